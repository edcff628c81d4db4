import type { Prediction } from '@seatwise/flows/prediction';
import { RankRow, Text } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { marginText } from './resultTexts.ts';

/** The rank at which the scale of all rows ends: the own rank is in its middle. */
export const scaleEnd = (rank: number): number => Math.max(10, 2 * rank);

interface OwnRankProps {
  readonly row: Prediction;
  readonly rank: number;
}

/** The own rank against the ranks that got in, and by how much it is enough. */
export const OwnRank = ({ row, rank }: OwnRankProps) => {
  const { minAir, maxAir } = row;
  if (typeof minAir !== 'number' || typeof maxAir !== 'number') return content.noValue;
  return (
    <>
      <RankRow min={minAir} max={maxAir} rank={rank} end={scaleEnd(rank)} />
      <Text as="div" size="caption" tone="muted" tabular>
        {marginText(row, rank)}
      </Text>
    </>
  );
};
