import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { shownChances, type ShownChance } from '@seatwise/flows/choices';
import { confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import { PredictionCard, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { byRound, content } from '../../../content/prediction.ts';
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

const joined = (texts: readonly (string | undefined)[]): string =>
  texts.filter(Boolean).join(' · ');

const chanceText = ({ round, probabilityTier }: ShownChance): string =>
  round ? byRound.chance(byRound.short[round], probabilityTier) : '';

/** A result as a card, on narrow screens. */
export const ResultCard = ({ row, rank, authority, onOpen }: ResultCardProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const level = confidenceLevel(row.confidence);
  const chances = shownChances(row, 'Round 1');
  const facts = [
    [content.fields.subject, row.subject],
    [content.fields.category, row.category],
    [content.fields.quotaName, row.quotaName && quotaText(row)],
    [content.fields.allottedCategory, seatText(row)],
    [byRound.title, joined([whenText(row, number), ...chances.map(chanceText)])],
    [content.columns.stipend, typeof row.stipend === 'number' && rupees.format(row.stipend)],
    [content.range, joined([admittedText(row, number), seatsText([row])])],
  ] as const;
  return (
    <PredictionCard
      institute={instituteOf(row)}
      place={
        <SeatCosts
          row={row}
          isBrief
          place={joined([
            authority,
            ...(row.authority ? [quotaText(row), seatText(row)] : []),
            placeText(row),
          ])}
        />
      }
      action={
        <div className={beside}>
          <StarPrediction row={row} />
          <AddPrediction row={row} />
        </div>
      }
      badge={chances[0] && <TierBadge tier={chances[0].probabilityTier} />}
      range={<OwnRank row={row} rank={rank} isBare />}
      margin={marginTexts(row, rank, number).at(-1) ?? content.why}
      code={portalCode(row.instituteCode) ?? content.noValue}
      evidence={level ? content.confidence(level) : ''}
      facts={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))}
      onOpen={() => onOpen(row)}
    />
  );
};
