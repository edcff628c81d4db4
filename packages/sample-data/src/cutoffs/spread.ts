import { rankAt, type Curve } from './curve.ts';

export interface Contender {
  /** The lower, the more sought after. */
  readonly score: number;
  /** Whether the curve's own year has a row; else its place is only estimated. */
  readonly counts: boolean;
  readonly pinned: number | undefined;
}

/** From this many colleges on, the curve's ends belong to the first and the last of them. */
const crowd = 8;

const placesOf = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (count < crowd ? (i + 0.5) / count : i / (count - 1)));

/** Takes the rank nearest to `wanted` out of a rising list. */
const takeNearest = (ranks: number[], target: number): void => {
  let nearest = 0;
  for (let i = 1; i < ranks.length; i += 1)
    if (Math.abs(ranks[i]! - target) < Math.abs(ranks[nearest]! - target)) nearest = i;
  ranks.splice(nearest, 1);
};

/**
 * A closing rank for each contender, so that together they follow the curve: pinned ones take
 * their own rank and use up the nearest place on the curve, the others share the rest by score.
 */
export const spread = (curve: Curve, contenders: readonly Contender[]): readonly number[] => {
  const counting = contenders.filter(({ counts }) => counts);
  const ranks = placesOf(counting.length).map((place) => rankAt(curve, place));
  for (const { pinned } of counting) if (pinned !== undefined) takeNearest(ranks, pinned);

  const closing = contenders.map(({ pinned }) => pinned ?? 0);
  const byScore = contenders
    .map((contender, i) => ({ ...contender, i }))
    .filter(({ pinned }) => pinned === undefined)
    .toSorted((a, b) => a.score - b.score);
  let next = 0;
  for (const { counts, i } of byScore) {
    closing[i] = ranks[next] ?? ranks.at(-1) ?? rankAt(curve, 0.5);
    if (counts) next += 1;
  }
  return closing;
};
