import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { seatsOf, type LoadedSeats } from './seats.ts';
import { useServices } from '../../services/services.ts';

/** All seats, shown from the first thousands on while the rest still arrives: `loaded` is a new one then. */
export const useSeats = (): { readonly loaded: LoadedSeats; readonly retry: () => void } => {
  const seats = seatsOf(useServices());
  const retry = useCallback(() => void seats.visit(), [seats]);
  useEffect(retry, [retry]);
  return { loaded: useSyncExternalStore(seats.subscribe, seats.state), retry };
};
