import { createLikeness, lettersOf } from '@seatwise/official-data';

const leastLikeness = 0.6;

/** Finds the names that resemble a text, the most alike first, with how alike it is from 0 to 1. */
export const createResemblance = (names: readonly string[]) => {
  const scoresOf = createLikeness(names.map(lettersOf));
  return (text: string): { readonly value: string; readonly score: number }[] =>
    scoresOf(lettersOf(text))
      .map((score, index) => ({ value: names[index]!, score: Math.round(100 * score) / 100 }))
      .filter(({ score }) => score >= leastLikeness)
      .toSorted((a, b) => b.score - a.score);
};
