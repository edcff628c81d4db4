import { text } from 'node:stream/consumers';
import { createDatabase } from '../db/database.ts';
import type { Storage, StoredRecord } from '../db/storage.ts';

const placeOf = ({ collection, id }: Pick<StoredRecord, 'collection' | 'id'>): string =>
  `${collection}/${id}`;

/**
 * Lists the records that this release cannot read or, with a place `COLLECTION/ID`, shows that one.
 * `mend` replaces it by JSON from standard input, `remove` deletes it. Other instances may run.
 */
export const showUnreadable = async (
  storage: Storage,
  [place, act]: readonly (string | undefined)[],
  input: NodeJS.ReadableStream = process.stdin,
): Promise<string> => {
  const db = createDatabase(storage);
  const all = db.unreadableRecords();
  if (place === undefined) return all.map((one) => `${placeOf(one)}  ${one.fault}`).join('\n');
  const one = all.find((each) => placeOf(each) === place);
  if (!one) return `There is no unreadable record ${place}.`;
  if (act === undefined) return JSON.stringify(one.record, null, 2);
  if (act !== 'mend' && act !== 'remove') return 'After the place comes mend, remove or nothing.';
  const record = act === 'mend' ? (JSON.parse(await text(input)) as object) : undefined;
  await db.turns.take(() => db.mend(one.collection, one.id, record));
  await db.turns.stop();
  return `${place} is ${record ? 'mended' : 'removed'}.`;
};
