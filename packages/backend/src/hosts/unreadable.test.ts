import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createDatabase } from '../db/database.ts';
import { createSharedJournal } from '../testing/sharedJournal.ts';
import { showUnreadable } from './unreadable.ts';

/** A running instance, and the command next to it, with a read mark that lacks its message. */
const setUp = () => {
  const journal = createSharedJournal();
  const faulty = { id: '7/1', message: 3 };
  journal.entries.push({ collection: 'readMarks', id: '7/1', body: JSON.stringify(faulty) });
  const running = createDatabase(journal.open());
  const command = (words: readonly string[], typed = '') =>
    showUnreadable(journal.open(), words, Readable.from([typed]));
  return { running, command, faulty };
};

it('BEY-ATK-26 shows what cannot be read, and mends it for the instances that run', async () => {
  const { running, command, faulty } = setUp();
  expect(await command([])).toBe('readMarks/7/1  messageId invalid_type');
  expect(JSON.parse(await command(['readMarks/7/1']))).toEqual(faulty);
  await expect(command(['readMarks/7/1', 'mend'], '{"id":"7/1"}')).rejects.toThrow('invalid');
  const other = '{"id":"7/2","messageId":3}';
  await expect(command(['readMarks/7/1', 'mend'], other)).rejects.toThrow('7/1');
  expect(() => running.readMarks.get('7/1')).toThrow('We cannot save anything');
  const mended = { id: '7/1', messageId: 3 };
  expect(await command(['readMarks/7/1', 'mend'], JSON.stringify(mended))).toContain('mended');
  await vi.waitUntil(() => running.unreadable() === 0, { timeout: 3000 });
  expect(running.readMarks.get('7/1')).toEqual(mended);
  expect(await command([])).toBe('');
});

it('BEY-ATK-26 removes what nobody can mend', async () => {
  const { running, command } = setUp();
  expect(await command(['readMarks/7/1', 'remove'])).toContain('removed');
  await vi.waitUntil(() => running.unreadable() === 0, { timeout: 3000 });
  expect(running.readMarks.get('7/1')).toBeUndefined();
  expect(await command(['readMarks/7/1', 'remove'])).toContain('no unreadable record');
});

it('BEY-ATK-26 sets a record aside again where its mending is refused', async () => {
  const { running } = setUp();
  expect(() =>
    running.transaction(() => {
      running.mend('readMarks', '7/1');
      throw new Error('refused');
    }),
  ).toThrow('refused');
  expect(running.unreadable()).toBe(1);
});
