import { accounts } from '@seatwise/api-client/contract/accounts';
import {
  identifierToKeep,
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
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../services/services.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import type { LoginValues } from './LoginForm.tsx';

interface Login {
  readonly login: SnapshotFrom<typeof loginMachine>;
  readonly sendLogin: (event: EventFrom<typeof loginMachine>) => void;
  /** The verification stands in the place of the form. */
  readonly isUnverified: boolean;
  /** What was typed and chosen, at first what is remembered of the last visit. */
  readonly form: LoginValues;
  readonly changeForm: (change: Partial<LoginValues>) => void;
  readonly signIn: (credentials: Credentials) => void;
  readonly reset: SnapshotFrom<typeof resetPasswordMachine>;
  readonly sendReset: (event: EventFrom<typeof resetPasswordMachine>) => void;
  readonly openReset: () => void;
  /** Whose password is reset: at first who was about to sign in. */
  readonly email: string;
  readonly setEmail: (email: string) => void;
}

/** The two machines of the page, wired to the accounts' calls. */
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
    const signIn = fromPromise<Readonly<Record<string, unknown>>, Credentials>(
      ({ input, signal }) => login(input, { signal }),
    );
    const correct = fromPromise<{ email: string }, EmailCorrection>(async ({ input, signal }) => {
      await correctEmail(input, { signal });
      return { email: input.email };
    });
    return {
      login: loginMachine.provide({ actors: { signIn, correctEmail: correct, ...codes } }),
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
  const [kept] = useState(() => globalThis.localStorage?.getItem(rememberKey) ?? '');
  const remembered = isHydrated ? kept : '';
  const [typed, setTyped] = useState<Partial<LoginValues>>(
    verification ? { identifier: verification.identifier } : {},
  );
  const form = { identifier: remembered, remember: remembered !== '', ...typed };
  const { identifier } = form;
  const [typedEmail, setEmail] = useState(resumed?.email);
  const email = typedEmail ?? (identifier.includes('@') ? identifier : '');
  const isUnverified = login.matches('unverified') || login.matches('retrying');
  const isResetting = reset.matches('open');
  const { email: codeEmail } = reset.context;
  const isEmailTyped = reset.matches({ open: { panel: 'enterEmail' } });

  useEffect(() => session.preload(), [session]);
  useEffect(() => {
    if (user) session.send({ type: 'user.signedIn', user });
  }, [user, session]);
  useEffect(() => {
    const draft = { email: login.context.email, identifier };
    if (isUnverified) drafts.keep('verification', draft);
    else drafts.drop('verification');
  }, [drafts, isUnverified, login.context.email, identifier]);
  useEffect(() => {
    // The code goes with the page, so what stands behind its panel begins there again.
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
    signIn: (credentials) => {
      const kept = identifierToKeep(credentials, form.remember);
      if (kept === null) localStorage.removeItem(rememberKey);
      else localStorage.setItem(rememberKey, kept);
      sendLogin({ type: 'credentials.submitted', credentials });
    },
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
