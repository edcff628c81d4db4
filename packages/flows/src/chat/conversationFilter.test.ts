import { describe, expect, it } from 'vitest';
import { conversation } from './testing/chat.ts';
import { filteredConversations, hasWork, type ConversationFilter } from './conversationFilter.ts';

const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const meera = { id: 8, username: 'Meera Nair' };
const list = [
  conversation({
    id: 1,
    student: { id: 4, username: 'Ananya Sharma' },
    work: { waitingSince: at(5) },
  }),
  conversation({ id: 2, student: { id: 5, username: 'Rohan Mehta' }, work: { assignee: meera } }),
  conversation({
    id: 3,
    student: { id: 6, username: 'Simran Kaur' },
    work: { waitingSince: at(1), assignee: meera },
  }),
  conversation({ id: 4, student: null, work: { isClosed: true } }),
];
const everything: ConversationFilter = { scope: 'all', isClosed: false, search: '' };

describe('the filters of the conversations', () => {
  it.each<[string, Partial<ConversationFilter>, number[]]>([
    ['the open ones', {}, [1, 2, 3]],
    ['the closed ones', { isClosed: true }, [4]],
    ['those that wait, the longest first', { scope: 'waiting' }, [3, 1]],
    ['one’s own', { scope: 'mine' }, [2, 3]],
    ['a part of a name', { search: ' MEHTA' }, [2]],
    ['the name of a student without one', { isClosed: true, search: 'student' }, [4]],
  ])('BEY-CNV-03 BEY-CNV-04 show %s', (_, change, ids) => {
    const shown = filteredConversations(list, { ...everything, ...change }, meera.id);
    expect(shown.map(({ id }) => id)).toEqual(ids);
  });

  it('BEY-CNV-03 show what was found in the messages', () => {
    const shown = filteredConversations(
      list,
      { ...everything, search: 'deposit' },
      8,
      new Set([3]),
    );
    expect(shown.map(({ id }) => id)).toEqual([3]);
  });

  it('BEY-CNV-12 say whether a backend keeps what staff do', () => {
    expect(hasWork(list)).toBe(true);
    expect(hasWork([conversation()])).toBe(false);
  });

  it('BEY-CNV-11 search, filter and sort 50,000 conversations within a gesture', () => {
    const many = Array.from({ length: 50_000 }, (_, id) =>
      conversation({
        id,
        student: { id, username: `Student ${id}` },
        work: { waitingSince: id % 3 === 0 ? at(id % 10) : null },
      }),
    );
    const start = performance.now();
    const shown = filteredConversations(
      many,
      { scope: 'waiting', isClosed: false, search: 'student 4' },
      8,
    );
    const took = performance.now() - start;
    expect(shown.length).toBeGreaterThan(3000);
    expect(took).toBeLessThan(200);
  });
});
