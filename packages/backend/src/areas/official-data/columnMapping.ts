import {
  dataKindNames,
  dataKinds,
  missingColumns,
  type DataKind,
  type DataMapping,
} from '@seatwise/api-client/contract/constants/data';
import { repeatedLetters, requireDistinctHeadings } from './headingGroups.ts';
import { kinds } from './kinds/index.ts';
import { plainName } from './plainName.ts';

export type Mapping = Readonly<Record<string, number>>;

const fieldsOf = (kind: DataKind): string[] => Object.keys(dataKinds[kind].fields);

const patterns = new Map<RegExp, RegExp>();

/** Tables break words anywhere, so headings are compared only by their letters. */
const byLetters = (pattern: RegExp): RegExp => {
  const known = patterns.get(pattern) ?? new RegExp(pattern.source.replaceAll(' ', ''));
  patterns.set(pattern, known);
  return known;
};

/**
 * Guesses the column of each field by its heading. If a heading repeats per round, the last column
 * is this round's: the earlier ones show which seat was left.
 */
const guessMapping = (kind: DataKind, letters: readonly string[]): Mapping => {
  const { headings } = kinds[kind];
  const mapping: Record<string, number> = {};
  for (const field of fieldsOf(kind)) {
    const heading = letters.find((one) => byLetters(headings[field]!).test(one));
    if (heading !== undefined) mapping[field] = letters.lastIndexOf(heading);
  }
  return mapping;
};

/** The guessed mapping for each kind of list. */
export const guessMappings = (cells: readonly string[]): Record<DataKind, Mapping> => {
  const letters = repeatedLetters(cells);
  return Object.fromEntries(
    dataKindNames.map((kind) => [kind, guessMapping(kind, letters)]),
  ) as Record<DataKind, Mapping>;
};

const isComplete = (kind: DataKind, mapping: DataMapping): boolean =>
  missingColumns(kind, mapping).length === 0;

/** The kind that explains the most headings; a complete mapping beats an incomplete one. */
export const guessKind = (guesses: Readonly<Record<DataKind, Mapping>>): DataKind => {
  const explained = (kind: DataKind): number =>
    Object.keys(guesses[kind]).length + (isComplete(kind, guesses[kind]) ? 100 : 0);
  return dataKindNames.toSorted((a, b) => explained(b) - explained(a))[0]!;
};

/** The number of cells that look like headings. */
export const recognisedHeadings = (cells: readonly string[]): number =>
  Math.max(...Object.values(guessMappings(cells)).map((mapping) => Object.keys(mapping).length));

/** Refuses a list in which a heading is ambiguous. */
export const requireTellable = (cells: readonly string[]): void => {
  const { college, program, quota } = kinds.cutoffs.headings;
  requireDistinctHeadings(
    cells,
    [college!, program!, quota!].map((pattern) => (letters) => byLetters(pattern).test(letters)),
  );
};

interface Kept {
  readonly headings: Readonly<Record<string, string>>;
  /** All headings of the list that the mapping was stored for. */
  readonly columns: readonly string[];
}

/**
 * The mapping stored for a source, as far as the list has the same headings; columns that the
 * source's last list did not have are guessed.
 */
export const applyKept = (
  { headings, columns }: Kept,
  cells: readonly string[],
  guess: Mapping,
): Mapping | undefined => {
  const plain = cells.map(plainName);
  const mapping: Record<string, number> = {};
  for (const [field, heading] of Object.entries(headings)) {
    const index = plain.indexOf(heading);
    if (index === -1) return undefined;
    mapping[field] = index;
  }
  for (const [field, index] of Object.entries(guess))
    if (!columns.includes(plain[index]!)) mapping[field] ??= index;
  return mapping;
};

export const headingsOf = (
  mapping: Mapping,
  cells: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([field, index]) => {
      const heading = cells[index];
      return heading === undefined ? [] : [[field, plainName(heading)]];
    }),
  );

/** A mapping with only the fields of its kind. */
export const mappingFor = (kind: DataKind, mapping: Mapping): Mapping => {
  const known = new Set(fieldsOf(kind));
  return Object.fromEntries(Object.entries(mapping).filter(([field]) => known.has(field)));
};
