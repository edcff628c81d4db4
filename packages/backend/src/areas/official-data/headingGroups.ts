import { lettersOf } from '@seatwise/official-data';
import { HttpError } from '../../httpError.ts';

/** Converters number a repeated heading, as `Quota.1` or `Quota_1`; so do we, as `Quota (2)`. */
const number = /(?:[._]\d+| \(\d+\))$/;

export const unnumbered = (heading: string): string => heading.trim().replace(number, '');

/** The letters of each heading, without the number of a repetition. */
export const repeatedLetters = (headings: readonly string[]): readonly string[] => {
  const all = new Set(headings.map(lettersOf));
  return headings.map((heading) => {
    const base = lettersOf(unnumbered(heading));
    return all.has(base) ? base : lettersOf(heading);
  });
};

/** The columns of each repeated heading. */
const repetitions = (headings: readonly string[]): readonly (readonly number[])[] => {
  const letters = repeatedLetters(headings);
  const columns = Map.groupBy(letters.keys(), (index) => letters[index]!);
  return [...columns]
    .filter(([base, { length }]) => base !== '' && length > 1)
    .map(([, indexes]) => indexes);
};

/** Whether repeated headings are grouped by round, each heading once in every group. */
const areRounds = (repeated: readonly (readonly number[])[]): boolean => {
  const times = repeated[0]!.length;
  if (repeated.some(({ length }) => length !== times)) return false;
  return Array.from({ length: times - 1 }, (_, round) => round).every((round) => {
    const last = Math.max(...repeated.map((columns) => columns[round]!));
    return repeated.every((columns) => columns[round + 1]! > last);
  });
};

const mostNamed = 5;

/**
 * Refuses a list with ambiguous headings. Lists of Round 2 and 3 have the columns of all rounds
 * side by side; these are accepted if each round names a whole seat.
 */
export const requireDistinctHeadings = (
  headings: readonly string[],
  isSeatHeading: readonly ((letters: string) => boolean)[],
): void => {
  const repeated = repetitions(headings);
  if (repeated.length === 0) return;
  const letters = repeatedLetters(headings);
  const namesSeats = isSeatHeading.every((test) =>
    repeated.some(([first]) => test(letters[first!]!)),
  );
  if (namesSeats && areRounds(repeated)) return;
  const names = repeated.map(([first]) => headings[first!]!.trim());
  const named = names.slice(0, mostNamed).map((heading) => `“${heading.slice(0, 80)}”`);
  const rest = names.length - named.length;
  const list = new Intl.ListFormat('en').format([...named, ...(rest > 0 ? [`${rest} more`] : [])]);
  throw new HttpError(
    400,
    `More than one column is headed ${list}. This happens in lists with several rounds side by side. Delete the columns of the other rounds, then upload the list again.`,
  );
};

/** Makes headings distinct by numbering the repeated ones. */
export const numbered = (headings: readonly string[]): readonly string[] => {
  const times = new Map<string, number>();
  return headings.map((heading) => {
    const letters = lettersOf(heading);
    const time = (times.get(letters) ?? 0) + 1;
    times.set(letters, time);
    return time === 1 || letters === '' ? heading : `${heading.trim()} (${time})`;
  });
};
