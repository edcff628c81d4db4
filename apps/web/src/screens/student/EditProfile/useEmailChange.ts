import { emailChange } from '@seatwise/api-client/contract/emailChange';
import { emailChangeMachine } from '@seatwise/flows/self-edit';
import type { StoredUser } from '@seatwise/flows/session';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';

export type EmailChange = Flow<typeof emailChangeMachine>;

/** Runs the machine of a pending address, which reports the verified address to the session. */
export const useEmailChange = ({ token, phone }: StoredUser): EmailChange => {
  const { api, session } = useServices();
  const { readEmailChange, sendEmailChangeCode, confirmEmailChange, cancelEmailChange } =
    api.area(emailChange);
  return useFlow(emailChangeMachine, {
    input: { now: session.now },
    calls: {
      readChange: (_, options) => readEmailChange(undefined, options),
      sendCode: (_, options) => sendEmailChangeCode(undefined, options),
      confirmChange: confirmEmailChange,
      cancelChange: (_, options) => cancelEmailChange(undefined, options),
    },
    actions: {
      announceVerified: (_, { email }) =>
        session.send({ type: 'details.changed', token, email, phone }),
    },
  });
};
