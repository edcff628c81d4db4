import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useWhenOnline } from '../../../lib/connection.ts';
import { useServices } from '../../../services/services.ts';
import { seatsOf, type LoadedSeats } from './seats.ts';

/** The seats, revalidated on mount; `loaded` is a new object whenever rows have arrived. */
export const useSeats = (): { readonly loaded: LoadedSeats; readonly retry: () => void } => {
  const seats = seatsOf(useServices());
  const retry = useCallback(() => void seats.revalidate(), [seats]);
  useEffect(retry, [retry]);
  useWhenOnline(retry);
  return { loaded: useSyncExternalStore(seats.subscribe, seats.state), retry };
};
