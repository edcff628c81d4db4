import { chat as contract } from '@seatwise/api-client/contract/chat';
import {
  chatMachine,
  chatMessages,
  conversationsMachine,
  createSocket,
  outboxKey,
  writeOutbox,
  type Conversation,
  type MessageRow,
} from '@seatwise/flows/chat';
import { fromPromise } from 'xstate';
import { logFailure, logWarning } from '../../lib/logFailure.ts';
import type { Services } from '../../services/services.ts';
import { chatAddress, chatLink } from './chatLink.ts';

type Wires = Pick<Services, 'api' | 'env' | 'session'>;

const wiredConversations = ({ api }: Wires) => {
  const calls = api.area(contract);
  return conversationsMachine.provide({
    actors: {
      loadConversations: fromPromise<readonly Conversation[]>(({ signal }) =>
        calls.listConversations({}, { signal }),
      ),
      openConversation: fromPromise<Conversation, { studentId: number }>(({ input, signal }) =>
        calls.openConversation(input, { signal }),
      ),
    },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
};

/** The chat machine, wired to the socket, to the calls and to the tab's storage. */
export const wiredChatMachine = (wires: Wires): typeof chatMachine => {
  const { api, env, session } = wires;
  const { listMessages } = api.area(contract);
  return chatMachine.provide({
    actors: {
      socket: createSocket(
        chatLink({
          url: chatAddress(env),
          token: session.token,
          onProtocolError: logWarning,
        }),
      ),
      loadMessages: fromPromise<readonly MessageRow[], { conversationIds: readonly number[] }>(
        async ({ input, signal }) => {
          const histories = input.conversationIds.map((conversationId) =>
            listMessages({ conversationId }, { signal }),
          );
          return (await Promise.all(histories)).flat();
        },
      ),
      conversations: wiredConversations(wires),
    },
    actions: {
      storeOutbox: ({ context: { outbox, me } }) => {
        // Whoever has just left leaves nothing behind.
        if (session.user()?.id !== me.id) return;
        if (outbox.length === 0) sessionStorage.removeItem(outboxKey);
        else sessionStorage.setItem(outboxKey, writeOutbox(outbox, me.id));
      },
      warnNotConnected: () => logWarning(chatMessages.notConnected),
      logFailure: (_, { reason, error }) => {
        if (reason === undefined) logFailure(error);
        else logWarning(reason);
      },
    },
  });
};
