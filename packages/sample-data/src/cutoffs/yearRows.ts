import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { Random } from '../random.ts';
import type { Pool } from '@seatwise/api-client/contract/prediction';
import type { SampleYear } from './sampleCell.ts';
import type { Settled } from './entries.ts';
import { measured, movements, years } from './levels.ts';

/** How near the opening rank of a pool comes to its closing rank, where two or more got in. */
const nearness: Readonly<Record<Pool, number>> = {
  OP: 0.71,
  EW: 0.95,
  OBC: 0.89,
  SC: 0.86,
  ST: 0.97,
};

/** The most sought-after colleges open far above where they close. */
const openingRatio = (pool: Pool, place: number, random: Random): number => {
  const stretch = pool === 'OP' && place < 0.12 ? 1 + 7 * (0.12 - place) : 1;
  return 1 - (1 - nearness[pool]) * stretch * (0.4 + 1.2 * random.next());
};

/** What the rows of a pool rest on beside its own figures. */
export interface Season {
  readonly exam: Exam;
  readonly pool: Pool;
  /** What each year's ranks are multiplied by. */
  readonly levels: readonly number[];
  /** The open seats' rows: reserved seats open behind them, as the open ones are filled first. */
  readonly openRows: readonly SampleYear[];
}

const closingIn = (at: number, settled: Settled, season: Season, random: Random): number => {
  const { stray, lastRank } = movements[season.exam];
  const swing = 1 + stray * (0.75 * settled.competitor.swings[at]! + 0.65 * random.normal());
  const drift = at === measured ? 1 : season.levels[at]! * swing;
  return Math.min(settled.closing * drift, lastRank * (0.97 + 0.03 * random.next()));
};

/** The rows of a cell. From the first to the last rank there is room for all admitted. */
export const yearRows = (settled: Settled, season: Season, random: Random): readonly SampleYear[] =>
  years.flatMap((year, at) => {
    const seats = settled.admits[at]!;
    if (seats === 0) return [];
    const behind = season.openRows.find((row) => row.year === year)?.maxAir ?? 0;
    const maxAir = Math.max(1, behind, Math.round(closingIn(at, settled, season, random)));
    const earliest = Math.min(behind + 1, maxAir);
    const admits = Math.min(seats, maxAir - earliest + 1);
    const ratio =
      settled.known?.openingRatio ??
      (admits === 1 ? 1 : openingRatio(season.pool, settled.place, random));
    const latest = maxAir - admits + 1;
    const minAir = Math.max(earliest, Math.min(Math.round(maxAir * ratio), latest));
    return [{ year, minAir, maxAir, admits, sample: true }];
  });
