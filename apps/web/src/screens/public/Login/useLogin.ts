import { accounts } from '@seatwise/api-client/contract/accounts';
import {
  loginDraftFrom,
  loginMachine,
  rememberKey,
  type Credentials,
  type EmailCorrection,
  type OtpConfirmation,
  type OtpRequest,
} from '@seatwise/flows/login';
import {
  resetDraftFrom,
  resetPasswordMachine,
  type ResetDraft,
} from '@seatwise/flows/reset-password';
import { userFromAnswer, type StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../../services/services.ts';
import { useHydrated } from '../../../hydration/useHydrated.ts';
import type { LoginValues } from './LoginForm.tsx';

interface Login {
  readonly login: SnapshotFrom<typeof loginMachine>;
  readonly sendLogin: (event: EventFrom<typeof loginMachine>) => void;
  /** The verification replaces the form. */
  readonly isUnverified: boolean;
  /** The form's values, initially those remembered from the last visit. */
  readonly form: LoginValues;
  readonly changeForm: (change: Partial<LoginValues>) => void;
  readonly signIn: (credentials: Credentials) => void;
  readonly reset: SnapshotFrom<typeof resetPasswordMachine>;
  readonly sendReset: (event: EventFrom<typeof resetPasswordMachine>) => void;
  readonly openReset: () => void;
  /** The address of the reset, initially that of the sign-in form. */
  readonly email: string;
  readonly setEmail: (email: string) => void;
}

/** The sign-in and reset machines, provided with the account operations. */
export const useLogin = (): Login => {
  const { api, drafts, session } = useServices();
  const machines = useMemo(() => {
    const { login, requestOtp, confirmOtp, correctEmail } = api.area(accounts);
    const codes = {
      requestOtp: fromPromise<string, OtpRequest>(({ input, signal }) =>
        requestOtp(input, { signal }),
      ),
      confirmOtp: fromPromise<string, OtpConfirmation>(({ input, signal }) =>
        confirmOtp(input, { signal }),
      ),
    };
    const signIn = fromPromise<StoredUser | undefined, Credentials>(async ({ input, signal }) =>
      userFromAnswer(await login(input, { signal })),
    );
    const correct = fromPromise<{ email: string }, EmailCorrection>(async ({ input, signal }) => {
      await correctEmail(input, { signal });
      return { email: input.email };
    });
    return {
      login: loginMachine.provide({
        actors: { signIn, correctEmail: correct, ...codes },
        actions: {
          storeRemembered: (_, { value }) => {
            if (value === null) localStorage.removeItem(rememberKey);
            else localStorage.setItem(rememberKey, value);
          },
        },
      }),
      reset: resetPasswordMachine.provide({ actors: codes }),
    };
  }, [api]);
  const [verification] = useState(() => loginDraftFrom(drafts.read('verification')));
  const [resumed] = useState(() => resetDraftFrom(drafts.read('reset')));
  const [login, sendLogin] = useMachine(machines.login, {
    input: { email: verification?.email ?? null, now: session.now },
  });
  const [reset, sendReset] = useMachine(machines.reset, { input: { resumed, now: session.now } });
  const { user } = login.context;
  const isHydrated = useHydrated();
  const [storedIdentifier] = useState(() => globalThis.localStorage?.getItem(rememberKey) ?? '');
  const remembered = isHydrated ? storedIdentifier : '';
  const [typed, setTyped] = useState<Partial<LoginValues>>(
    verification ? { rollnumberOrEmail: verification.rollnumberOrEmail } : {},
  );
  const form = { rollnumberOrEmail: remembered, remember: remembered !== '', ...typed };
  const { rollnumberOrEmail } = form;
  const [typedEmail, setEmail] = useState(resumed?.email);
  const email = typedEmail ?? (rollnumberOrEmail.includes('@') ? rollnumberOrEmail : '');
  const isUnverified = login.matches('unverified') || login.matches('retrying');
  const isResetting = reset.matches('open');
  const { email: codeEmail } = reset.context;
  const isEmailTyped = reset.matches({ open: { panel: 'enterEmail' } });

  useEffect(() => session.preload(), [session]);
  useEffect(() => {
    if (user) session.send({ type: 'user.signedIn', user });
  }, [user, session]);
  useEffect(() => {
    const draft = { email: login.context.email, rollnumberOrEmail };
    if (isUnverified) drafts.keep('verification', draft);
    else drafts.drop('verification');
  }, [drafts, isUnverified, login.context.email, rollnumberOrEmail]);
  useEffect(() => {
    // A typed code is lost with the page, so a reset is resumed at the panel of the code at the latest.
    const draft: ResetDraft = isEmailTyped
      ? { panel: 'enterEmail', email }
      : { panel: 'enterOtp', email: codeEmail };
    if (isResetting) drafts.keep('reset', draft);
    else drafts.drop('reset');
  }, [drafts, isResetting, isEmailTyped, email, codeEmail]);

  return {
    login,
    sendLogin,
    isUnverified,
    form,
    changeForm: (change) => setTyped((before) => ({ ...before, ...change })),
    signIn: (credentials) =>
      sendLogin({ type: 'credentials.submitted', credentials, remember: form.remember }),
    reset,
    sendReset,
    openReset: () => {
      setEmail(undefined);
      sendReset({ type: 'reset.opened' });
    },
    email,
    setEmail,
  };
};
