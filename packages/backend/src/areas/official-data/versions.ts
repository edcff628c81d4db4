import type { Database } from '../../db/database.ts';
import type { DataImport, DataVersion } from '../../db/records.ts';
import { kinds } from './kinds/index.ts';
import type { Details } from './kinds/kind.ts';
import type { Slices } from './timeSlices.ts';
import { rowReaderFor } from './formerCodes.ts';
import { officialRows } from './officialLists.ts';
import { textOf } from './textEncoding.ts';

/** The newest version that is not withdrawn; undefined if there is none. */
export const versionInForce = (db: Database): DataVersion | undefined =>
  db.dataVersions.all().findLast(({ withdrawn }) => withdrawn === null);

const scopeOf = (details: Details): string =>
  JSON.stringify([
    details.kind,
    ...kinds[details.kind].scope.map((part) => String(details[part]).toLowerCase()),
  ]);

/** Whether a list replaces another. */
export const isSameScope = (one: Details, other: Details): boolean =>
  scopeOf(one) === scopeOf(other);

/** The versions whose lists are in force: for each scope, the newest that is not withdrawn. */
export const versionsInForce = (versions: readonly DataVersion[]): DataVersion[] => {
  const standing = versions.filter(({ withdrawn }) => withdrawn === null);
  const newest = new Map(standing.map((version) => [scopeOf(version.details), version]));
  return standing.filter((version) => newest.get(scopeOf(version.details)) === version);
};

/** The rows that a version published; null for its import's rows, as earlier servers stored it. */
const rowsKeyOf = ({ imports, importId }: DataVersion): string | null =>
  imports.find(({ id }) => id === importId)?.rowsKey ?? null;

/** The imports of versions, with the rows that they published. */
export const importsOf = (db: Database, versions: readonly DataVersion[]): DataImport[] =>
  versions.map((version) => {
    const record = db.dataImports.get(version.importId)!;
    const rowsKey = rowsKeyOf(version);
    return rowsKey === null ? record : Object.assign({}, record, { rowsKey });
  });

export const importsInForce = (db: Database): DataImport[] =>
  importsOf(db, versionsInForce(db.dataVersions.all()));

/** Whether a withdrawn list can be restored: its rows exist, and no newer list is in force. */
export const canRestore = (db: Database, version: DataVersion): boolean => {
  const record = db.dataImports.get(version.importId);
  const isWhole =
    record !== undefined &&
    record.rowsKey !== null &&
    record.rowsKey === (rowsKeyOf(version) ?? record.rowsKey);
  return (
    version.withdrawn !== null &&
    isWhole &&
    !record.isPublished &&
    versionsInForce(db.dataVersions.all()).every(
      ({ id, details }) => id < version.id || !isSameScope(details, version.details),
    )
  );
};

/** The version that comes into force if a version is withdrawn. */
export const nextOf = (db: Database, { id, details }: DataVersion): DataVersion | undefined =>
  db.dataVersions
    .all()
    .findLast(
      (other) => other.id !== id && other.withdrawn === null && isSameScope(other.details, details),
    );

/** When an import in force was published; undefined if it is not in force. */
export const publishedAtOf = (db: Database, { id }: DataImport): number | undefined =>
  db.dataVersions.all().findLast(({ importId, withdrawn }) => importId === id && !withdrawn)
    ?.publishedAt;

/** The published import that a new one replaces. */
export const predecessorOf = (db: Database, details: Details): DataImport | undefined =>
  importsInForce(db).find((known) => isSameScope(known.details!, details));

const rowsIn = ({ result }: DataImport): number => {
  const { added, changed, same } = result!.difference;
  return added + changed + same;
};

/** Publishes a checked import as a version, within the caller's transaction. */
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

/** Withdraws a version; its import can be checked and published again. */
export const withdraw = (
  db: Database,
  { id, importId }: DataVersion,
  by: { readonly at: number; readonly by: string },
): void => {
  db.dataVersions.update(id, { withdrawn: by });
  if (db.dataImports.get(importId)) db.dataImports.update(importId, { isPublished: false });
};

/** Puts a withdrawn version in force again. */
export const restore = (db: Database, { id, importId }: DataVersion): void => {
  db.dataVersions.update(id, { withdrawn: null });
  db.dataImports.update(importId, { isPublished: true });
};

/** Marks checks as outdated, because the data that they were based on has changed. */
export const outdateChecks = (db: Database): void => {
  for (const { id, isPublished, result } of db.dataImports.all())
    if (!isPublished && result) db.dataImports.update(id, { basedOn: -1 });
};

/** The stored rows of a checked import. */
export const rowsOf = async (
  db: Database,
  { rowsKey }: Pick<DataImport, 'rowsKey'>,
  slices: Slices,
): Promise<readonly object[]> => {
  const official = rowsKey === null ? undefined : officialRows(rowsKey);
  if (official) return official;
  const file = rowsKey === null ? undefined : await db.blobs.read(rowsKey);
  if (!file) throw new Error('The rows of a published import are gone');
  const rows: object[] = [];
  const readRow = rowReaderFor(db, rowsKey!);
  let rest = '';
  for await (const { text } of textOf(file, 'utf-8')) {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop()!;
    for (const line of lines) {
      if (slices.isUsedUp()) await slices.pause();
      rows.push(readRow(JSON.parse(line) as object));
    }
  }
  return rows;
};
