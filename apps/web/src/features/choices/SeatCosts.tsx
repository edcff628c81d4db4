import { exceedsBudget, leastFee } from '@seatwise/flows/eligibility';
import type { Prediction } from '@seatwise/flows/prediction';
import { Inline, Text } from '@seatwise/ui';
import { content } from '../../content/prediction.ts';
import { seatCosts } from '../../content/seatCosts.ts';
import { useApplicant } from '../applicant/useApplicant.ts';
import { useLakhs, useRupees } from '../../hooks/useRupees.ts';

interface SeatCostsProps {
  readonly row: Pick<Prediction, 'feePerYear' | 'feeAtLeast' | 'bond'>;
  /** The number of seats in words; empty if it is unknown. */
  readonly seats: string;
}

/** The costs of a year and of the bond, and the number of seats, as far as the backend knows them. */
export const SeatCosts = ({ row, seats }: SeatCostsProps) => {
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
  const penalty = bond?.penalty ? lakhs.format(bond.penalty) : undefined;
  const others = [bond && seatCosts.bond(bond.years, penalty), seats];
  return (
    <Text as="div" size="small" tone="muted" tabular>
      <Inline dotted>
        {exceedsBudget(profile, leastFee(row)) ? (
          <Text as="span" size="small" tone="critical">
            {content.overBudget(feeText)}
          </Text>
        ) : (
          fee !== undefined && <span>{feeText}</span>
        )}
        {others.filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </Inline>
    </Text>
  );
};
