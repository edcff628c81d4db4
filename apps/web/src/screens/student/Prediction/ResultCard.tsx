import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { shownChances } from '@seatwise/flows/choices';
import { confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import { PredictionCard, useNumberFormatter } from '@seatwise/ui';
import { byRound, content } from '../../../content/prediction.ts';
import { ChanceByRound } from '../../../features/choices/ChanceByRound.tsx';
import { SeatCosts } from '../../../features/applicant/SeatCosts.tsx';
import { useRupees } from '../../../hooks/useRupees.ts';
import { AddPrediction, StarPrediction } from './ChoiceActions.tsx';
import { beside } from './Prediction.css.ts';
import { OwnRank } from './OwnRank.tsx';
import {
  admittedText,
  instituteOf,
  placeText,
  quotaText,
  seatsText,
  seatText,
  whenText,
  marginTexts,
} from './resultTexts.ts';

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
    [byRound.title, whenText(row, number)],
    [content.columns.stipend, typeof row.stipend === 'number' && rupees.format(row.stipend)],
    [content.range, admittedText(row, number)],
  ] as const;
  return (
    <PredictionCard
      institute={instituteOf(row)}
      place={[authority, ...(row.authority ? [quotaText(row), seatText(row)] : []), placeText(row)]
        .filter(Boolean)
        .join(' · ')}
      action={
        <div className={beside}>
          <StarPrediction row={row} />
          <AddPrediction row={row} />
        </div>
      }
      badge={<ChanceByRound chances={shownChances(row, 'Round 1')} />}
      range={<OwnRank row={row} rank={rank} isBare />}
      costs={<SeatCosts row={row} seats={seatsText([row])} />}
      when={marginTexts(row, rank, number).join(' · ') || content.why}
      code={portalCode(row.instituteCode) ?? content.noValue}
      evidence={level ? content.confidence(level) : ''}
      facts={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))}
      onOpen={() => onOpen(row)}
    />
  );
};
