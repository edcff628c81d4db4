import { profile } from '@seatwise/api-client/contract/profile';
import { contactMachine, valuesFrom, type Values } from '@seatwise/flows/contact';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../../services/services.ts';

interface Contact {
  readonly state: SnapshotFrom<typeof contactMachine>;
  readonly send: (event: EventFrom<typeof contactMachine>) => void;
}

export const useContact = (): Contact => {
  const { api, drafts } = useServices();
  const machine = useMemo(() => {
    const { sendContactForm } = api.area(profile);
    return contactMachine.provide({
      actors: {
        send: fromPromise<unknown, Values>(({ input, signal }) =>
          sendContactForm(input, { signal }),
        ),
      },
      actions: {
        storeDraft: ({ context }) => drafts.keep('contact', context.values),
        dropDraft: () => drafts.drop('contact'),
      },
    });
  }, [api, drafts]);
  const [state, send] = useMachine(machine, {
    input: { values: valuesFrom(drafts.read('contact')) },
  });
  return { state, send };
};
