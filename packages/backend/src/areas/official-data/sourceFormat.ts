import { mostUnknowns } from '@seatwise/api-client/contract/constants/data';
import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import { applyKept, guessKind, guessMappings, headingsOf } from './columnMapping.ts';
import { columnsOf, type ListTable } from './listFile.ts';
import { plainName } from './plainName.ts';

type Decision = DataImport['decisions'][number];

const decisionOf = ({ of, written, means, adds }: Decision): Decision => {
  const decision = { of, written, means };
  return adds ? { ...decision, adds } : decision;
};

/** What an import stores of its table, with the mapping stored for a source with such headings. */
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
    decisions: (kept?.decisions ?? []).map(decisionOf),
  };
};

export const meaningOf = ({ means, adds }: Decision): string =>
  adds ? `new: ${adds.name}, ${adds.state}` : (means ?? 'left out');

/** Merges new decisions into known ones, and drops those that are taken back. */
export const withDecisions = (
  known: DataImport['decisions'],
  decided: DataImport['decisions'],
  undone: readonly Pick<Decision, 'of' | 'written'>[] = [],
): DataImport['decisions'] => {
  const keyOf = ({ of, written }: (typeof undone)[number]): string => `${of} ${written}`;
  const gone = new Set([...decided, ...undone].map(keyOf));
  return [...known.filter((decision) => !gone.has(keyOf(decision))), ...decided];
};

type Source = NonNullable<ReturnType<Database['dataSources']['get']>>;

/** Takes a decision back; returns how many its source has left. */
export const forgetDecision = (
  { dataSources }: Database,
  { id, decisions }: Source,
  forgotten: Source['decisions'][number],
): number => {
  const left = decisions.filter((decision) => decision !== forgotten);
  dataSources.update(id, { decisions: left });
  return left.length;
};

const wordsOf = ({ of, written, means, adds }: Decision) => [
  of,
  written,
  means,
  adds?.name,
  adds?.state,
  adds?.kind,
];

/** Decisions by the text that they are about, in the audit trail's words. */
const meanings = (decisions: DataImport['decisions']): Record<string, string> =>
  Object.fromEntries(decisions.map((one) => [`“${one.written}” is`, meaningOf(one)]));

/**
 * Stores how a source heads its columns and what its texts mean; returns what each text meant
 * before and means now.
 */
export const keepFormat = (
  { dataSources }: Database,
  { details, columns, mapping, decisions }: DataImport,
  by: { readonly at: number; readonly by: string },
) => {
  const { kind, source } = details!;
  const id = `${kind} ${source.toLowerCase()}`;
  const earlier = dataSources.get(id)?.decisions ?? [];
  const known = new Map(earlier.map((decision) => [JSON.stringify(wordsOf(decision)), decision]));
  // A repeated decision keeps its first author and time.
  const decided = decisions.map(
    (decision) => known.get(JSON.stringify(wordsOf(decision))) ?? { ...decision, ...by },
  );
  const all = withDecisions(earlier, decided) as typeof earlier;
  const headings = columns.map(({ heading }) => heading);
  dataSources.put({
    id,
    kind,
    name: source,
    headings: headingsOf(mapping, headings),
    columns: headings.map(plainName),
    decisions: all.slice(-mostUnknowns),
  });
  return { before: meanings(earlier), after: meanings(all) };
};
