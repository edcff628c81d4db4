import type { RowOf } from '@seatwise/api-client';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { createTable, type Table } from '@seatwise/ui/table';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../wiring/logFailure.ts';
import { useServices } from '../../wiring/services.ts';

export type Seat = RowOf<(typeof seatMatrix)['allSeats']>;

interface Seats {
  readonly table: Table<Seat, keyof Seat>;
  /** Grows while rows arrive, so that what is drawn from the table is drawn anew. */
  readonly size: number;
  readonly state: 'loading' | 'there' | 'failed';
  /** How often they were asked for again. */
  readonly attempt: number;
}

const noSeats = (attempt: number): Seats => ({
  attempt,
  table: createTable<Seat>({
    id: 'number',
    instNm: 'text',
    program: 'text',
    quotaName: 'text',
    state: 'text',
  }),
  size: 0,
  state: 'loading',
});

/** All seats, shown from the first thousands on while the rest still arrives. */
export const useSeats = (): Seats & { readonly retry: () => void } => {
  const { api } = useServices();
  const [seats, setSeats] = useState(() => noSeats(0));
  const { attempt } = seats;

  useEffect(() => {
    const leaving = new AbortController();
    const fresh = noSeats(attempt);
    const show = (state: Seats['state']): void =>
      setSeats({ ...fresh, size: fresh.table.size(), state });
    api
      .area(seatMatrix)
      .allSeats(undefined, {
        signal: leaving.signal,
        onRows: (rows) => {
          if (leaving.signal.aborted) return;
          fresh.table.append(rows);
          show('loading');
        },
      })
      .then(
        () => show('there'),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          logFailure(error);
          setSeats({ ...noSeats(attempt), state: 'failed' });
        },
      );
    return () => leaving.abort();
  }, [api, attempt]);

  const retry = useCallback(() => {
    setSeats((before) => noSeats(before.attempt + 1));
  }, []);
  return { ...seats, retry };
};
