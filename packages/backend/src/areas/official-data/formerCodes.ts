import { codeOfToday } from '@seatwise/official-data';
import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';

/** The setting that records since when the database uses MCC's codes for colleges. */
const note = 'collegeCodes';

/** The setting that marks stored rows as using former codes. */
const formerRows = (rowsKey: string): string => `formerCodes:${rowsKey}`;

export const noteCodes = (db: Database, at: number): void => {
  db.settings.put({ id: note, value: at });
};

const withCode = <T extends { readonly instituteCode: string }>(entry: T): T => ({
  ...entry,
  instituteCode: codeOfToday(entry.instituteCode),
});

/** Renames the codes in a version's difference, a list of runs and entries. */
const inDifference = (difference: string): string =>
  JSON.stringify(
    (JSON.parse(difference) as object[]).map((part) =>
      'instituteCode' in part ? withCode(part as { instituteCode: string }) : part,
    ),
  );

const inDecisions = <D extends DataImport['decisions'][number]>(decisions: readonly D[]): D[] =>
  decisions.map((decision) =>
    decision.of === 'college' && decision.means !== null
      ? { ...decision, means: codeOfToday(decision.means) }
      : decision,
  );

/** Converts the records of an earlier app version to MCC's codes, once. */
export const takeCodesOfToday = (db: Database, at: number): void => {
  if (db.settings.get(note) !== undefined) return;
  db.transaction(() => {
    for (const { id, entries } of db.choiceLists.all())
      db.choiceLists.update(id, { entries: entries.map(withCode) });
    for (const { id, difference } of db.choiceVersions.all())
      if (difference !== null)
        db.choiceVersions.update(id, { difference: inDifference(difference) });
    for (const { id, instituteCode } of db.choiceComments.all())
      db.choiceComments.update(id, { instituteCode: codeOfToday(instituteCode) });
    for (const { id, items } of db.shortlists.all())
      db.shortlists.update(id, { items: items.map(withCode) });
    for (const { id, decisions } of db.dataImports.all())
      db.dataImports.update(id, { decisions: inDecisions(decisions) });
    for (const { id, decisions } of db.dataSources.all())
      db.dataSources.update(id, { decisions: inDecisions(decisions) });
    const keys = [
      ...db.dataImports.all().map(({ rowsKey }) => rowsKey),
      ...db.dataVersions.all().flatMap(({ imports }) => imports.map(({ rowsKey }) => rowsKey)),
    ];
    for (const key of new Set(keys))
      if (key !== null) db.settings.put({ id: formerRows(key), value: at });
    noteCodes(db, at);
  });
};

/** Reads a list's stored rows, converting former codes that an earlier app version wrote. */
export const rowReaderFor = (db: Database, rowsKey: string) => {
  if (db.settings.get(formerRows(rowsKey)) === undefined) return (row: object): object => row;
  return (row: object): object => {
    if ('instituteCode' in row) return withCode(row as { instituteCode: string });
    return 'code' in row ? { ...row, code: codeOfToday(row.code as string) } : row;
  };
};
