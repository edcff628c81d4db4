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

/** Finds what resembles a text, the most alike first, with how alike it is from 0 to 1. */
export const createResemblance = <T>(
  known: readonly { readonly value: T; readonly name: string }[],
) => {
  const paired = known.map(({ value, name }) => ({ value, pairs: pairsOf(name) }));
  return (text: string): { readonly value: T; readonly score: number }[] => {
    const own = pairsOf(text);
    return paired
      .map(({ value, pairs }) => ({ value, score: likeness(own, pairs) }))
      .filter(({ score }) => score >= leastLikeness)
      .toSorted((a, b) => b.score - a.score);
  };
};
