import type { Database } from '../db/database.ts';
import { applyKept, guessMapping } from './columns.ts';
import { columnsOf, type ListTable } from './listFile.ts';

/** What an import holds of its table, with the mapping that was kept for a source with its headings. */
export const formatOf = ({ dataSources }: Database, table: ListTable) => {
  const kept = dataSources
    .all()
    .flatMap(({ headings, ...source }) => {
      const mapping = applyKept(headings, table.headings);
      return mapping ? [{ ...source, mapping }] : [];
    })
    .at(-1);
  const { encoding, delimiter, sheet, headingLine } = table;
  return {
    encoding,
    delimiter,
    sheet,
    sheets: [...table.sheets],
    headingLine,
    columns: columnsOf(table),
    mapping: kept?.mapping ?? guessMapping(table.headings),
    colleges: kept?.colleges ?? [],
  };
};
