import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { RankLineDrawing } from '../../internal/RankLineDrawing/RankLineDrawing.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { rankLineMessages } from './messages.ts';

export interface RankLineProps {
  /** The closing ranks of the seat, the newest year first. */
  readonly closings: readonly {
    readonly rank: number;
    /** The year of the closing rank; undefined if it covers several years. */
    readonly year?: number | undefined;
  }[];
  /** The student's own rank. */
  readonly rank: number;
  /** The rank at the end of the scale that all rows share; ranks after it are cut off. */
  readonly end: number;
}

/**
 * The student's own rank among the closing ranks of a seat: a bar ends at the newest closing rank,
 * and ticks mark those of earlier years. All rows share a scale, so that the student's rank is the
 * same upright mark in each.
 */
export const RankLine = ({ closings, rank, end }: RankLineProps) => {
  const messages = useMessages('RankLine', rankLineMessages);
  const number = useNumberFormatter();
  return (
    <div>
      <RankLineDrawing closings={closings} rank={rank} end={end} />
      <VisuallyHidden>
        {messages.summary({
          rank: number.format(rank),
          closings: closings.map((closing) => ({
            rank: number.format(closing.rank),
            year: closing.year,
          })),
        })}
      </VisuallyHidden>
    </div>
  );
};
