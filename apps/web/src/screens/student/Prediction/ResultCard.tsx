import { allottedSeatName, confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import { PredictionCard, RankRange, TierBadge } from '@seatwise/ui';
import { byRound, content } from '../../../content/prediction.ts';
import { StarPrediction } from './ChoiceActions.tsx';
import { CollegeLink } from './CollegeLinks.tsx';
import { instituteOf, kindName, roundsText } from './resultTexts.ts';

interface ResultCardProps {
  readonly row: Prediction;
  readonly air: number;
  readonly onOpen: () => void;
}

/** A result as a card, on narrow screens. */
export const ResultCard = ({ row, air, onOpen }: ResultCardProps) => {
  const { minAir: min, maxAir: max } = row;
  const level = confidenceLevel(row.confidence);
  const facts = [
    [content.college, [kindName(row), row.state].filter(Boolean).join(', ')],
    [content.fields.subject, row.subject],
    [content.fields.category, row.category],
    [content.fields.quotaName, row.quotaName],
    [content.fields.allottedCategory, allottedSeatName(row)],
    [byRound.title, roundsText(row)],
    [content.source, row.synthetic && content.sample],
  ] as const;
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
      facts={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))}
      range={
        typeof min === 'number' &&
        typeof max === 'number' && <RankRange min={min} max={max} rank={air} />
      }
      onOpen={onOpen}
    />
  );
};
