import type { SeatOnStrip } from '../patterns/RankStrip/StripDrawing.tsx';

const tierOf = (rank: number, own: number): SeatOnStrip['tier'] => {
  if (rank > 1.3 * own) return 'Very Likely';
  if (rank > 1.1 * own) return 'Likely';
  return rank > 0.95 * own ? 'Possible' : 'Unlikely';
};

/** Seats whose closing ranks are spread like those of MBBS: most before 50,000, and some far after it. */
export const stripSeats = (
  count: number,
  own: number,
  budgetEnd = Infinity,
): readonly SeatOnStrip[] =>
  Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const rank = Math.round(60 * 10 ** (4.3 * share ** (share < 0.75 ? 0.45 : 1.2)));
    return {
      name: `College ${at + 1}`,
      rank,
      tier: tierOf(rank, own),
      isWithinBudget: rank < budgetEnd,
    };
  });
