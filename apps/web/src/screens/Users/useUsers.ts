import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { AdminUser } from '@seatwise/flows/admin-users';
import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '../../lib/connection.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';

interface Users {
  readonly users: readonly AdminUser[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** The number of reloads. */
  readonly request: number;
}

/** Drops one-time codes, so that nothing can show or log them. */
const withoutCodes = ({ otp: _otp, otpExpiry: _expiry, ...user }: AdminUser): AdminUser => user;

/** All users; a reload supersedes a pending request. */
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
        (users) => show({ users: users.map(withoutCodes), state: 'ready' }),
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
  useWhenOnline(reload);
  return { ...loaded, reload };
};
