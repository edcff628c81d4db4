import { accounts } from '@seatwise/api-client/contract/accounts';
import { loginDraftFrom, loginMachine, rememberKey, type Credentials } from '@seatwise/flows/login';
import { userFromAnswer } from '@seatwise/flows/session';
import { useEffect, useState } from 'react';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useHydrated } from '../../../hydration/useHydrated.ts';
import { newCredentialsOf } from '../../../services/newCredentials.ts';
import { useServices } from '../../../services/services.ts';
import type { LoginValues } from './LoginForm.tsx';

interface Login extends Flow<typeof loginMachine> {
  /** Whether the verification replaces the form. */
  readonly isUnverified: boolean;
  /** The form's values, initially those stored on the last visit. */
  readonly form: LoginValues;
  readonly changeForm: (change: Partial<LoginValues>) => void;
  readonly signIn: (credentials: Credentials) => void;
}

/** Runs the sign-in machine, and holds the values of its form. */
export const useLogin = (): Login => {
  const services = useServices();
  const { api, drafts, session } = services;
  const { login, requestOtp, confirmOtp, correctEmail } = api.area(accounts);
  const [newCredentials] = useState(() => newCredentialsOf(services).read());
  const [verification] = useState(() =>
    newCredentials ? null : loginDraftFrom(drafts.read('verification')),
  );
  const { state, send } = useFlow(loginMachine, {
    input: {
      email: verification?.email ?? null,
      credentials: newCredentials ?? null,
      now: session.now,
    },
    calls: {
      signIn: async (credentials, options) => userFromAnswer(await login(credentials, options)),
      requestOtp,
      confirmOtp,
      correctEmail: async (correction, options) => {
        await correctEmail(correction, options);
        return { email: correction.email };
      },
    },
    actions: {
      storeRemembered: (_, { value }) => {
        if (value === null) localStorage.removeItem(rememberKey);
        else localStorage.setItem(rememberKey, value);
      },
    },
  });
  const { user, email } = state.context;
  const isHydrated = useHydrated();
  const [storedIdentifier] = useState(() => globalThis.localStorage?.getItem(rememberKey) ?? '');
  const remembered = isHydrated ? storedIdentifier : '';
  const [typed, setTyped] = useState<Partial<LoginValues>>(() => {
    const rollnumberOrEmail = (newCredentials ?? verification)?.rollnumberOrEmail;
    return rollnumberOrEmail === undefined ? {} : { rollnumberOrEmail };
  });
  const form = { rollnumberOrEmail: remembered, remember: remembered !== '', ...typed };
  const { rollnumberOrEmail } = form;
  const isUnverified = state.matches('unverified') || state.matches('retrying');

  useEffect(() => newCredentialsOf(services).drop(), [services]);
  useEffect(() => session.preload(), [session]);
  useEffect(() => {
    if (user) session.send({ type: 'user.signedIn', user });
  }, [user, session]);
  useEffect(() => {
    if (isUnverified) drafts.keep('verification', { email, rollnumberOrEmail });
    else drafts.drop('verification');
  }, [drafts, isUnverified, email, rollnumberOrEmail]);

  return {
    state,
    send,
    isUnverified,
    form,
    changeForm: (change) => setTyped((before) => ({ ...before, ...change })),
    signIn: (credentials) =>
      send({ type: 'credentials.submitted', credentials, remember: form.remember }),
  };
};
