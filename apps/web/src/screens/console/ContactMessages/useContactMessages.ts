import type { RowOf } from '@seatwise/api-client';
import {
  contactMessages as contract,
  type contactStates,
} from '@seatwise/api-client/contract/contactMessages';
import { content } from '../../../content/contactMessages.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

export type ContactMessage = RowOf<(typeof contract)['listContactMessages']>;

export type ContactState = (typeof contactStates)[number];

/** The messages of the contact form, their answers, and the change of their state. */
export const useContactMessages = () => {
  const { api } = useServices();
  const query = useQuery(contract, 'listContactMessages');
  const { act, result } = useMutation(query.refetch);
  return {
    query,
    result,
    mark: (id: number, state: ContactState) =>
      act(content.markFailed, async () => {
        await api.area(contract).markContactMessage({ id, state });
        return undefined;
      }),
    reply: ({ id, name }: ContactMessage, text: string) =>
      act(content.notSent, async () => {
        await api.area(contract).replyToContactMessage({ id, text });
        return content.sent(name || content.nameless);
      }),
  };
};
