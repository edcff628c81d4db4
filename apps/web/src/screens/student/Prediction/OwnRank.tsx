import { closingsOf, type Prediction } from '@seatwise/flows/prediction';
import { RankLine, Text, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { scaleEnd } from '../../../lib/scaleEnd.ts';
import { marginText, meritText } from './resultTexts.ts';

interface OwnRankProps {
  readonly row: Prediction;
  readonly rank: number;
}

/** The student's rank among the closing ranks of a seat, and the distance from the newest one. */
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
