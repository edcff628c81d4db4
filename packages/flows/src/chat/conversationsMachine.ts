import { assign, setup } from 'xstate';
import { providedCall, withEvent, withOutput } from '../shared/machine.ts';
import { firstQuery, listsSame, type ConversationQuery } from './conversationFilter.ts';
import {
  conversationIn,
  withChanged,
  withEach,
  withLatest,
  withLoaded,
  withRead,
  withUnread,
  type Context,
  type Conversation,
  type Input,
  type LoadedConversations,
} from './conversations.ts';
import type { ChatMessage } from './message.ts';
import { chatTimes } from './times.ts';

export type ConversationEvents =
  | { type: 'message.arrived'; message: ChatMessage; isRead: boolean }
  | { type: 'conversation.read'; conversationId: number }
  | { type: 'conversation.changed'; conversation: Conversation }
  | { type: 'query.changed'; query: ConversationQuery }
  | { type: 'reload.requested' };

/** The conversations and their unread messages: a page of all for staff, a student's own. */
export const conversationsMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as ConversationEvents },
  actors: {
    /** A page for staff if the backend has pages, else END-26. */
    loadConversations: providedCall<LoadedConversations, ConversationQuery>('loadConversations'),
    /** END-27. */
    openConversation: providedCall<Conversation, { studentId: number }>('openConversation'),
  },
  actions: {
    /** Logs why a call failed. */
    logFailure: (_args, _failure: { error: unknown }) => undefined,
    keepList: assign(({ context }, loaded: LoadedConversations) => withLoaded(context, loaded)),
    keepQuery: assign((_, { query }: { query: ConversationQuery }) => ({ query })),
    markFailed: assign({ hasFailed: true }),
    mergeChange: assign(({ context }, { conversation }: { conversation: Conversation }) =>
      withEach(context, (list) => withChanged(list, conversation)),
    ),
    notifyOpened: ({ context: { me, list, onOpened } }) => {
      if (!me.isStaff) onOpened(list[0]!.id);
    },
    recordMessage: assign(
      ({ context }, { message, isRead }: { message: ChatMessage; isRead: boolean }) => ({
        ...withEach(context, (list) => withLatest(list, message)),
        unread: isRead ? context.unread : withUnread(context, message),
      }),
    ),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    clearUnread: assign(({ context }, { conversationId }: { conversationId: number }) => ({
      unread: { ...context.unread, [conversationId]: [] },
      ...withEach(context, (list) => withRead(list, conversationId)),
    })),
  },
  guards: {
    needsConversation: ({ context }, { list }: LoadedConversations) =>
      !context.me.isStaff && list.length === 0,
    isPaged: ({ context }) => context.counts !== null,
    /** The page stays the same, and the open conversation is already loaded. */
    isKnownQuery: ({ context }, { query }: { query: ConversationQuery }) =>
      listsSame(context.query, query) &&
      (query.selected === null || conversationIn(context, query.selected) !== undefined),
    isPagedAndStale: ({ context }) => context.counts !== null && context.isStale,
    /** Whether a message may change the page: all but the first, or an unlisted conversation. */
    turnsPage: ({ context }, { message }: { message: ChatMessage }) =>
      context.counts !== null &&
      (!listsSame(context.query, firstQuery) ||
        !context.list.some(({ id }) => id === message.conversationId)),
    isStale: ({ context }) => context.isStale,
    isUnknownConversation: ({ context }, { message }: { message: ChatMessage }) =>
      conversationIn(context, message.conversationId) === undefined,
  },
}).createMachine({
  id: 'conversations',
  context: ({ input }) => ({
    ...input,
    query: firstQuery,
    list: [],
    unlisted: null,
    counts: null,
    unread: {},
    unreadElsewhere: 0,
    isStale: false,
    hasFailed: false,
  }),
  initial: 'loading',
  on: {
    'message.arrived': [
      { guard: withEvent('turnsPage'), target: '.outdated', actions: withEvent('recordMessage') },
      {
        guard: withEvent('isUnknownConversation'),
        target: '.loading',
        actions: withEvent('recordMessage'),
      },
      { actions: withEvent('recordMessage') },
    ],
    'conversation.read': { actions: withEvent('clearUnread') },
    'conversation.changed': [
      { guard: 'isPaged', target: '.outdated', actions: withEvent('mergeChange') },
      { actions: withEvent('mergeChange') },
    ],
    'query.changed': [
      { guard: withEvent('isKnownQuery'), actions: withEvent('keepQuery') },
      { target: '.loading', actions: withEvent('keepQuery') },
    ],
    'reload.requested': '.loading',
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'markFresh',
      on: {
        'message.arrived': [
          { guard: withEvent('turnsPage'), actions: [withEvent('recordMessage'), 'markStale'] },
          {
            guard: withEvent('isUnknownConversation'),
            actions: [withEvent('recordMessage'), 'markStale'],
          },
          { actions: withEvent('recordMessage') },
        ],
        'conversation.changed': { actions: [withEvent('mergeChange'), 'markStale'] },
      },
      invoke: {
        id: 'loadConversations',
        src: 'loadConversations',
        input: ({ context }) => context.query,
        onDone: [
          { guard: withOutput('needsConversation'), target: 'opening' },
          { guard: 'isPagedAndStale', target: 'outdated', actions: withOutput('keepList') },
          { guard: 'isStale', target: 'loading', reenter: true, actions: withOutput('keepList') },
          { target: 'shown', actions: [withOutput('keepList'), 'notifyOpened'] },
        ],
        onError: { target: 'failed', actions: withEvent('logFailure') },
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
        onError: { target: 'failed', actions: withEvent('logFailure') },
      },
    },
    shown: { tags: 'listed' },
    // Many messages at once cause only one more call.
    outdated: {
      tags: 'listed',
      on: {
        'message.arrived': { actions: withEvent('recordMessage') },
        'conversation.changed': { actions: withEvent('mergeChange') },
      },
      after: { [chatTimes.refresh]: 'loading' },
    },
    failed: { entry: 'markFailed', after: { [chatTimes.retryLoading]: 'loading' } },
  },
});
