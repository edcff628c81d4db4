import { exceedsBudget, leastFee } from '@seatwise/flows/eligibility';
import type { Prediction } from '@seatwise/flows/prediction';
import { Inline, Text } from '@seatwise/ui';
import { content } from '../../content/prediction.ts';
import { seatCosts } from '../../content/seatCosts.ts';
import { useApplicant } from './useApplicant.ts';
import { captions } from './seatFacts.css.ts';
import { useLakhs, useRupees } from '../../hooks/useRupees.ts';

interface SeatCostsProps {
  readonly row: Pick<Prediction, 'feePerYear' | 'feeAtLeast' | 'bond' | 'collegeKind'>;
  /** The number of seats in words, if it is known. */
  readonly seats?: string;
  /** The college's kind and place, where no line of its own says them. */
  readonly place?: string;
  /** Whether it is one of many rows, where nothing is said of a government college's unknown fee. @default false */
  readonly isBrief?: boolean;
}

/** The costs of a year and of the bond, and the number of seats, as far as the backend knows them. */
export const SeatCosts = ({ row, seats, place, isBrief = false }: SeatCostsProps) => {
  const rupees = useRupees();
  const lakhs = useLakhs();
  const { profile } = useApplicant().applicant;
  const { feePerYear: fee, feeAtLeast, bond } = row;
  const feeText =
    typeof fee === 'number'
      ? content.feePerYear(rupees.format(fee))
      : typeof feeAtLeast === 'number'
        ? content.feeAtLeast(lakhs.format(feeAtLeast))
        : content.feeUnknown;
  const isOmitted =
    fee === undefined ||
    (isBrief && feeText === content.feeUnknown && row.collegeKind === 'government');
  const penalty = bond?.penalty ? lakhs.format(bond.penalty) : undefined;
  const others = [bond && seatCosts.bond(bond.years, penalty), seats];
  return (
    <div className={captions}>
      <Inline dotted>
        {place && <span>{place}</span>}
        {exceedsBudget(profile, leastFee(row)) ? (
          <Text as="span" size="caption" tone="critical">
            {content.overBudget(feeText)}
          </Text>
        ) : (
          !isOmitted && <span>{feeText}</span>
        )}
        {others.filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </Inline>
    </div>
  );
};
