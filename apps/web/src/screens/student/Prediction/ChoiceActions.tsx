import type { Choice } from '@seatwise/flows/choices';
import { withAdded } from '@seatwise/flows/list-sync';
import type { Prediction } from '@seatwise/flows/prediction';
import { Inline } from '@seatwise/ui';
import { AddToChoices } from '../../../features/choices/AddToChoices.tsx';
import { StarSeat } from '../../../features/choices/StarSeat.tsx';
import { StarSeats } from '../../../features/choices/StarSeats.tsx';

/** A prediction as a choice of MCC's list; none of a state's seat, nor without a code, a subject or a quota. */
const choicesOf = (row: Prediction): readonly Choice[] => {
  const { authority, instituteCode, institute, state, subject, quotaName } = row;
  if (authority || !instituteCode || !subject || !quotaName) return [];
  return [
    {
      instituteCode,
      institute: institute || instituteCode,
      state: state ?? undefined,
      subject,
      quotaName,
    },
  ];
};

interface ChoiceActionsProps {
  readonly rows: readonly Prediction[];
  readonly onAdded?: () => void;
}

/** What can be done with predictions: they go into the choice list, or onto the shortlist. */
export const ChoiceActions = ({ rows, onAdded }: ChoiceActionsProps) => {
  // Pools of one seat are one choice.
  const entries = withAdded([], rows.flatMap(choicesOf), rows.length);
  return (
    <Inline gap="xs">
      <StarSeats items={entries} />
      <AddToChoices entries={entries} onAdded={onAdded} />
    </Inline>
  );
};

/** The star of a prediction; nothing where its seat is not known. */
export const StarPrediction = ({ row }: { readonly row: Prediction }) => {
  const [item] = choicesOf(row);
  return item && <StarSeat item={item} />;
};
