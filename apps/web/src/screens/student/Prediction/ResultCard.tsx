import { allottedSeatName, confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import { PredictionCard, RankRange, TierBadge } from '@seatwise/ui';
import { instituteOf, kindName, rangeOf } from './resultTable.ts';
import { content } from '../../../content/prediction.ts';
import { StarPrediction } from './StarPrediction.tsx';
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
  const level = confidenceLevel(row.confidence);
  const range = rangeOf(row);
  const place = [kindName(row), row.state ?? ''].filter(Boolean).join(', ');
  return (
    <PredictionCard
      badge={row.probabilityTier && <TierBadge tier={row.probabilityTier} />}
      evidence={level ? content.confidence(level) : ''}
      code={
        <>
          <CollegeLink code={row.instituteCode} /> <StarPrediction row={row} />
        </>
      }
      institute={instituteOf(row)}
      facts={[
        ...(place ? [{ term: content.college, value: place }] : []),
        ...(row.subject ? [{ term: subject, value: row.subject }] : []),
        ...(row.category ? [{ term: category, value: row.category }] : []),
        ...(row.quotaName ? [{ term: quotaName, value: row.quotaName }] : []),
        ...(seat ? [{ term: allottedCategory, value: seat }] : []),
        ...(row.synthetic ? [{ term: content.source, value: content.sample }] : []),
      ]}
      range={range && <RankRange {...range} rank={air} />}
      onOpen={onOpen}
    />
  );
};
