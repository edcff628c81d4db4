import type { NamedCollege, Place } from './addresses.ts';

const leastLikeness = 0.6;

const pairsOf = (name: string): ReadonlySet<string> => {
  const letters = name.replace(/ /g, '');
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < letters.length; at += 1) pairs.add(letters.slice(at, at + 2));
  return pairs;
};

/** The share of pairs of letters that two names have in common (Dice's coefficient). */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / Math.max(1, a.size + b.size);
};

/** Finds the colleges whose names resemble a text, the most alike first. */
export const createResemblance = (places: readonly Place[]) => {
  const known = places.map(({ college, name }) => ({ college, pairs: pairsOf(name) }));
  return (text: string): NamedCollege[] => {
    const own = pairsOf(text);
    return known
      .map(({ college, pairs }) => ({ college, score: likeness(own, pairs) }))
      .filter(({ score }) => score >= leastLikeness)
      .toSorted((a, b) => b.score - a.score)
      .map(({ college }) => college);
  };
};
