import { allottedSeatName } from '@seatwise/flows/prediction';
import { content } from '../../../content/college.ts';
import { text, urlQuery, type QueryOf } from '../../../lib/urlParameters.ts';
import type { CollegeDetails } from './useCollege.ts';

export type Series = CollegeDetails['ranks'][number];

/** The seat whose ranks are shown; without any part, the student's seat that closes nearest to the rank. */
export const ranksCodec = urlQuery({ program: text(), quota: text(), seat: text() });
type RanksQuery = QueryOf<typeof ranksCodec>;

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The chosen name if it is offered, or else the first name. */
const offered = (names: readonly string[], chosen: string): string =>
  names.includes(chosen) ? chosen : (names[0] ?? '');

/**
 * The line of a round in the drawing: a main round's, where Mop-up was the third before 2023. Stray
 * rounds have none, because they are for students without a seat.
 */
export const lineOf = (round: string | null | undefined): string | null => {
  if (!round) return '';
  const main = round === 'Mop-up' ? 'Round 3' : round;
  return /^Round [1-3]$/.test(main) ? content.roundName(main) : null;
};

/** The options to choose from, and the ranks of the chosen seat; each choice narrows the next. */
export const chooseSeries = (
  ranks: readonly Series[],
  query: RanksQuery,
  /** The seat that is shown before one is chosen. @default the first one */
  nearest?: Series,
) => {
  const isChosen = Object.values(query).some(Boolean);
  const wanted =
    isChosen || !nearest
      ? query
      : { program: nearest.program, quota: nearest.quotaName, seat: allottedSeatName(nearest) };
  const programs = distinct(ranks.map(({ program }) => program));
  const program = offered(programs, wanted.program);
  const ofProgram = ranks.filter((series) => series.program === program);
  const quotas = distinct(ofProgram.map(({ quotaName }) => quotaName));
  const quota = offered(quotas, wanted.quota);
  const ofQuota = ofProgram.filter(({ quotaName }) => quotaName === quota);
  const seats = distinct(ofQuota.map(allottedSeatName));
  const seat = offered(seats, wanted.seat);
  return {
    programs,
    quotas,
    seats,
    chosen: { program, quota, seat },
    series: ofQuota.find((series) => allottedSeatName(series) === seat),
  };
};
