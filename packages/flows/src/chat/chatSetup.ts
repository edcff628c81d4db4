import { assertEvent, assign, emit, raise, sendTo, setup } from 'xstate';
import { notProvided, providedCall } from '../shared/machine.ts';
import {
  conversationsToLoad,
  newEntry,
  isConversationKey,
  subscriptionKey,
  outboxAfter,
  publishCommand,
  withReceived,
  conversationSubscription,
  desiredSubscriptions,
  type Context,
  type Input,
} from './chatContext.ts';
import { conversationsMachine } from './conversationsMachine.ts';
import {
  withEarlier,
  withNewest,
  type EarlierPage,
  type EarlierQuery,
  type NewestQuery,
} from './history.ts';
import { messageOf, type MessageRow } from './message.ts';
import {
  withSent,
  withUnknown,
  isPending,
  isToResend,
  longestWait,
  withNotDelivered,
  withResent,
  withRetried,
  withWaitRestarted,
  withoutDelivered,
  withoutEntry,
} from './outbox.ts';
import { createSocket, type SocketEvent } from './socket.ts';
import { isSendable } from './text.ts';
import { chatTimes, reconnectDelay } from './times.ts';

export type Events =
  | SocketEvent
  | { type: 'connection.ready' }
  | { type: 'probe.requested' }
  | { type: 'history.merged' }
  /** The page is visible again, or the computer online. */
  | { type: 'network.resumed' }
  | { type: 'token.renewed' }
  | { type: 'conversation.selected'; conversationId: number }
  | { type: 'earlier.requested' }
  | { type: 'panel.shown' }
  | { type: 'panel.hidden' }
  | { type: 'message.sent'; text: string }
  | { type: 'message.retried'; id: string }
  | { type: 'message.discarded'; id: string }
  /** The backend keeps what staff do. */
  | { type: 'staff.joined' }
  /** A key was pressed in the box of the selected conversation. */
  | { type: 'typing.noticed' };

/** The types, actors, actions, guards and delays of the chat machine. */
export const chatSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as
      | { type: 'connection.unauthorized' }
      | { type: 'colleague.typing'; conversationId: number; name: string },
    children: {} as {
      socket: 'socket';
      conversations: 'conversations';
      loadMessages: 'loadMessages';
      loadEarlier: 'loadEarlier';
    },
  },
  actors: {
    /** `createSocket` with a way to open a link. */
    socket: createSocket(notProvided('socket')),
    /** The newest messages of each of them by END-28, in one list. */
    loadMessages: providedCall<readonly MessageRow[], NewestQuery>('loadMessages'),
    /** A page of END-28 before a message. */
    loadEarlier: providedCall<EarlierPage<MessageRow>, EarlierQuery>('loadEarlier'),
    conversations: conversationsMachine,
  },
  actions: {
    /** Writes the outbox of the context to the storage. */
    storeOutbox: () => undefined,
    /** Warns in the console that nothing was sent. */
    warnNotConnected: () => undefined,
    /** Logs why the connection ended, or why a call failed. */
    logFailure: (_args, _failure: { reason?: string; error?: unknown }) => undefined,
    emitUnauthorized: emit({ type: 'connection.unauthorized' }),
    subscribe: sendTo('socket', ({ context }) => ({
      type: 'subscribe',
      subscriptions: desiredSubscriptions(context),
    })),
    expectConfirmations: assign({
      unconfirmed: ({ context }) => desiredSubscriptions(context).map(subscriptionKey),
    }),
    subscribeToSelected: sendTo('socket', ({ event }) => {
      assertEvent(event, 'conversation.selected');
      return {
        type: 'subscribe' as const,
        subscriptions: [conversationSubscription(event.conversationId)],
      };
    }),
    expectSelected: assign({
      unconfirmed: ({ context, event }) => {
        assertEvent(event, 'conversation.selected');
        const others = context.unconfirmed.filter((key) => !isConversationKey(key));
        return [...others, subscriptionKey(conversationSubscription(event.conversationId))];
      },
    }),
    confirmSubscription: assign({
      unconfirmed: ({ context, event }) => {
        assertEvent(event, 'subscription.confirmed');
        return context.unconfirmed.filter((key) => key !== subscriptionKey(event.subscription));
      },
    }),
    ready: raise({ type: 'connection.ready' }),
    merged: raise({ type: 'history.merged' }),
    requestProbe: raise({ type: 'probe.requested' }),
    probe: sendTo('socket', { type: 'probe' }),
    select: assign(({ event }) => {
      assertEvent(event, 'conversation.selected');
      const { conversationId: selected } = event;
      return {
        selected,
        messages: [],
        earlierThan: null,
        syncedTo: null,
        hasHistoryFailed: false,
      };
    }),
    joinStaff: sendTo('socket', { type: 'joinStaff' }),
    notifyTyping: sendTo('socket', ({ context }) => ({
      type: 'notifyTyping' as const,
      conversationId: context.selected!,
    })),
    emitTyping: emit(({ event }) => {
      assertEvent(event, 'staff.received');
      const { conversationId, by } = event.event;
      return { type: 'colleague.typing' as const, conversationId, name: by?.username ?? '' };
    }),
    forwardChange: sendTo('conversations', ({ event }) => {
      assertEvent(event, 'staff.received');
      return { type: 'conversation.changed' as const, conversation: event.event.conversation! };
    }),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    markRead: sendTo('conversations', ({ context }) => ({
      type: 'conversation.read',
      conversationId: context.selected!,
    })),
    reloadConversations: sendTo('conversations', { type: 'reload.requested' }),
    receive: assign(({ context, event }) => {
      assertEvent(event, 'message.received');
      return withReceived(context, event.message);
    }),
    forwardToConversations: sendTo(
      'conversations',
      ({ context: { me, selected, isShown }, event }) => {
        assertEvent(event, 'message.received');
        const { message } = event;
        const isSeen = isShown && message.conversationId === selected;
        const isRead = isSeen || message.senderId === me.id;
        return { type: 'message.arrived' as const, message, isRead };
      },
    ),
    mergeHistory: assign(({ context }, { rows }: { rows: readonly MessageRow[] }) => {
      const messages = rows.map(messageOf);
      const outbox = outboxAfter(context, messages);
      return { ...withNewest(context, messages), outbox, hasHistoryFailed: false };
    }),
    markHistoryFailed: assign({ hasHistoryFailed: true }),
    mergeEarlier: assign(({ context }, { before, rows }: EarlierPage<MessageRow>) => {
      const messages = rows.map(messageOf);
      const outbox = outboxAfter(context, messages);
      return { ...withEarlier(context, { before, rows: messages }), outbox };
    }),
    publishUnknown: sendTo('socket', ({ context }) =>
      publishCommand(context.outbox.filter(isToResend), context),
    ),
    markResent: assign({ outbox: ({ context }) => withResent(context.outbox) }),
    queue: assign(({ context, event }) => {
      assertEvent(event, 'message.sent');
      const entry = newEntry(event.text, context);
      return { outbox: [...context.outbox, entry], sent: context.sent + 1 };
    }),
    publishNewest: sendTo('socket', ({ context }) =>
      publishCommand(context.outbox.slice(-1), context),
    ),
    publishAgain: sendTo('socket', ({ context, event }) => {
      assertEvent(event, 'message.retried');
      return publishCommand(
        context.outbox.filter(({ clientMessageId }) => clientMessageId === event.id),
        context,
      );
    }),
    markRetried: assign({
      outbox: ({ context, event }) => {
        assertEvent(event, 'message.retried');
        return withRetried(context.outbox, event.id, context.now());
      },
    }),
    discard: assign({
      outbox: ({ context, event }) => {
        assertEvent(event, 'message.discarded');
        return withoutEntry(context.outbox, event.id);
      },
    }),
    markSent: assign({
      outbox: ({ context, event }) => {
        assertEvent(event, 'publish.confirmed');
        return withSent(context.outbox, event.id);
      },
    }),
    markUnknown: assign({ outbox: ({ context }) => withUnknown(context.outbox) }),
    restartWait: assign({
      outbox: ({ context }) => withWaitRestarted(context.outbox, context.now()),
    }),
    markOverdue: assign({ outbox: ({ context }) => withNotDelivered(context.outbox) }),
  },
  guards: {
    hasUnknown: ({ context }) => context.outbox.some(({ status }) => status === 'unknown'),
    isUnauthorized: ({ event }) => {
      assertEvent(event, 'socket.closed');
      return event.isUnauthorized === true;
    },
    isOtherConversation: ({ context, event }) => {
      assertEvent(event, 'conversation.selected');
      return event.conversationId !== context.selected;
    },
    isLastConfirmation: ({ context, event }) => {
      assertEvent(event, 'subscription.confirmed');
      return context.unconfirmed.every((key) => key === subscriptionKey(event.subscription));
    },
    isColleagueTyping: ({ context, event }) => {
      assertEvent(event, 'staff.received');
      return event.event.kind === 'typing' && event.event.by?.id !== context.me.id;
    },
    isChange: ({ event }) => {
      assertEvent(event, 'staff.received');
      return event.event.kind === 'changed' && event.event.conversation != null;
    },
    hasSelection: ({ context }) => context.selected !== null,
    hasEarlier: ({ context }) => context.earlierThan !== null,
    hasHistory: ({ context }) => conversationsToLoad(context).length > 0,
    maySend: ({ context, event }) => {
      assertEvent(event, 'message.sent');
      return context.selected !== null && isSendable(event.text);
    },
    isUnsendable: ({ event }) => {
      assertEvent(event, 'message.sent');
      return !isSendable(event.text);
    },
    isUndelivered: ({ context, event }) => {
      assertEvent(event, 'message.retried');
      return context.outbox.some(
        (entry) => entry.clientMessageId === event.id && !isPending(entry),
      );
    },
    hasPending: ({ context }) => context.outbox.some(isPending),
    isEmptyOutbox: ({ context }) => !context.outbox.some(isPending),
    hasEcho: ({ context, event }) => {
      assertEvent(event, 'message.received');
      return withoutDelivered(context.outbox, [event.message], context.me.id) !== context.outbox;
    },
  },
  delays: {
    ...chatTimes,
    reconnect: ({ context }) => reconnectDelay(context.random()),
    /** The rest of the longest wait, never more than the whole: clocks step back. */
    echo: ({ context }) => {
      const now = context.now();
      const waited = now - (longestWait(context.outbox) ?? now);
      return Math.min(chatTimes.echo, Math.max(0, chatTimes.echo - waited));
    },
  },
});
