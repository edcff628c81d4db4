import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import { PredictionCard, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { byRound, content } from '../../../content/prediction.ts';
import { useRupees } from '../../../hooks/useRupees.ts';
import { AddPrediction, StarPrediction } from './ChoiceActions.tsx';
import { OwnRank } from './OwnRank.tsx';
import {
  admittedText,
  instituteOf,
  placeText,
  quotaText,
  roundLines,
  seatText,
  whenText,
} from './resultTexts.ts';
import { SeatCosts } from './SeatCosts.tsx';

interface ResultCardProps {
  readonly row: Prediction;
  readonly rank: number;
  /** The short name of the authority that allots the seat. */
  readonly authority: string | undefined;
  readonly onOpen: (row: Prediction) => void;
}

/** A result as a card, on narrow screens. */
export const ResultCard = ({ row, rank, authority, onOpen }: ResultCardProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const level = confidenceLevel(row.confidence);
  const facts = [
    [content.fields.subject, row.subject],
    [content.fields.category, row.category],
    [content.fields.quotaName, row.quotaName && quotaText(row)],
    [content.fields.allottedCategory, seatText(row)],
    [byRound.title, roundLines(row).join('; ')],
    [content.columns.stipend, typeof row.stipend === 'number' && rupees.format(row.stipend)],
    [content.range, admittedText(row, number)],
  ] as const;
  return (
    <PredictionCard
      institute={instituteOf(row)}
      place={[authority, ...(row.authority ? [quotaText(row), seatText(row)] : []), placeText(row)]
        .filter(Boolean)
        .join(' · ')}
      action={<StarPrediction row={row} />}
      badge={row.probabilityTier && <TierBadge tier={row.probabilityTier} />}
      range={<OwnRank row={row} rank={rank} />}
      costs={
        <>
          <SeatCosts row={row} />
          <AddPrediction row={row} />
        </>
      }
      when={whenText(row, number) || content.why}
      code={portalCode(row.instituteCode) ?? content.noValue}
      evidence={level ? content.confidence(level) : ''}
      facts={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))}
      onOpen={() => onOpen(row)}
    />
  );
};
