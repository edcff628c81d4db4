import { mostUnknowns } from '@seatwise/api-client/contract/constants/data';
import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import { applyKept, guessKind, guessMappings, headingsOf } from './columnMapping.ts';
import { columnsOf, type ListTable } from './listFile.ts';
import { plainName } from './plainName.ts';

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
    decisions: kept?.decisions ?? [],
  };
};

const meaningOf = ({ means, adds }: DataImport['decisions'][number]): string =>
  adds ? `new: ${adds.name}, ${adds.state}` : (means ?? 'left out');

/** Decisions by what they are on, as the audit trail names them. */
const meanings = (decisions: DataImport['decisions']): Record<string, string> =>
  Object.fromEntries(decisions.map((one) => [`“${one.written}” is`, meaningOf(one)]));

/**
 * Keeps how a source heads its columns and what its texts mean, and says what each text meant
 * before and means from now on.
 */
export const keepFormat = (
  { dataSources }: Database,
  { details, columns, mapping, decisions }: DataImport,
) => {
  const { kind, source } = details!;
  const id = `${kind} ${source.toLowerCase()}`;
  const earlier = dataSources.get(id)?.decisions ?? [];
  const decided = new Set(decisions.map(({ of, written }) => `${of} ${written}`));
  const others = earlier.filter(({ of, written }) => !decided.has(`${of} ${written}`));
  const headings = columns.map(({ heading }) => heading);
  dataSources.put({
    id,
    kind,
    name: source,
    headings: headingsOf(mapping, headings),
    columns: headings.map(plainName),
    decisions: [...others, ...decisions].slice(-mostUnknowns),
  });
  return { before: meanings(earlier), after: meanings([...others, ...decisions]) };
};
