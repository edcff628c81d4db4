import { contact } from '@seatwise/api-client/contract/contact';
import { contactMachine, valuesFrom } from '@seatwise/flows/contact';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';

export const useContact = (): Flow<typeof contactMachine> => {
  const { api, drafts } = useServices();
  return useFlow(contactMachine, {
    input: { values: valuesFrom(drafts.read('contact')) },
    calls: { send: api.area(contact).sendContactForm },
    actions: {
      storeDraft: ({ context }) => drafts.keep('contact', context.values),
      dropDraft: () => drafts.drop('contact'),
    },
  });
};
