import type { Candidate, NameForm } from './candidates.ts';
import { lettersOf } from './plainKey.ts';
import { allows, type WrittenText } from './writtenText.ts';

/** A college that a text may mean. */
export interface Proposal {
  readonly college: Candidate;
  /** How alike the names are, from 0 to 1. */
  readonly score: number;
}

const mostProposals = 3;
const leastScore = 0.5;
/** No official name has more commas before its address. */
const mostNameParts = 4;

const pairsOf = (key: string): ReadonlySet<string> => {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < key.length; at += 1) pairs.add(key.slice(at, at + 2));
  return pairs;
};

/** The share of pairs of letters that two names have in common (Dice's coefficient). */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / Math.max(1, a.size + b.size);
};

/**
 * Proposes the `likely` colleges and those whose names come near the text's, the nearest first; all
 * of the state and the stream that it says.
 */
export const createProposals = (forms: readonly NameForm[]) => {
  const bearers = Map.groupBy(forms, ({ key, candidate }) => `${candidate.stream} ${key}`);
  // A name that many bear says nothing without its city.
  const telling = forms.filter(
    ({ key, candidate, isWhole }) =>
      isWhole || bearers.get(`${candidate.stream} ${key}`)?.length === 1,
  );
  let known: readonly { candidate: Candidate; pairs: readonly ReadonlySet<string>[] }[] | undefined;

  return (text: WrittenText, likely: readonly Candidate[]): readonly Proposal[] => {
    // Letters show what is misspelt, keys what is abbreviated.
    known ??= telling.map(({ candidate, key, letters }) => ({
      candidate,
      pairs: [pairsOf(key), pairsOf(letters)],
    }));
    const beginnings = text.keys.slice(0, mostNameParts).map((_, index) => index + 1);
    const written = beginnings.map((end) => [
      pairsOf(text.keys.slice(0, end).join('')),
      pairsOf(lettersOf(text.parts.slice(0, end).join())),
    ]);
    const best = new Map<Candidate, number>();
    for (const { candidate, pairs } of known) {
      if (!allows(text, candidate)) continue;
      const scores = written.flatMap((own) => own.map((some, by) => likeness(some, pairs[by]!)));
      best.set(candidate, Math.max(0, best.get(candidate) ?? 0, ...scores));
    }
    const alike = [...best.keys()]
      .filter((candidate) => best.get(candidate)! >= leastScore)
      .toSorted((a, b) => best.get(b)! - best.get(a)!);
    return [...new Set([...likely.filter((candidate) => best.has(candidate)), ...alike])]
      .slice(0, mostProposals)
      .map((college) => ({ college, score: Math.round(best.get(college)! * 100) / 100 }));
  };
};
