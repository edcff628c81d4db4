import { allottedSeatName, confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import { Inline, PredictionCard, Text, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { byRound, content } from '../../../content/prediction.ts';
import { StarPrediction } from './ChoiceActions.tsx';
import { CollegeLink } from './CollegeLinks.tsx';
import { Fee } from './Fee.tsx';
import { instituteOf, kindName, roundLines } from './resultTexts.ts';
import { Why } from './TierByRound.tsx';

interface ResultCardProps {
  readonly row: Prediction;
  readonly onOpen: (row: Prediction) => void;
}

/** A result as a card, on narrow screens. */
export const ResultCard = ({ row, onOpen }: ResultCardProps) => {
  const number = useNumberFormatter();
  const { minAir: min, maxAir: max } = row;
  const level = confidenceLevel(row.confidence);
  const facts = [
    [content.college, [kindName(row), row.state].filter(Boolean).join(', ')],
    [content.fields.subject, row.subject],
    [content.fields.category, row.category],
    [content.fields.quotaName, row.quotaName],
    [content.fields.allottedCategory, allottedSeatName(row)],
    [byRound.title, roundLines(row).join('; ')],
    [content.source, row.synthetic && content.sample],
  ] as const;
  return (
    <PredictionCard
      badge={
        row.probabilityTier && (
          <Inline gap="xxs">
            <TierBadge tier={row.probabilityTier} />
            <Why row={row} onOpen={onOpen} isInCard />
          </Inline>
        )
      }
      evidence={level ? content.confidence(level) : ''}
      code={
        <>
          {row.instituteCode} · <CollegeLink row={row} /> <StarPrediction row={row} />
        </>
      }
      institute={instituteOf(row)}
      facts={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))}
      range={
        <>
          <Fee row={row} />
          {typeof min === 'number' && typeof max === 'number' && (
            <Text as="div" size="small" tone="muted" tabular>
              {content.admitted(number.format(min), number.format(max))}
            </Text>
          )}
        </>
      }
      onOpen={() => onOpen(row)}
    />
  );
};
