import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { seatsOf, type LoadedSeats } from '../../wiring/seats.ts';
import { useServices } from '../../wiring/services.ts';

/** All seats, shown from the first thousands on while the rest still arrives. */
export const useSeats = (): LoadedSeats & { readonly retry: () => void } => {
  const seats = seatsOf(useServices());
  const retry = useCallback(() => void seats.visit(), [seats]);
  useEffect(retry, [retry]);
  return { ...useSyncExternalStore(seats.subscribe, seats.state), retry };
};
