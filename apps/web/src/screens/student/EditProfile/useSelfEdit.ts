import { contact } from '@seatwise/api-client/contract/contact';
import { contactFrom, selfEditMachine } from '@seatwise/flows/self-edit';
import type { StoredUser } from '@seatwise/flows/session';
import { useEffect } from 'react';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';
import type { EmailChange } from './useEmailChange.ts';

export type SelfEdit = Flow<typeof selfEditMachine>;

/** Runs the machine of the contact form, which reports saved details to the session. */
export const useSelfEdit = (
  { id, email, phone, token }: StoredUser,
  { state: change, send: sendChange }: EmailChange,
): SelfEdit => {
  const { api, drafts, session } = useServices();
  const { state, send } = useFlow(selfEditMachine, {
    // Without a user id the server rejects the request with a message.
    input: {
      id: id ?? 0,
      email,
      phone,
      draft: contactFrom(drafts.read('profile')),
      now: session.now,
    },
    calls: { save: api.area(contact).updateContact },
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
  // While a change is pending, the form shows the new address.
  const settled = change.context.email ?? email;
  useEffect(() => send({ type: 'email.settled', email: settled }), [send, settled]);
  return { state, send };
};
