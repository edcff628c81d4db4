/** The pairs of adjacent letters in a text. */
const pairsOf = (letters: string): ReadonlySet<string> => {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < letters.length; at += 1) pairs.add(letters.slice(at, at + 2));
  return pairs;
};

/**
 * Compares a text with many others by Dice's coefficient: the fraction of letter pairs that two
 * texts share, from 0 to 1.
 */
export const createLikeness = (texts: readonly string[]) => {
  const sizes = texts.map((text) => pairsOf(text).size);
  const having = new Map<string, number[]>();
  for (const [index, text] of texts.entries())
    for (const pair of pairsOf(text)) {
      const indexes = having.get(pair);
      if (indexes) indexes.push(index);
      else having.set(pair, [index]);
    }
  return (text: string): readonly number[] => {
    const own = pairsOf(text);
    const common = new Uint16Array(texts.length);
    for (const pair of own) for (const index of having.get(pair) ?? []) common[index]! += 1;
    return sizes.map((size, index) => (2 * common[index]!) / Math.max(1, own.size + size));
  };
};
