import { profile } from '@seatwise/api-client/contract/profile';
import { contactMachine, nothing, parseDraft, type Values } from '@seatwise/flows/contact';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../wiring/services.ts';

/** Where a message waits for its sender after a reload, while the tab lives. */
const draftKey = 'contactDraft';

interface Contact {
  readonly state: SnapshotFrom<typeof contactMachine>;
  readonly send: (event: EventFrom<typeof contactMachine>) => void;
}

export const useContact = (): Contact => {
  const { api } = useServices();
  const machine = useMemo(() => {
    const { sendContactForm } = api.area(profile);
    return contactMachine.provide({
      actors: {
        send: fromPromise<unknown, Values>(({ input, signal }) =>
          sendContactForm(input, { signal }),
        ),
      },
      actions: {
        storeDraft: ({ context }) =>
          sessionStorage.setItem(draftKey, JSON.stringify(context.values)),
      },
    });
  }, [api]);
  const [state, send] = useMachine(machine, { input: { values: nothing } });

  // Not from the start: the page was drawn where nothing is known of this tab.
  useEffect(() => {
    send({ type: 'values.changed', values: parseDraft(sessionStorage.getItem(draftKey)) });
  }, [send]);
  return { state, send };
};
