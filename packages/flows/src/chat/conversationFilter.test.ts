import { describe, expect, it } from 'vitest';
import { conversation } from './testing/chat.ts';
import { stillFits, type ConversationFilter } from './conversationFilter.ts';

const meera = { id: 8, username: 'Meera Nair' };
const list = [
  conversation({ id: 1, work: { waitingSince: '2026-11-20T10:05:00.000Z' } }),
  conversation({ id: 2, work: { assignee: meera } }),
  conversation({ id: 3, work: { isClosed: true, assignee: meera } }),
];
const everything: ConversationFilter = { scope: 'all', isClosed: false, search: '' };

describe('the filters of the conversations', () => {
  it.each<[string, Partial<ConversationFilter>, number[]]>([
    ['the open ones', {}, [1, 2]],
    ['the closed ones', { isClosed: true }, [3]],
    ['both of a search', { search: 'seat' }, [1, 2, 3]],
    ['those that wait', { scope: 'waiting' }, [1]],
    ['one’s own', { scope: 'mine' }, [2]],
  ])('BEY-CNV-04 keep %s', (_, change, ids) => {
    const kept = list.filter((row) => stillFits(row, { ...everything, ...change }, meera.id));
    expect(kept.map(({ id }) => id)).toEqual(ids);
  });
});
