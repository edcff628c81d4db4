/** Closing ranks over the colleges of a market: keenest, 10%, median, 90%, last. */
export type Curve = readonly [number, number, number, number, number];

const places = [0, 0.1, 0.5, 0.9, 1] as const;

const map = (curve: Curve, change: (rank: number, i: number) => number): Curve =>
  curve.map(change) as unknown as Curve;

export const times = (curve: Curve, factor: number): Curve => map(curve, (rank) => rank * factor);

const headroom = [0.55, 0.72, 0.86, 0.96, 0.985] as const;

/** Bends the far end of a curve so that it stays below the last rank of the entrance. */
export const below = (curve: Curve, lastRank: number): Curve =>
  map(curve, (rank, i) => Math.min(rank, lastRank * headroom[i]!));

/** A curve through the three figures that the sources give. */
export const through = (keenest: number, median: number, last: number): Curve => [
  keenest,
  keenest + 0.3 * (median - keenest),
  median,
  median + 0.62 * (last - median),
  last,
];

/** A curve around a median, as wide as paid seats usually spread. */
export const around = (median: number): Curve => times([0.22, 0.45, 1, 1.75, 2.2], median);

/** Straight lines between points, flat beyond the first and the last. */
export const interpolate = (xs: readonly number[], ys: readonly number[], x: number): number => {
  const above = xs.findIndex((at) => at >= x);
  if (above === -1) return ys.at(-1)!;
  if (above === 0) return ys[0]!;
  const [x0, x1, y0, y1] = [xs[above - 1]!, xs[above]!, ys[above - 1]!, ys[above]!];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
};

/**
 * The closing rank of the college at `place`, from 0 the most wanted to 1 the least. Ranks
 * rise steeply behind the very first colleges, evenly after them.
 */
export const rankAt = (curve: Curve, place: number): number => {
  const segment = place < 0.1 ? 0 : place < 0.5 ? 1 : place < 0.9 ? 2 : 3;
  const [from, to] = [places[segment], places[segment + 1]!];
  const [low, high] = [curve[segment], curve[segment + 1]!];
  const way = (place - from) / (to - from);
  const bent = segment === 0 ? way * (2 - way) : way;
  return low + (high - low) * bent;
};
