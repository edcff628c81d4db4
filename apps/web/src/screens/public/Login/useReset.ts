import { accounts } from '@seatwise/api-client/contract/accounts';
import {
  resetDraftFrom,
  resetLinkFrom,
  resetPasswordMachine,
  type ResetDraft,
} from '@seatwise/flows/reset-password';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';

interface PasswordReset extends Flow<typeof resetPasswordMachine> {
  readonly open: () => void;
  /** The email address of the reset, initially that of the sign-in form. */
  readonly email: string;
  readonly setEmail: (email: string) => void;
}

/** Runs the machine of a password reset; `identifier` is the text in the sign-in form. */
export const useReset = (identifier: string): PasswordReset => {
  const { api, drafts, session } = useServices();
  const { requestOtp, confirmOtp } = api.area(accounts);
  const { hash } = useLocation();
  const [resumed] = useState(() => resetLinkFrom(hash) ?? resetDraftFrom(drafts.read('reset')));
  const { state, send } = useFlow(resetPasswordMachine, {
    input: { resumed, now: session.now },
    calls: { requestOtp, confirmOtp },
  });
  const [typedEmail, setEmail] = useState(resumed?.email);
  const email = typedEmail ?? (identifier.includes('@') ? identifier : '');
  const isOpen = state.matches('open');
  const { email: codeEmail } = state.context;
  const isEmailTyped = state.matches({ open: { panel: 'enterEmail' } });

  useEffect(() => {
    // A typed code is lost with the page, so a resumed reset is at the code's panel at the latest.
    const draft: ResetDraft = isEmailTyped
      ? { panel: 'enterEmail', email }
      : { panel: 'enterOtp', email: codeEmail };
    if (isOpen) drafts.keep('reset', draft);
    else drafts.drop('reset');
  }, [drafts, isOpen, isEmailTyped, email, codeEmail]);

  // Only a reload resumes the reset; leaving the page gives it up.
  useEffect(() => () => drafts.drop('reset'), [drafts]);

  return {
    state,
    send,
    open: () => {
      setEmail(undefined);
      send({ type: 'reset.opened' });
    },
    email,
    setEmail,
  };
};
