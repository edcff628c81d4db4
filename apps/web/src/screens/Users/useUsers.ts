import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { AdminUser } from '@seatwise/flows/admin-users';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';

interface Users {
  readonly users: readonly AdminUser[];
  readonly state: 'loading' | 'there' | 'failed';
  /** How often they were asked for again. */
  readonly request: number;
}

/** Codes are nobody's business here: they are not kept, so that nothing can show or log them. */
const withoutCodes = ({ otp: _otp, otpExpiry: _expiry, ...user }: AdminUser): AdminUser => user;

/** Every user; loaded anew on request, when the answer to an earlier one no longer counts. */
export const useUsers = (): Users & { readonly reload: () => void } => {
  const { api } = useServices();
  const [loaded, setLoaded] = useState<Users>({ users: [], state: 'loading', request: 0 });
  const { request } = loaded;

  useEffect(() => {
    const superseded = new AbortController();
    const { signal } = superseded;
    const show = (change: Partial<Users>): void => {
      if (!signal.aborted) setLoaded((before) => ({ ...before, ...change, request }));
    };
    api
      .area(adminUsers)
      .listUsers(undefined, { signal })
      .then(
        (users) => show({ users: users.map(withoutCodes), state: 'there' }),
        (error: unknown) => {
          if (!signal.aborted) logFailure(error);
          show({ state: 'failed' });
        },
      );
    return () => superseded.abort();
  }, [api, request]);

  const reload = useCallback(
    () =>
      setLoaded(({ users, state, request: before }) => ({
        users,
        state: users.length > 0 ? state : 'loading',
        request: before + 1,
      })),
    [],
  );
  return { ...loaded, reload };
};
