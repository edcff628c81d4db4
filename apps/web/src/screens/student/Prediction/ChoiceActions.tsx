import type { Prediction } from '@seatwise/flows/prediction';
import { Inline } from '@seatwise/ui';
import { AddToChoices } from '../../../features/choices/AddToChoices.tsx';
import { StarSeats } from '../../../features/choices/StarSeats.tsx';
import { choicesFrom } from './choicesFrom.ts';

/** What can be done with predictions: they go into the choice list, or onto the shortlist. */
export const ChoiceActions = ({ rows }: { readonly rows: readonly Prediction[] }) => {
  const entries = choicesFrom(rows);
  return (
    <Inline gap="xs">
      <StarSeats items={entries} />
      <AddToChoices entries={entries} />
    </Inline>
  );
};
