import { exceedsBudget, leastFee } from '@seatwise/flows/eligibility';
import type { Prediction } from '@seatwise/flows/prediction';
import { Inline, Link, Switch, Text } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { seatCosts } from '../../../content/seatCosts.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { marked, useLakhs, useRupees } from '../../../hooks/useRupees.ts';
import { paths } from '../../../paths.ts';
import { seatsText } from './resultTexts.ts';
import type { ResultsPartProps } from './useResults.ts';

/** What a year and the bond cost, and how many seats there are; nothing of what the backend does not know. */
export const SeatCosts = ({ row }: { readonly row: Prediction }) => {
  const rupees = useRupees();
  const lakhs = useLakhs();
  const { profile } = useApplicant().applicant;
  const { feePerYear: fee, feeAtLeast, feeSource, bond, bondSource } = row;
  const feeText =
    typeof fee === 'number'
      ? content.feePerYear(marked(rupees.format(fee), feeSource === 'sample'))
      : typeof feeAtLeast === 'number'
        ? content.feeAtLeast(lakhs.format(feeAtLeast))
        : content.feeUnknown;
  const penalty = bond?.penalty ? lakhs.format(bond.penalty) : undefined;
  const others = [
    bond && marked(seatCosts.bond(bond.years, penalty), bondSource === 'sample'),
    seatsText([row]),
  ];
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

/**
 * Counts the results that cost more than the budget, hides them when asked, because their fees may
 * be examples, and says where they are all that the student has a chance of.
 */
export const OverBudget = ({
  shown: { applicant, results, dear, unpricedSeats, hidesDear, arrange },
}: ResultsPartProps) => {
  const rupees = useRupees();
  const budget = applicant.profile?.budgetPerYear;
  if (budget === undefined || dear + unpricedSeats.length === 0) return null;
  return (
    <>
      {dear > 0 && (
        <Switch
          label={content.hideOver(rupees.format(budget))}
          on={hidesDear}
          onChange={({ on }) => arrange({ hidesDear: on })}
        />
      )}
      <Text as="div" size="small" tone="muted" tabular>
        <Inline dotted>
          {dear > 0 && <output>{content.dear(dear, hidesDear)}</output>}
          {unpricedSeats.length > 0 && <span>{content.unpriced(unpricedSeats.length)}</span>}
          {results.some(({ feeSource }) => feeSource === 'sample') && (
            <span>{content.dearByExamples}</span>
          )}
        </Inline>
      </Text>
    </>
  );
};

/** Says that no seat within the budget is likely. */
export const OutOfBudget = ({ shown: { unpriced } }: ResultsPartProps) =>
  unpriced !== undefined && (
    <Text as="div" size="small">
      {content.outOfBudget(unpriced)}{' '}
      <Link href={paths.applicant} standalone>
        {content.changeBudget}
      </Link>
    </Text>
  );
