import { may } from '@seatwise/api-client/contract/constants/permissions';
import { openChatSocket } from '@seatwise/api-client/chat';
import { chat as contract, socketPath } from '@seatwise/api-client/contract/chat';
import { conversationPageSize } from '@seatwise/api-client/contract/constants/chat';
import {
  chatMachine,
  chatMessages,
  conversationsMachine,
  createSocket,
  outboxKey,
  writeOutbox,
  type ConversationQuery,
  type LoadedConversations,
} from '@seatwise/flows/chat';
import { isNotOffered } from '@seatwise/flows/shared';
import { logFailure, logWarning } from '../../lib/logFailure.ts';
import { provideFlow } from '../../lib/provideFlow.ts';
import type { Services } from '../../services/services.ts';

type ChatServices = Pick<Services, 'api' | 'env' | 'session'>;

/** The socket's URL: on the API's host, unless the build sets another. */
const chatUrl = ({ wsUrl, apiBaseUrl }: Services['env']): string =>
  wsUrl || `${apiBaseUrl || location.origin}${socketPath}`.replace(/^http/, 'ws');

const provideConversations = ({ api, session }: ChatServices) => {
  const calls = api.area(contract);
  const findPage = async (
    { scope, isClosed, search, page, selected }: ConversationQuery,
    signal: AbortSignal,
  ): Promise<LoadedConversations> => {
    const wanted = {
      scope,
      state: isClosed ? ('closed' as const) : ('open' as const),
      search: search.trim() || undefined,
      page,
      size: conversationPageSize,
      selected: selected ?? undefined,
    };
    // Students do not need these calls, so they load separately.
    const { conversations: work } = await import('@seatwise/api-client/contract/conversations');
    const answer = await api.area(work).findConversations(wanted, { signal });
    return { list: answer.conversations, counts: answer, selected: answer.selected };
  };
  const listAll = async (signal: AbortSignal): Promise<LoadedConversations> => ({
    list: await calls.listConversations({}, { signal }),
  });
  return provideFlow(conversationsMachine, {
    calls: {
      loadConversations: (query, { signal }) => {
        if (!may(session.user()?.role, 'conversations')) return listAll(signal);
        return findPage(query, signal).catch((error: unknown) => {
          if (isNotOffered(error)) return listAll(signal);
          throw error;
        });
      },
      openConversation: calls.openConversation,
    },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
};

/** The chat machine with its actors: the socket, the API calls and the tab's storage. */
export const provideChatMachine = (services: ChatServices): typeof chatMachine => {
  const { api, env, session } = services;
  const { listMessages } = api.area(contract);
  return provideFlow(chatMachine, {
    calls: {
      loadMessages: async ({ conversationIds, limit }, options) => {
        const histories = conversationIds.map((conversationId) =>
          listMessages({ conversationId, limit }, options),
        );
        return (await Promise.all(histories)).flat();
      },
      loadEarlier: async (query, options) => ({
        before: query.before,
        rows: await listMessages(query, options),
      }),
    },
    actions: {
      storeOutbox: ({ context: { outbox, me } }) => {
        // After a sign-out the outbox must not be stored again.
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
  }).provide({
    actors: {
      conversations: provideConversations(services),
      socket: createSocket((onLost) =>
        openChatSocket({
          url: chatUrl(env),
          token: session.token,
          onLost,
          onProtocolError: logWarning,
        }),
      ),
    },
  });
};
