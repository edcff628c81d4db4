import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';
import {
  newestFirst,
  withChanged,
  withCounted,
  withLatest,
  withRead,
  withUnread,
  type Context,
  type Conversation,
  type Input,
} from './conversations.ts';
import type { ChatMessage } from './message.ts';
import { chatTimes } from './times.ts';

export type ConversationEvents =
  | { type: 'message.arrived'; message: ChatMessage; isRead: boolean }
  | { type: 'conversation.read'; conversationId: number }
  | { type: 'conversation.changed'; conversation: Conversation }
  | { type: 'reload.requested' };

/** The conversations and what is unread in them: all of them for admins, one's own for students. */
export const conversationsMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as ConversationEvents },
  actors: {
    /** END-26. */
    loadConversations: fromPromise<readonly Conversation[]>(notProvided('loadConversations')),
    /** END-27. */
    openConversation: fromPromise<Conversation, { studentId: number }>(
      notProvided('openConversation'),
    ),
  },
  actions: {
    /** Logs why a call failed. */
    logFailure: (_args, _failure: { error: unknown }) => undefined,
    keepList: assign(({ context }, { list }: { list: readonly Conversation[] }) => ({
      list: newestFirst(list),
      unread: withCounted(context.unread, list),
      hasFailed: false,
    })),
    markFailed: assign({ hasFailed: true }),
    mergeChange: assign({
      list: ({ context }, { conversation }: { conversation: Conversation }) =>
        withChanged(context.list, conversation),
    }),
    notifyOpened: ({ context: { me, list, onOpened } }) => {
      if (!me.isAdmin) onOpened(list[0]!.id);
    },
    recordMessage: assign(
      ({ context }, { message, isRead }: { message: ChatMessage; isRead: boolean }) => ({
        list: withLatest(context.list, message),
        unread: isRead ? context.unread : withUnread(context, message),
      }),
    ),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    clearUnread: assign(({ context }, { conversationId }: { conversationId: number }) => ({
      unread: { ...context.unread, [conversationId]: [] },
      list: withRead(context.list, conversationId),
    })),
  },
  guards: {
    needsConversation: ({ context }, list: readonly Conversation[]) =>
      !context.me.isAdmin && list.length === 0,
    isStale: ({ context }) => context.isStale,
    isUnknownConversation: ({ context }, { message }: { message: ChatMessage }) =>
      !context.list.some(({ id }) => id === message.conversationId),
  },
}).createMachine({
  id: 'conversations',
  context: ({ input }) => ({ ...input, list: [], unread: {}, isStale: false, hasFailed: false }),
  initial: 'loading',
  on: {
    'message.arrived': [
      {
        guard: { type: 'isUnknownConversation', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'recordMessage', params: ({ event }) => event },
      },
      { actions: { type: 'recordMessage', params: ({ event }) => event } },
    ],
    'conversation.read': { actions: { type: 'clearUnread', params: ({ event }) => event } },
    'conversation.changed': { actions: { type: 'mergeChange', params: ({ event }) => event } },
    'reload.requested': '.loading',
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'markFresh',
      on: {
        'message.arrived': [
          {
            guard: { type: 'isUnknownConversation', params: ({ event }) => event },
            actions: [{ type: 'recordMessage', params: ({ event }) => event }, 'markStale'],
          },
          { actions: { type: 'recordMessage', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'loadConversations',
        src: 'loadConversations',
        onDone: [
          {
            guard: { type: 'needsConversation', params: ({ event }) => event.output },
            target: 'opening',
          },
          {
            guard: 'isStale',
            target: 'loading',
            reenter: true,
            actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
          },
          {
            target: 'shown',
            actions: [
              { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
              'notifyOpened',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openConversation',
        src: 'openConversation',
        input: ({ context }) => ({ studentId: context.me.id }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepList', params: ({ event }) => ({ list: [event.output] }) },
            'notifyOpened',
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    shown: {},
    failed: { entry: 'markFailed', after: { [chatTimes.retry]: 'loading' } },
  },
});
