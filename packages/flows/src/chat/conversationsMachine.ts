import type { RowOf } from '@seatwise/api-client';
import type { chat } from '@seatwise/api-client/contract/chat';
import { assign, fromPromise, setup } from 'xstate';
import { timeOf } from '../shared/dates.ts';
import { notProvided } from '../shared/notProvided.ts';
import type { Me } from './me.ts';
import type { ChatMessage } from './message.ts';
import { chatTimes } from './times.ts';

export type Conversation = RowOf<(typeof chat)['listConversations']>;

export interface Input {
  readonly me: Me;
  /** A student has one conversation, which opens by itself. */
  readonly onOpened: (conversationId: number) => void;
}

export interface Context extends Input {
  /** The last one spoken in comes first. */
  readonly list: readonly Conversation[];
  /** The messages nobody has seen yet, by conversation. */
  readonly unread: Readonly<Record<number, readonly string[]>>;
  /** A conversation that is not in the list was heard of while it was being loaded. */
  readonly isStale: boolean;
}

export type ConversationEvents =
  | { type: 'message.arrived'; message: ChatMessage; isRead: boolean }
  | { type: 'conversation.read'; conversationId: number }
  | { type: 'reload.requested' };

const newestFirst = (list: readonly Conversation[]): readonly Conversation[] =>
  list.toSorted((a, b) => (timeOf(b.lastUpdated) ?? 0) - (timeOf(a.lastUpdated) ?? 0));

/** The list with a message in it: its conversation has come to the front. */
const touched = (
  list: readonly Conversation[],
  { conversationId, time, timestamp }: ChatMessage,
): readonly Conversation[] =>
  newestFirst(
    list.map((conversation) =>
      conversation.id === conversationId && time > (timeOf(conversation.lastUpdated) ?? 0)
        ? { ...conversation, lastUpdated: timestamp }
        : conversation,
    ),
  );

const nameOf = ({ id, senderId, timestamp, content }: ChatMessage): string =>
  JSON.stringify(id ?? [senderId, timestamp, content]);

/** Unread messages, each counted once however often it comes. */
const counted = ({ unread }: Context, message: ChatMessage): Context['unread'] => {
  const known = unread[message.conversationId] ?? [];
  const name = nameOf(message);
  return known.includes(name) ? unread : { ...unread, [message.conversationId]: [...known, name] };
};

/** How many messages of a conversation nobody has seen yet. */
export const unreadIn = ({ unread }: Pick<Context, 'unread'>, conversationId: number): number =>
  unread[conversationId]?.length ?? 0;

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
    /** Says in the log why a call has failed. */
    logFailure: (_args, _failure: { error: unknown }) => undefined,
    keepList: assign({
      list: (_, { list }: { list: readonly Conversation[] }) => newestFirst(list),
    }),
    tellOpened: ({ context: { me, list, onOpened } }) => {
      if (!me.isAdmin) onOpened(list[0]!.id);
    },
    note: assign(({ context }, { message, isRead }: { message: ChatMessage; isRead: boolean }) => ({
      list: touched(context.list, message),
      unread: isRead ? context.unread : counted(context, message),
    })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    forgetUnread: assign({
      unread: ({ context }, { conversationId }: { conversationId: number }) => ({
        ...context.unread,
        [conversationId]: [],
      }),
    }),
  },
  guards: {
    needsOne: ({ context }, list: readonly Conversation[]) =>
      !context.me.isAdmin && list.length === 0,
    isStale: ({ context }) => context.isStale,
    isFromStranger: ({ context }, { message }: { message: ChatMessage }) =>
      !context.list.some(({ id }) => id === message.conversationId),
  },
}).createMachine({
  id: 'conversations',
  context: ({ input }) => ({ ...input, list: [], unread: {}, isStale: false }),
  initial: 'loading',
  on: {
    'message.arrived': [
      {
        guard: { type: 'isFromStranger', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'note', params: ({ event }) => event },
      },
      { actions: { type: 'note', params: ({ event }) => event } },
    ],
    'conversation.read': { actions: { type: 'forgetUnread', params: ({ event }) => event } },
    'reload.requested': '.loading',
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'markFresh',
      on: {
        'message.arrived': [
          {
            guard: { type: 'isFromStranger', params: ({ event }) => event },
            actions: [{ type: 'note', params: ({ event }) => event }, 'markStale'],
          },
          { actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'loadConversations',
        src: 'loadConversations',
        onDone: [
          {
            guard: { type: 'needsOne', params: ({ event }) => event.output },
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
              'tellOpened',
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
            'tellOpened',
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    shown: {},
    failed: { after: { [chatTimes.retry]: 'loading' } },
  },
});
