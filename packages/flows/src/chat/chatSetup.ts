import { assertEvent, assign, emit, fromPromise, raise, sendTo, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';
import {
  conversationsToLoad,
  entryOf,
  isOfConversation,
  keyOf,
  publishing,
  received,
  topic,
  wanted,
  type Context,
  type Input,
} from './chatContext.ts';
import { conversationsMachine } from './conversationsMachine.ts';
import { messageOf, type MessageRow } from './message.ts';
import {
  confirmed,
  doubted,
  isPending,
  isToResend,
  overdue,
  resent,
  retried,
  withoutDelivered,
  withoutEntry,
} from './outbox.ts';
import { createSocket, type SocketEvent } from './socket.ts';
import { isSendable } from './text.ts';
import { chatTimes, reconnectPause } from './times.ts';

export type Events =
  | SocketEvent
  | { type: 'connection.ready' }
  | { type: 'connection.doubted' }
  | { type: 'history.merged' }
  /** The page is visible again, or the computer online. */
  | { type: 'network.woke' }
  | { type: 'token.renewed' }
  | { type: 'conversation.selected'; conversationId: number }
  | { type: 'panel.shown' }
  | { type: 'panel.hidden' }
  | { type: 'message.sent'; text: string }
  | { type: 'message.retried'; id: string }
  | { type: 'message.discarded'; id: string };

/** What the chat machine speaks of. */
export const chatSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as { type: 'connection.refused' },
    children: {} as {
      socket: 'socket';
      conversations: 'conversations';
      loadMessages: 'loadMessages';
    },
  },
  actors: {
    /** `createSocket` with a way to open a link. */
    socket: createSocket(notProvided('socket')),
    /** END-28 for each of them, in one list. */
    loadMessages: fromPromise<readonly MessageRow[], { conversationIds: readonly number[] }>(
      notProvided('loadMessages'),
    ),
    conversations: conversationsMachine,
  },
  actions: {
    /** Writes the outbox of the context to the storage. */
    storeOutbox: () => undefined,
    /** Says in the console that nothing was sent. */
    warnNotConnected: () => undefined,
    /** Says in the log why the connection ended, or a call failed. */
    logFailure: (_args, _failure: { reason?: string; error?: unknown }) => undefined,
    emitRefused: emit({ type: 'connection.refused' }),
    listen: sendTo('socket', ({ context }) => ({ type: 'listen', to: wanted(context) })),
    expectConfirmations: assign({ unconfirmed: ({ context }) => wanted(context).map(keyOf) }),
    listenToSelected: sendTo('socket', ({ event }) => {
      assertEvent(event, 'conversation.selected');
      return { type: 'listen' as const, to: [topic(event.conversationId)] };
    }),
    expectSelected: assign({
      unconfirmed: ({ context, event }) => {
        assertEvent(event, 'conversation.selected');
        const others = context.unconfirmed.filter((key) => !isOfConversation(key));
        return [...others, keyOf(topic(event.conversationId))];
      },
    }),
    noteConfirmation: assign({
      unconfirmed: ({ context, event }) => {
        assertEvent(event, 'subscription.confirmed');
        return context.unconfirmed.filter((key) => key !== keyOf(event.to));
      },
    }),
    ready: raise({ type: 'connection.ready' }),
    merged: raise({ type: 'history.merged' }),
    doubt: raise({ type: 'connection.doubted' }),
    check: sendTo('socket', { type: 'check' }),
    select: assign(({ event }) => {
      assertEvent(event, 'conversation.selected');
      return { selected: event.conversationId, messages: [] };
    }),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    markRead: sendTo('conversations', ({ context }) => ({
      type: 'conversation.read',
      conversationId: context.selected!,
    })),
    reloadConversations: sendTo('conversations', { type: 'reload.requested' }),
    take: assign(({ context, event }) => {
      assertEvent(event, 'message.received');
      return received(context, [event.message]);
    }),
    tellConversations: sendTo('conversations', ({ context: { me, selected, isShown }, event }) => {
      assertEvent(event, 'message.received');
      const { message } = event;
      const isSeen = isShown && message.conversationId === selected;
      const isRead = isSeen || message.senderId === me.id;
      return { type: 'message.arrived' as const, message, isRead };
    }),
    mergeHistory: assign(({ context }, { rows }: { rows: readonly MessageRow[] }) =>
      received(context, rows.map(messageOf)),
    ),
    publishUnknown: sendTo('socket', ({ context }) =>
      publishing(context.outbox.filter(isToResend), context),
    ),
    markResent: assign({ outbox: ({ context }) => resent(context.outbox) }),
    queue: assign(({ context, event }) => {
      assertEvent(event, 'message.sent');
      const entry = entryOf(event.text, context);
      return { outbox: [...context.outbox, entry], sent: context.sent + 1 };
    }),
    publishNewest: sendTo('socket', ({ context }) => publishing(context.outbox.slice(-1), context)),
    publishAgain: sendTo('socket', ({ context, event }) => {
      assertEvent(event, 'message.retried');
      return publishing(
        context.outbox.filter(({ clientMessageId }) => clientMessageId === event.id),
        context,
      );
    }),
    markRetried: assign({
      outbox: ({ context, event }) => {
        assertEvent(event, 'message.retried');
        return retried(context.outbox, event.id);
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
        return confirmed(context.outbox, event.id);
      },
    }),
    markUnknown: assign({ outbox: ({ context }) => doubted(context.outbox) }),
    markOverdue: assign({ outbox: ({ context }) => overdue(context.outbox) }),
  },
  guards: {
    hasUnknown: ({ context }) => context.outbox.some(({ status }) => status === 'unknown'),
    isRefused: ({ event }) => {
      assertEvent(event, 'socket.lost');
      return event.isRefused === true;
    },
    isOther: ({ context, event }) => {
      assertEvent(event, 'conversation.selected');
      return event.conversationId !== context.selected;
    },
    isLastConfirmation: ({ context, event }) => {
      assertEvent(event, 'subscription.confirmed');
      return context.unconfirmed.every((key) => key === keyOf(event.to));
    },
    hasSelection: ({ context }) => context.selected !== null,
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
    isWaiting: ({ context }) => context.outbox.some(isPending),
    isRested: ({ context }) => !context.outbox.some(isPending),
    bringsEcho: ({ context, event }) => {
      assertEvent(event, 'message.received');
      return withoutDelivered(context.outbox, [event.message], context.me.id) !== context.outbox;
    },
  },
  delays: {
    ...chatTimes,
    reconnect: ({ context }) => reconnectPause(context.random()),
  },
});
