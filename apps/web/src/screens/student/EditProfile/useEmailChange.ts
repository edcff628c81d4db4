import { emailChange } from '@seatwise/api-client/contract/emailChange';
import { emailChangeMachine, type EmailConfirmation } from '@seatwise/flows/self-edit';
import type { StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../../services/services.ts';

export interface EmailChange {
  readonly state: SnapshotFrom<typeof emailChangeMachine>;
  readonly send: (event: EventFrom<typeof emailChangeMachine>) => void;
}

/** The machine of a pending address, which reports the verified one to the session. */
export const useEmailChange = ({ token, phone }: StoredUser): EmailChange => {
  const { api, session } = useServices();
  const machine = useMemo(() => {
    const calls = api.area(emailChange);
    return emailChangeMachine.provide({
      actors: {
        readChange: fromPromise(({ signal }) => calls.readEmailChange(undefined, { signal })),
        sendCode: fromPromise(({ signal }) => calls.sendEmailChangeCode(undefined, { signal })),
        confirmChange: fromPromise<{ email: string }, EmailConfirmation>(({ input, signal }) =>
          calls.confirmEmailChange(input, { signal }),
        ),
        cancelChange: fromPromise(({ signal }) => calls.cancelEmailChange(undefined, { signal })),
      },
      actions: {
        announceVerified: (_, { email }) =>
          session.send({ type: 'details.changed', token, email, phone }),
      },
    });
  }, [api, session, token, phone]);
  const [state, send] = useMachine(machine, { input: { now: session.now } });
  return { state, send };
};
