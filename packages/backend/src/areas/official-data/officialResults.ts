import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import { guessMappings } from './columnMapping.ts';
import { officialFile, type OfficialList } from './officialLists.ts';
import { createSlices } from './timeSlices.ts';
import { importsInForce, isSameScope } from './versions.ts';

/** The name shown as the publisher of the versions. */
const publisher = 'Seatwise';

/** Creates the import for an official list: published, or offered to staff for a check. */
const putImport = (
  db: Database,
  [key, list]: readonly [key: string, list: OfficialList],
  at: number,
  isPublished: boolean,
): DataImport => {
  const { details } = list;
  const [headings = [], ...first] = list.table(3);
  const guesses = guessMappings(headings);
  return db.dataImports.put({
    id: db.nextId('dataImports'),
    fileName: `${key}.csv`,
    fileSize: officialFile(key)!.size,
    storageKey: key,
    uploadedBy: publisher,
    uploadedAt: at,
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    sheets: [],
    headingLine: 1,
    columns: headings.map((heading, index) => ({
      heading,
      examples: first.map((cells) => cells[index]!),
    })),
    kind: details.kind,
    mapping: guesses[details.kind],
    guesses,
    details,
    decisions: [],
    failure: null,
    result: null,
    rowsKey: isPublished ? key : null,
    reportKey: null,
    basedOn: 0,
    fingerprint: null,
    isPublished,
  });
};

const publish = (
  db: Database,
  [key, list]: readonly [key: string, list: OfficialList],
  at: number,
  others: readonly DataImport[],
): DataImport => {
  const record = putImport(db, [key, list], at, true);
  db.dataVersions.put({
    id: db.nextId('dataVersions'),
    imports: [...others, record].map(({ id, rowsKey }) => ({ id, rowsKey })),
    importId: record.id,
    details: record.details!,
    fileName: record.fileName,
    rows: list.count,
    publishedAt: at,
    publishedBy: publisher,
    withdrawn: null,
  });
  return record;
};

/** The setting that records that a database once had a list, so that a withdrawn list stays out. */
const noteOf = (key: string): string => `officialList:${key}`;

const hasHad = (db: Database, key: string): boolean =>
  db.settings.get(noteOf(key)) !== undefined ||
  db.dataImports.all().some(({ storageKey }) => storageKey === key);

/**
 * Reads the lists that a database lacks, before the turn: reading takes a second or more, and on a
 * busy machine so long that the database would count as lost if it were not heard in between.
 */
export const readMissingLists = async (
  db: Database,
  known: ReadonlyMap<string, OfficialList>,
): Promise<void> => {
  const slices = createSlices();
  for (const key of known.keys())
    if (!hasHad(db, key)) {
      officialFile(key);
      if (slices.isUsedUp()) await slices.pause();
    }
};

/**
 * Publishes the project's official lists in a database that has none of them. A database from an
 * earlier server version keeps its published lists; newer lists wait among the imports, for staff
 * to check and publish. Staff's own list for the same round stays in force.
 */
export const publishOfficialResults = (
  db: Database,
  at: number,
  known: ReadonlyMap<string, OfficialList>,
): void => {
  const lists = [...known].filter(([key]) => !hasHad(db, key));
  if (lists.length === 0) return;
  db.transaction(() => {
    const isFirst = db.settings.get('officialResults') === undefined;
    const others = importsInForce(db);
    for (const [key, list] of lists) {
      const isPublished = others.some(({ details }) => isSameScope(details!, list.details));
      if (!isFirst) putImport(db, [key, list], at, false);
      else if (!isPublished) others.push(publish(db, [key, list], at, others));
      db.settings.put({ id: noteOf(key), value: at });
    }
    db.settings.put({ id: 'officialResults', value: known.size });
  });
};
