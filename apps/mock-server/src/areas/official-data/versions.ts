import type { Database } from '../../db/database.ts';
import type { DataImport, DataVersion } from '../../db/records.ts';
import { kinds } from './kinds/index.ts';
import type { Details } from './kinds/kind.ts';
import type { Slices } from './timeSlices.ts';
import { textOf } from './textEncoding.ts';

/** The version in force; undefined where nothing is published, or all of it is withdrawn. */
export const versionInForce = (db: Database): DataVersion | undefined =>
  db.dataVersions.all().findLast(({ withdrawn }) => withdrawn === null);

/** The imports of a version, with the rows that it published. */
export const importsOf = (db: Database, version: DataVersion | undefined): DataImport[] =>
  (version?.imports ?? []).map(({ id, rowsKey }) => {
    const record = db.dataImports.get(id)!;
    return rowsKey === null ? record : Object.assign({}, record, { rowsKey });
  });

export const importsInForce = (db: Database): DataImport[] => importsOf(db, versionInForce(db));

const scopeOf = (details: Details): string =>
  JSON.stringify([
    details.kind,
    ...kinds[details.kind].scope.map((part) => String(details[part]).toLowerCase()),
  ]);

/** Whether a list takes the place of another one. */
export const isSameScope = (one: Details, other: Details): boolean =>
  scopeOf(one) === scopeOf(other);

/** When the import was published that is in force; undefined for one that is not. */
export const publishedAtOf = (db: Database, { id }: DataImport): number | undefined =>
  db.dataVersions.all().findLast(({ importId, withdrawn }) => importId === id && !withdrawn)
    ?.publishedAt;

/** The published import which a new one takes the place of. */
export const predecessorOf = (db: Database, details: Details): DataImport | undefined =>
  importsInForce(db).find((known) => isSameScope(known.details!, details));

const rowsIn = ({ result }: DataImport): number => {
  const { added, changed, same } = result!.difference;
  return added + changed + same;
};

/** Publishes a checked import as a version; atomically, in one transaction of the caller. */
export const addVersion = (
  db: Database,
  record: DataImport,
  { at, by }: { readonly at: number; readonly by: string },
): DataVersion => {
  const others = importsInForce(db).filter(
    (known) => !isSameScope(known.details!, record.details!),
  );
  db.dataImports.update(record.id, { isPublished: true });
  return db.dataVersions.put({
    id: db.nextId('dataVersions'),
    imports: [...others, record].map(({ id, rowsKey }) => ({ id, rowsKey })),
    importId: record.id,
    details: record.details!,
    fileName: record.fileName,
    rows: rowsIn(record),
    publishedAt: at,
    publishedBy: by,
    withdrawn: null,
  });
};

/** Withdraws the version in force; its import can be checked and published again. */
export const withdraw = (
  db: Database,
  { id, importId }: DataVersion,
  by: { readonly at: number; readonly by: string },
): void => {
  db.dataVersions.update(id, { withdrawn: by });
  if (db.dataImports.get(importId)) db.dataImports.update(importId, { isPublished: false });
};

/** The stored rows of a checked import. */
export const rowsOf = async (
  { blobs }: Database,
  { rowsKey }: Pick<DataImport, 'rowsKey'>,
  slices: Slices,
): Promise<object[]> => {
  const file = rowsKey === null ? undefined : await blobs.read(rowsKey);
  if (!file) throw new Error('The rows of a published import are gone');
  const rows: object[] = [];
  let rest = '';
  for await (const { text } of textOf(file, 'utf-8')) {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop()!;
    for (const line of lines) {
      if (slices.isUsedUp()) await slices.pause();
      rows.push(JSON.parse(line) as object);
    }
  }
  return rows;
};
