import { describe, expect, it } from 'vitest';
import { conversation } from './testing/chat.ts';
import { conversationEntry, unreadInAll } from './conversationEntries.ts';

const list = [
  conversation(),
  conversation({ id: 2, student: { username: '' }, lastUpdated: 'never' }),
];

describe('the list of conversations', () => {
  it('ADC-02 ADC-03 CON-42 shows the student, the last update in short form, and what is unread', () => {
    const unread = { 1: ['7', '8'] };
    expect(list.map((row) => conversationEntry(row, unread, 'Asia/Kolkata'))).toEqual([
      { id: 1, name: 'Ananya Sharma', lastUpdated: '20/11/26, 3:30 pm', unread: 2 },
      { id: 2, name: 'Student', lastUpdated: '—', unread: 0 },
    ]);
  });

  it('counts what is unread in all of them', () => {
    expect(unreadInAll({ list, unlisted: null, unreadElsewhere: 0, unread: {} })).toBe(0);
    expect(
      unreadInAll({
        list,
        unlisted: conversation({ id: 5, work: { unread: 2 } }),
        unreadElsewhere: 4,
        unread: { 1: ['7', '8'], 2: [], 3: ['9'] },
      }),
    ).toBe(9);
  });
});
