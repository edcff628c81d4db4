import type { Database } from '../db/database.ts';
import { applyKept, guessKind, guessMappings } from './columns.ts';
import { columnsOf, type ListTable } from './listFile.ts';

/** What an import holds of its table, with the mapping that was kept for a source with its headings. */
export const formatOf = ({ dataSources }: Database, table: ListTable) => {
  const guesses = guessMappings(table.headings);
  const kept = dataSources
    .all()
    .flatMap((source) => {
      const mapping = applyKept(source, table.headings, guesses[source.kind]);
      return mapping ? [{ ...source, mapping }] : [];
    })
    .at(-1);
  const kind = kept?.kind ?? guessKind(guesses);
  const { encoding, delimiter, sheet, headingLine } = table;
  return {
    encoding,
    delimiter,
    sheet,
    sheets: [...table.sheets],
    headingLine,
    columns: columnsOf(table),
    kind,
    mapping: kept?.mapping ?? guesses[kind],
    guesses,
    colleges: kept?.colleges ?? [],
  };
};
