import { budgetSectionOf, expectedClosing } from '@seatwise/flows/prediction';
import { RankStrip, type SeatOnStrip } from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../../content/rankMap.ts';
import { instituteOf } from './resultTexts.ts';
import type { JudgedSeat } from './useJudgedResults.ts';
import type { ResultsPartProps } from './useResults.ts';

/** The seats that have an expected closing rank, and so a place on the map. */
const placed = (seats: readonly JudgedSeat[], budget: number | undefined): readonly SeatOnStrip[] =>
  seats.flatMap(({ row }) => {
    const rank = expectedClosing(row);
    const { probabilityTier: tier } = row;
    if (rank === undefined || !tier) return [];
    const isWithinBudget = budgetSectionOf(row, budget) === 'within';
    return [{ name: instituteOf(row), rank, tier, isWithinBudget }];
  });

/** The open seats by the rank at which they may close; choosing ranks filters the results. */
export const RankMap = ({ shown }: ResultsPartProps) => {
  const { seatsOf, ofColumns, applicant, rank, ranks, chooseRanks } = shown;
  const budget = applicant.profile?.budgetPerYear;
  const all = useMemo(() => placed(seatsOf('open'), budget), [seatsOf, budget]);
  const passing = useMemo(() => seatsOf('open', ofColumns), [seatsOf, ofColumns]);
  const seats = useMemo(() => placed(passing, budget), [passing, budget]);
  const scaleOf = useMemo(() => all.map((seat) => seat.rank), [all]);
  const undrawn = passing.length - seats.length;
  const note = [
    seats.some(({ isWithinBudget }) => !isWithinBudget) && content.hollow,
    undrawn > 0 && content.undrawn(undrawn),
  ].filter(Boolean);
  return (
    <RankStrip
      caption={content.caption}
      seats={seats}
      scaleOf={scaleOf}
      rank={rank}
      range={ranks}
      onRangeChange={chooseRanks}
      note={note.length > 0 && note.join(' ')}
    />
  );
};
