import { closingsOf, type Prediction } from '@seatwise/flows/prediction';
import { RankLine, Text, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { marginText, meritText } from './resultTexts.ts';

/** The rank at which the scale of all rows ends: the own rank is in its middle. */
export const scaleEnd = (rank: number): number => Math.max(10, 2 * rank);

interface OwnRankProps {
  readonly row: Prediction;
  readonly rank: number;
}

/** The own rank among the closing ranks of a seat, and by how much it is enough. */
export const OwnRank = ({ row, rank }: OwnRankProps) => {
  const number = useNumberFormatter();
  const closings = closingsOf(row);
  if (closings.length === 0) return meritText(row, number) || content.noValue;
  return (
    <>
      <RankLine closings={closings} rank={rank} end={scaleEnd(rank)} />
      <Text as="div" size="caption" tone="muted" tabular>
        {marginText(row, rank)}
      </Text>
    </>
  );
};
