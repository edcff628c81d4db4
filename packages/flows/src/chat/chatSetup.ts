import { assign, emit, raise, sendTo, setup } from 'xstate';
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
import { messageOf, type ChatMessage, type MessageRow } from './message.ts';
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
import {
  createSocket,
  type ChatSubscription,
  type ConnectionLoss,
  type SocketEvent,
  type StaffEvent,
} from './socket.ts';
import { isSendable } from './text.ts';
import { chatTimes, reconnectDelay } from './times.ts';

type Selected = { conversationId: number };
type Sent = { text: string };
/** Identifies an entry of the outbox by its client message id. */
type OfEntry = { id: string };
type Confirmed = { subscription: ChatSubscription };
type Received = { message: ChatMessage };
type StaffReceived = { event: StaffEvent };

export type Events =
  | SocketEvent
  | { type: 'connection.ready' }
  | { type: 'probe.requested' }
  | { type: 'history.merged' }
  /** The page became visible again, or the computer came online. */
  | { type: 'network.resumed' }
  | { type: 'token.renewed' }
  | ({ type: 'conversation.selected' } & Selected)
  | { type: 'earlier.requested' }
  | { type: 'panel.shown' }
  | { type: 'panel.hidden' }
  | ({ type: 'message.sent' } & Sent)
  | ({ type: 'message.retried' } & OfEntry)
  | ({ type: 'message.discarded' } & OfEntry)
  /** The backend records what staff do. */
  | { type: 'staff.joined' }
  /** The user pressed a key in the message box of the selected conversation. */
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
    /** `createSocket` with a function that opens a connection. */
    socket: createSocket(notProvided('socket')),
    /** The newest messages of each conversation from END-28, in one list. */
    loadMessages: providedCall<readonly MessageRow[], NewestQuery>('loadMessages'),
    /** The page of END-28 that precedes a message. */
    loadEarlier: providedCall<EarlierPage<MessageRow>, EarlierQuery>('loadEarlier'),
    conversations: conversationsMachine,
  },
  actions: {
    /** Writes the outbox to the storage. */
    storeOutbox: () => undefined,
    /** Warns in the console that no message was sent. */
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
    subscribeToSelected: sendTo('socket', (_, { conversationId }: Selected) => ({
      type: 'subscribe' as const,
      subscriptions: [conversationSubscription(conversationId)],
    })),
    expectSelected: assign(({ context: { unconfirmed } }, { conversationId }: Selected) => ({
      unconfirmed: [
        ...unconfirmed.filter((key) => !isConversationKey(key)),
        subscriptionKey(conversationSubscription(conversationId)),
      ],
    })),
    confirmSubscription: assign(({ context: { unconfirmed } }, { subscription }: Confirmed) => ({
      unconfirmed: unconfirmed.filter((key) => key !== subscriptionKey(subscription)),
    })),
    ready: raise({ type: 'connection.ready' }),
    merged: raise({ type: 'history.merged' }),
    requestProbe: raise({ type: 'probe.requested' }),
    probe: sendTo('socket', { type: 'probe' }),
    select: assign((_, { conversationId }: Selected) => ({
      selected: conversationId,
      messages: [],
      earlierThan: null,
      syncedTo: null,
      hasHistoryFailed: false,
    })),
    joinStaff: sendTo('socket', { type: 'joinStaff' }),
    notifyTyping: sendTo('socket', ({ context }) => ({
      type: 'notifyTyping' as const,
      conversationId: context.selected!,
    })),
    emitTyping: emit((_, { event: { conversationId, by } }: StaffReceived) => ({
      type: 'colleague.typing' as const,
      conversationId,
      name: by?.username ?? '',
    })),
    forwardChange: sendTo('conversations', (_, { event }: StaffReceived) => ({
      type: 'conversation.changed' as const,
      conversation: event.conversation!,
    })),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    markRead: sendTo('conversations', ({ context }) => ({
      type: 'conversation.read',
      conversationId: context.selected!,
    })),
    reloadConversations: sendTo('conversations', { type: 'reload.requested' }),
    receive: assign(({ context }, { message }: Received) => withReceived(context, message)),
    forwardToConversations: sendTo(
      'conversations',
      ({ context: { me, selected, isShown } }, { message }: Received) => {
        const isSeen = isShown && message.conversationId === selected;
        const isRead = isSeen || message.senderId === me.id;
        return { type: 'message.arrived' as const, message, isRead };
      },
    ),
    mergeHistory: assign(({ context }, rows: readonly MessageRow[]) => {
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
    queue: assign(({ context }, { text }: Sent) => ({
      outbox: [...context.outbox, newEntry(text, context)],
      sent: context.sent + 1,
    })),
    publishNewest: sendTo('socket', ({ context }) =>
      publishCommand(context.outbox.slice(-1), context),
    ),
    publishAgain: sendTo('socket', ({ context }, { id }: OfEntry) =>
      publishCommand(
        context.outbox.filter(({ clientMessageId }) => clientMessageId === id),
        context,
      ),
    ),
    markRetried: assign(({ context }, { id }: OfEntry) => ({
      outbox: withRetried(context.outbox, id, context.now()),
    })),
    discard: assign(({ context }, { id }: OfEntry) => ({
      outbox: withoutEntry(context.outbox, id),
    })),
    markSent: assign(({ context }, { id }: OfEntry) => ({ outbox: withSent(context.outbox, id) })),
    markUnknown: assign({ outbox: ({ context }) => withUnknown(context.outbox) }),
    restartWait: assign({
      outbox: ({ context }) => withWaitRestarted(context.outbox, context.now()),
    }),
    markOverdue: assign({ outbox: ({ context }) => withNotDelivered(context.outbox) }),
  },
  guards: {
    hasUnknown: ({ context }) => context.outbox.some(({ status }) => status === 'unknown'),
    isUnauthorized: (_, { isUnauthorized }: ConnectionLoss) => isUnauthorized === true,
    isOtherConversation: ({ context }, { conversationId }: Selected) =>
      conversationId !== context.selected,
    isLastConfirmation: ({ context }, { subscription }: Confirmed) =>
      context.unconfirmed.every((key) => key === subscriptionKey(subscription)),
    isColleagueTyping: ({ context }, { event }: StaffReceived) =>
      event.kind === 'typing' && event.by?.id !== context.me.id,
    isChange: (_, { event }: StaffReceived) =>
      event.kind === 'changed' && event.conversation != null,
    hasSelection: ({ context }) => context.selected !== null,
    hasEarlier: ({ context }) => context.earlierThan !== null,
    hasHistory: ({ context }) => conversationsToLoad(context).length > 0,
    maySend: ({ context }, { text }: Sent) => context.selected !== null && isSendable(text),
    isUnsendable: (_, { text }: Sent) => !isSendable(text),
    isUndelivered: ({ context }, { id }: OfEntry) =>
      context.outbox.some((entry) => entry.clientMessageId === id && !isPending(entry)),
    hasPending: ({ context }) => context.outbox.some(isPending),
    isEmptyOutbox: ({ context }) => !context.outbox.some(isPending),
    hasEcho: ({ context }, { message }: Received) =>
      withoutDelivered(context.outbox, [message], context.me.id) !== context.outbox,
  },
  delays: {
    ...chatTimes,
    reconnect: ({ context }) => reconnectDelay(context.random()),
    /** The remainder of the longest wait, at most the full time-out: clocks can be set back. */
    echo: ({ context }) => {
      const now = context.now();
      const waited = now - (longestWait(context.outbox) ?? now);
      return Math.min(chatTimes.echo, Math.max(0, chatTimes.echo - waited));
    },
  },
});
