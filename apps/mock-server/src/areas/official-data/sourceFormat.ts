import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import { applyKept, guessKind, guessMappings, headingsOf } from './columnMapping.ts';
import { columnsOf, type ListTable } from './listFile.ts';
import { plainName } from './plainName.ts';

/** No check takes more decisions. */
const mostColleges = 1000;

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

const meanings = (known: DataImport['colleges']): Record<string, string> =>
  Object.fromEntries(known.map(({ written, code }) => [`“${written}” is`, code]));

/**
 * Keeps how a source heads its columns and spells colleges, and says what each spelling meant
 * before and means from now on.
 */
export const keepFormat = (
  { dataSources }: Database,
  { details, columns, mapping, colleges }: DataImport,
) => {
  const { kind, source } = details!;
  const id = `${kind} ${source.toLowerCase()}`;
  const earlier = dataSources.get(id)?.colleges ?? [];
  const decided = new Map(colleges.map((college) => [college.written, college]));
  const others = earlier.filter(({ written }) => !decided.has(written));
  const headings = columns.map(({ heading }) => heading);
  dataSources.put({
    id,
    kind,
    name: source,
    headings: headingsOf(mapping, headings),
    columns: headings.map(plainName),
    colleges: [...others, ...decided.values()].slice(-mostColleges),
  });
  return { before: meanings(earlier), after: meanings([...others, ...decided.values()]) };
};
