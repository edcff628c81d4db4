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

/** The messages of the contact form, and the calls that reply to them and change their state. */
export const useContactMessages = () => {
  const calls = useServices().api.area(contract);
  const query = useQuery(contract, 'listContactMessages');
  const { mutate, result } = useMutation(query.refetch);
  return {
    query,
    result,
    mark: (id: number, state: ContactState) =>
      mutate(() => calls.markContactMessage({ id, state }), content.markFailed),
    reply: ({ id, name }: ContactMessage, text: string) =>
      mutate(
        () => calls.replyToContactMessage({ id, text }),
        content.notSent,
        content.sent(name || content.nameless),
      ),
  };
};
