import { noteCodes, takeCodesOfToday } from './areas/official-data/formerCodes.ts';
import type { OfficialList } from './areas/official-data/officialLists.ts';
import { publishOfficialResults, readMissingLists } from './areas/official-data/officialResults.ts';
import type { Database } from './db/database.ts';
import { randomName, type Environment } from './environment.ts';
import { secretNames } from './security/secrets.ts';

type Lists = ReadonlyMap<string, OfficialList>;

export const quotaBytes = 5 * 1024 ** 3;

/** Writes the records that every database starts with. */
export const putBasics = (
  db: Database,
  environment: Environment,
  lists: Lists,
  now: number,
): void => {
  db.settings.put({ id: 'firstStart', value: now });
  noteCodes(db, now);
  db.settings.put({ id: 'storage:quota', value: quotaBytes });
  db.settings.put({ id: 'storage:archived', value: 0 });
  for (const name of secretNames)
    db.settings.put({ id: `secret:${name}`, value: randomName(environment, 32) });
  publishOfficialResults(db, now, lists);
};

/**
 * Puts the prepared dataset, or only the basics, into an empty database. A database with data gets
 * the official results that it lacks.
 */
export const fillAtFirstStart = async (
  db: Database,
  environment: Environment,
  lists: Lists,
  prepare: (now: number) => Promise<() => void> = async (now) => () =>
    putBasics(db, environment, lists, now),
): Promise<void> => {
  const now = environment.clock.now();
  const isNew = () => db.settings.get('firstStart') === undefined;
  await readMissingLists(db, lists);
  const fill = isNew() ? await prepare(now) : undefined;
  await db.turns.take(() => {
    // The database may have been filled by another instance meanwhile.
    if (fill && isNew()) db.transaction(fill);
    else
      db.evenWhenFull(() => {
        takeCodesOfToday(db, now);
        publishOfficialResults(db, now, lists);
      });
  });
};
