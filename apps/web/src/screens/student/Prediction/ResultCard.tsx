import { allottedSeatName, confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import { Inline, PredictionCard, Text, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { byRound, content } from '../../../content/prediction.ts';
import { StarPrediction } from './ChoiceActions.tsx';
import { CollegeLink } from './CollegeLinks.tsx';
import { Fee } from './Fee.tsx';
import { admittedText, instituteOf, kindName, quotaText, roundLines } from './resultTexts.ts';
import { Why } from './TierByRound.tsx';

interface ResultCardProps {
  readonly row: Prediction;
  readonly onOpen: (row: Prediction) => void;
}

/** A result as a card, on narrow screens. */
export const ResultCard = ({ row, onOpen }: ResultCardProps) => {
  const number = useNumberFormatter();
  const level = confidenceLevel(row.confidence);
  const facts = [
    [content.college, [kindName(row), row.state].filter(Boolean).join(', ')],
    [content.fields.subject, row.subject],
    [content.fields.category, row.category],
    [content.fields.quotaName, row.quotaName && quotaText(row)],
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
          <Text as="div" size="small" tone="muted" tabular>
            {admittedText(row, number)}
          </Text>
        </>
      }
      onOpen={() => onOpen(row)}
    />
  );
};
