import type { Choice } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../services/services.ts';
import { AddToChoices, type AddToChoicesProps } from './AddToChoices.tsx';
import { listedSeatsOf } from './listedSeats.ts';

interface AddSeatProps extends Pick<AddToChoicesProps, 'isBrief' | 'ofState'> {
  readonly entry: Choice;
}

/** Puts one seat on the choice list with one press, or names the list that has it. */
export const AddSeat = ({ entry, ...how }: AddSeatProps) => {
  const { names } = listedSeatsOf(useServices());
  const key = seatKey(entry);
  const listedIn = useSyncExternalStore(names.subscribe, () => names.get().get(key));
  return (
    <AddToChoices
      key={key}
      entries={[entry]}
      name={`${entry.institute}, ${entry.quotaName}`}
      listedIn={listedIn}
      {...how}
    />
  );
};
