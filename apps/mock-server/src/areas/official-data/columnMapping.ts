import {
  dataKindNames,
  dataKinds,
  missingColumns,
  type DataKind,
  type DataMapping,
} from '@seatwise/api-client/contract/constants/data';
import { HttpError } from '../../httpError.ts';
import { kinds } from './kinds/index.ts';
import { plainName } from './plainName.ts';

export type Mapping = Readonly<Record<string, number>>;

const fieldsOf = (kind: DataKind): string[] => Object.keys(dataKinds[kind].fields);

/** Guesses by the headings which column of a list holds what. */
const guessMapping = (kind: DataKind, plain: readonly string[]): Mapping => {
  const { headings } = kinds[kind];
  const mapping: Record<string, number> = {};
  for (const field of fieldsOf(kind)) {
    const index = plain.findIndex((heading) => headings[field]!.test(heading));
    if (index !== -1) mapping[field] = index;
  }
  return mapping;
};

/** What the columns would hold in a list of each kind. */
export const guessMappings = (cells: readonly string[]): Record<DataKind, Mapping> => {
  const plain = cells.map(plainName);
  return Object.fromEntries(
    dataKindNames.map((kind) => [kind, guessMapping(kind, plain)]),
  ) as Record<DataKind, Mapping>;
};

const isComplete = (kind: DataKind, mapping: DataMapping): boolean =>
  missingColumns(kind, mapping).length === 0;

/** The kind that explains the most headings; one that lacks nothing comes before one that does. */
export const guessKind = (guesses: Readonly<Record<DataKind, Mapping>>): DataKind => {
  const explained = (kind: DataKind): number =>
    Object.keys(guesses[kind]).length + (isComplete(kind, guesses[kind]) ? 100 : 0);
  return dataKindNames.toSorted((a, b) => explained(b) - explained(a))[0]!;
};

/** How many of the cells look like headings. */
export const recognisedHeadings = (cells: readonly string[]): number =>
  Math.max(...Object.values(guessMappings(cells)).map((mapping) => Object.keys(mapping).length));

/** The headings of more than one column; a converter may have numbered them, as `Quota.1`. */
const repeatedHeadings = (cells: readonly string[]): readonly string[] => {
  const headings = cells.map((cell) => cell.trim()).filter((cell) => plainName(cell) !== '');
  const plain = new Set(headings.map(plainName));
  const same = Map.groupBy(headings, (heading) => {
    const first = plainName(heading.replace(/\.\d+$/, ''));
    return plain.has(first) ? first : plainName(heading);
  });
  return [...same.values()].filter(({ length }) => length > 1).map(([first]) => first!);
};

const mostNamed = 5;

/** Refuses a list in which a heading does not say which column is meant. */
export const requireSingleHeadings = (cells: readonly string[]): void => {
  const repeated = repeatedHeadings(cells);
  if (repeated.length === 0) return;
  const named = repeated.slice(0, mostNamed).map((heading) => `“${heading.slice(0, 80)}”`);
  const rest = repeated.length - named.length;
  const list = new Intl.ListFormat('en').format([...named, ...(rest > 0 ? [`${rest} more`] : [])]);
  throw new HttpError(
    400,
    `More than one column is headed ${list}, as in lists with several rounds side by side, and one of them would be read in the place of another. Delete the columns of the other rounds, and upload the list again.`,
  );
};

interface Kept {
  readonly headings: Readonly<Record<string, string>>;
  /** All headings of the list that the mapping was stored for. */
  readonly columns: readonly string[];
}

/**
 * The mapping that was stored for a source, where the list has its headings; columns that its last
 * list did not have are guessed.
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

/** A mapping without the fields that the kind does not know. */
export const mappingFor = (kind: DataKind, mapping: Mapping): Mapping => {
  const known = new Set(fieldsOf(kind));
  return Object.fromEntries(Object.entries(mapping).filter(([field]) => known.has(field)));
};
