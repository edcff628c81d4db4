import { allottedSeatName, confidenceLevel, type Prediction } from '@seatwise/flows/predictor';
import { PredictionCard, RankRange, TierBadge } from '@seatwise/ui';
import { kindName } from './resultTable.ts';
import { content } from '../../content/prediction.ts';
import { CollegeLink } from './CollegeLink.tsx';

interface ResultCardProps {
  readonly row: Prediction;
  readonly air: number;
  readonly onOpen: () => void;
}

/** A result as a card, on narrow screens. */
export const ResultCard = ({ row, air, onOpen }: ResultCardProps) => {
  const { subject, category, quotaName, allottedCategory } = content.fields;
  const seat = allottedSeatName(row);
  const place = [kindName(row), row.state ?? ''].filter(Boolean).join(', ');
  return (
    <PredictionCard
      badge={<TierBadge tier={row.probabilityTier} />}
      evidence={content.confidence(confidenceLevel(row.confidence))}
      code={<CollegeLink code={row.instituteCode} />}
      institute={row.institute}
      facts={[
        ...(place ? [{ term: content.college, value: place }] : []),
        { term: subject, value: row.subject },
        { term: category, value: row.category },
        ...(row.quotaName ? [{ term: quotaName, value: row.quotaName }] : []),
        ...(seat ? [{ term: allottedCategory, value: seat }] : []),
        ...(row.synthetic ? [{ term: content.source, value: content.sample }] : []),
      ]}
      range={<RankRange min={row.minAir} max={row.maxAir} rank={air} />}
      onOpen={onOpen}
    />
  );
};
