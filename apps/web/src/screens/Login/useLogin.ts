import { accounts } from '@seatwise/api-client/contract/accounts';
import {
  identifierToKeep,
  loginMachine,
  rememberKey,
  type Credentials,
  type OtpConfirmation,
  type OtpRequest,
} from '@seatwise/flows/login';
import { resetPasswordMachine } from '@seatwise/flows/reset-password';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../wiring/services.ts';
import { useHydrated } from '../../wiring/useHydrated.ts';

interface Login {
  readonly login: SnapshotFrom<typeof loginMachine>;
  readonly sendLogin: (event: EventFrom<typeof loginMachine>) => void;
  readonly reset: SnapshotFrom<typeof resetPasswordMachine>;
  readonly sendReset: (event: EventFrom<typeof resetPasswordMachine>) => void;
  /** What was remembered of the last visit; '' for nothing. */
  readonly remembered: string;
  readonly signIn: (credentials: Credentials, remember: boolean) => void;
}

/** The two machines of the page, wired to the accounts' calls. */
export const useLogin = (): Login => {
  const { api, session } = useServices();
  const machines = useMemo(() => {
    const { login, requestOtp, confirmOtp } = api.area(accounts);
    const codes = {
      requestOtp: fromPromise<string, OtpRequest>(({ input, signal }) =>
        requestOtp(input, { signal }),
      ),
      confirmOtp: fromPromise<string, OtpConfirmation>(({ input, signal }) =>
        confirmOtp(input, { signal }),
      ),
    };
    const signIn = fromPromise<Readonly<Record<string, unknown>>, Credentials>(
      ({ input, signal }) => login(input, { signal }),
    );
    return {
      login: loginMachine.provide({ actors: { signIn, ...codes } }),
      reset: resetPasswordMachine.provide({ actors: codes }),
    };
  }, [api]);
  const [login, sendLogin] = useMachine(machines.login);
  const [reset, sendReset] = useMachine(machines.reset);
  const { user } = login.context;
  const isHydrated = useHydrated();
  const [kept] = useState(() => globalThis.localStorage?.getItem(rememberKey) ?? '');

  useEffect(() => session.prepare(), [session]);
  useEffect(() => {
    if (user) session.send({ type: 'user.signedIn', user });
  }, [user, session]);

  return {
    login,
    sendLogin,
    reset,
    sendReset,
    remembered: isHydrated ? kept : '',
    signIn: (credentials: Credentials, remember: boolean): void => {
      const kept = identifierToKeep(credentials, remember);
      if (kept === null) localStorage.removeItem(rememberKey);
      else localStorage.setItem(rememberKey, kept);
      sendLogin({ type: 'credentials.submitted', credentials });
    },
  };
};
