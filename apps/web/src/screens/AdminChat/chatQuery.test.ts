import { describe, expect, it } from 'vitest';
import { chatQuery, type ChatQuery } from './chatQuery.ts';

const nothing: ChatQuery = { selected: null, scope: 'all', isClosed: false, search: '' };

describe('the URL of the conversations', () => {
  it.each<[string, Partial<ChatQuery>]>([
    ['', {}],
    ['conversation=7', { selected: 7 }],
    ['show=waiting&state=closed', { scope: 'waiting', isClosed: true }],
    ['conversation=7&show=mine&search=Round+2', { selected: 7, scope: 'mine', search: 'Round 2' }],
  ])('BEY-CNV-03 BEY-CNV-04 keeps %j', (search, change) => {
    const query = { ...nothing, ...change };
    expect(chatQuery.write(query).toString()).toBe(search);
    expect(chatQuery.read(new URLSearchParams(search))).toEqual(query);
  });

  it('lists all open ones for what it does not know', () => {
    expect(chatQuery.read(new URLSearchParams('show=some&state=odd'))).toEqual(nothing);
  });
});
