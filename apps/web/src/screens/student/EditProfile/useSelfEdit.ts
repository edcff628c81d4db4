import { profile } from '@seatwise/api-client/contract/profile';
import { contactFrom, selfEditMachine, type ContactUpdate } from '@seatwise/flows/self-edit';
import type { StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';
import type { EmailChange } from './useEmailChange.ts';

export interface SelfEdit {
  readonly state: SnapshotFrom<typeof selfEditMachine>;
  readonly send: (event: EventFrom<typeof selfEditMachine>) => void;
}

/** The machine of the contact form, which reports saved details to the session. */
export const useSelfEdit = (
  { id, email, phone, token }: StoredUser,
  { state: change, send: sendChange }: EmailChange,
): SelfEdit => {
  const { api, drafts, session } = useServices();
  const machine = useMemo(() => {
    const { updateContact } = api.area(profile);
    return selfEditMachine.provide({
      actors: {
        save: fromPromise<unknown, ContactUpdate>(({ input, signal }) =>
          updateContact(input, { signal }),
        ),
      },
      actions: {
        announce: ({ context: { baseline } }, { pendingEmail }) => {
          session.send({
            type: 'details.changed',
            token,
            email: pendingEmail === null ? baseline.email : email,
            phone: baseline.phone || null,
          });
          sendChange({ type: 'change.saved', email: pendingEmail });
        },
        storeDraft: ({ context }) => drafts.keep('profile', context.draft),
        dropDraft: () => drafts.drop('profile'),
        logFailure: (_, { error }) => logFailure(error),
      },
    });
  }, [api, drafts, session, token, email, sendChange]);
  const [state, send] = useMachine(machine, {
    // Without a user id the server rejects the request with a message.
    input: {
      id: id ?? 0,
      email,
      phone,
      draft: contactFrom(drafts.read('profile')),
      now: session.now,
    },
  });
  // While a change is pending, the form shows the new address.
  const settled = change.context.email ?? email;
  useEffect(() => send({ type: 'email.settled', email: settled }), [send, settled]);
  return { state, send };
};
