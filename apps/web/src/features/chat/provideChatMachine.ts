import { openChatSocket } from '@seatwise/api-client/chat';
import { chat as contract } from '@seatwise/api-client/contract/chat';
import {
  chatMachine,
  chatMessages,
  conversationsMachine,
  createSocket,
  outboxKey,
  writeOutbox,
  type Conversation,
  type EarlierPage,
  type EarlierQuery,
  type MessageRow,
  type NewestQuery,
} from '@seatwise/flows/chat';
import { fromPromise } from 'xstate';
import { logFailure, logWarning } from '../../lib/logFailure.ts';
import type { Services } from '../../services/services.ts';
import { chatUrl } from './chatUrl.ts';

type ChatServices = Pick<Services, 'api' | 'env' | 'session'>;

const provideConversations = ({ api }: ChatServices) => {
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

/** The chat machine with its actors: the socket, the API calls and the tab's storage. */
export const provideChatMachine = (services: ChatServices): typeof chatMachine => {
  const { api, env, session } = services;
  const { listMessages } = api.area(contract);
  return chatMachine.provide({
    actors: {
      socket: createSocket((onLost) =>
        openChatSocket({
          url: chatUrl(env),
          token: session.token,
          onLost,
          onProtocolError: logWarning,
        }),
      ),
      loadMessages: fromPromise<readonly MessageRow[], NewestQuery>(
        async ({ input: { conversationIds, limit }, signal }) => {
          const histories = conversationIds.map((conversationId) =>
            listMessages({ conversationId, limit }, { signal }),
          );
          return (await Promise.all(histories)).flat();
        },
      ),
      loadEarlier: fromPromise<EarlierPage<MessageRow>, EarlierQuery>(
        async ({ input, signal }) => ({
          before: input.before,
          rows: await listMessages(input, { signal }),
        }),
      ),
      conversations: provideConversations(services),
    },
    actions: {
      storeOutbox: ({ context: { outbox, me } }) => {
        // After a sign-out, the outbox must not be written again.
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
