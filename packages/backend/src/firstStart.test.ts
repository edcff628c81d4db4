import { expect, it, vi } from 'vitest';
import { createDatabase } from './db/database.ts';
import { testEnvironment } from './testing/environment.ts';
import { createSharedJournal } from './testing/sharedJournal.ts';

it('BEY-CLU-01 reads the official lists before it holds the turn of a first start', async () => {
  // Lists are read once per process, so this test loads fresh modules.
  vi.resetModules();
  const { loadOfficialLists } = await import('./areas/official-data/officialLists.ts');
  const { fillAtFirstStart } = await import('./firstStart.ts');
  const lists = await loadOfficialLists('extract');
  const steps: string[] = [];
  for (const list of lists.values()) {
    const { table } = list;
    vi.spyOn(list, 'table').mockImplementation((rows) => {
      if (rows === undefined) steps.push('list');
      return table(rows);
    });
  }
  const db = createDatabase(createSharedJournal().open());
  const { take } = db.turns;
  vi.spyOn(db.turns, 'take').mockImplementation((work) => {
    steps.push('turn');
    return take(work);
  });
  await fillAtFirstStart(db, testEnvironment(), lists);
  expect(steps).toEqual([...Array.from(lists, () => 'list'), 'turn']);
  expect(db.dataVersions.size).toBeGreaterThan(0);
});
