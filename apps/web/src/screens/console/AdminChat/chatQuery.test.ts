import { describe, expect, it } from 'vitest';
import type { ConversationQuery } from '@seatwise/flows/chat';
import { chatQuery } from './chatQuery.ts';

const nothing: ConversationQuery = {
  selected: null,
  scope: 'all',
  isClosed: false,
  search: '',
  page: 1,
};

describe('the URL of the conversations', () => {
  it.each<[string, Partial<ConversationQuery>]>([
    ['', {}],
    ['conversation=7', { selected: 7 }],
    ['show=waiting&state=closed', { scope: 'waiting', isClosed: true }],
    ['conversation=7&show=mine&search=Round+2', { selected: 7, scope: 'mine', search: 'Round 2' }],
  ])('BEY-CNV-03 BEY-CNV-04 keeps %j', (search, change) => {
    const query = { ...nothing, ...change };
    expect(chatQuery.write(query).toString()).toBe(search);
    expect(chatQuery.read(new URLSearchParams(search))).toEqual(query);
  });

  it('BEY-CNV-11 holds the page', () => {
    expect(chatQuery.write({ ...nothing, page: 3 }).toString()).toBe('page=3');
    expect(chatQuery.read(new URLSearchParams('page=3')).page).toBe(3);
    expect(chatQuery.read(new URLSearchParams('page=-1.5')).page).toBe(1);
  });

  it('lists all open ones for what it does not know', () => {
    expect(chatQuery.read(new URLSearchParams('show=some&state=odd'))).toEqual(nothing);
  });
});
