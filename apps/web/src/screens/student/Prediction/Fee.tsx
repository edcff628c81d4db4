import { exceedsBudget } from '@seatwise/flows/eligibility';
import type { Prediction } from '@seatwise/flows/prediction';
import { Button, Inline, Text } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { useLakhs, useRupees } from '../../../hooks/useRupees.ts';
import type { ResultsPartProps } from './useResults.ts';

interface FeeProps {
  readonly row: Prediction;
  /** Whether the amount is rounded to fit a column: ₹22.4L. @default false */
  readonly isShort?: boolean;
}

/** What a year costs, and whether that is over the budget; nothing where the backend knows no fees. */
export const Fee = ({ row: { feePerYear, feeSource }, isShort = false }: FeeProps) => {
  const whole = useRupees();
  const lakhs = useLakhs();
  const rupees = isShort ? lakhs : whole;
  const { profile } = useApplicant().applicant;
  if (feePerYear === undefined) return null;
  const isOver = exceedsBudget(profile, feePerYear);
  const parts = [
    feePerYear === null ? content.feeUnknown : content.feePerYear(rupees.format(feePerYear)),
    feeSource === 'sample' && content.feeSample,
    isOver && content.overBudget,
  ];
  return (
    <Text as="div" size="small" tone={isOver ? 'critical' : 'muted'} tabular>
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
};

/** How many results cost more than the budget, and whether they show; nothing where none does. */
export const OverBudget = ({
  shown: { applicant, dear, hidesDear, arrange },
}: ResultsPartProps) => {
  const rupees = useRupees();
  const budget = applicant.profile?.budgetPerYear;
  if (budget === undefined || dear.count === 0) return null;
  return (
    <Inline gap="xs">
      <Text as="div" size="small" tabular>
        {content.dear(dear.count, dear.all, rupees.format(budget))}
      </Text>
      <Button tone="text" size="compact" onPress={() => arrange({ hidesDear: !hidesDear })}>
        {hidesDear ? content.showDear : content.hideDear}
      </Button>
    </Inline>
  );
};
