import type { ChatUser } from './me.ts';
import { withLive, type History } from './history.ts';
import type { ChatMessage } from './message.ts';
import { toOutgoing, withoutDelivered, type Outbox, type OutboxEntry } from './outbox.ts';
import type { ChatSubscription, SocketCommand } from './socket.ts';

export interface Input {
  readonly me: ChatUser;
  /** The stored outbox from before a reload. */
  readonly outbox: Outbox;
  /** Unique to this instance of the machine; the prefix of its message ids. */
  readonly clientId: string;
  readonly now: () => number;
  /** A number from 0 to just below 1. */
  readonly random: () => number;
  /** How many messages of a history are loaded at a time. */
  readonly pageSize: number;
}

export interface Context extends Input, History {
  /** Whether the selected conversation is visible. */
  readonly isShown: boolean;
  /** The number of messages sent, for their ids. */
  readonly sent: number;
  /** The subscriptions that the server has not confirmed yet. */
  readonly unconfirmed: readonly string[];
  /** The last attempt to load the history failed; further attempts follow until one succeeds. */
  readonly hasHistoryFailed: boolean;
}

export const initialContext = (input: Input): Context => ({
  ...input,
  selected: null,
  isShown: true,
  messages: [],
  earlierThan: null,
  syncedTo: null,
  sent: 0,
  unconfirmed: [],
  hasHistoryFailed: false,
});

export const subscriptionKey = (subscription: ChatSubscription): string =>
  subscription.destination === 'conversation'
    ? `conversation ${subscription.conversationId}`
    : subscription.destination;

export const isConversationKey = (key: string): boolean => key.startsWith('conversation ');

/** The subscription that does not depend on the selected conversation. */
const baseSubscription = ({ me }: Context): ChatSubscription =>
  me.isStaff ? { destination: 'adminNotifications' } : { destination: 'userQueue', userId: me.id };

export const conversationSubscription = (conversationId: number): ChatSubscription => ({
  destination: 'conversation',
  conversationId,
});

export const desiredSubscriptions = (context: Context): ChatSubscription[] => [
  baseSubscription(context),
  ...(context.selected === null ? [] : [conversationSubscription(context.selected)]),
];

/** The selected conversation, and the conversations with entries in the outbox. */
export const conversationsToLoad = ({ selected, outbox }: Context): number[] => [
  ...new Set([
    ...(selected === null ? [] : [selected]),
    ...outbox.map(({ conversationId }) => conversationId),
  ]),
];

export const publishCommand = (entries: Outbox, { me }: Context): SocketCommand => ({
  type: 'publish',
  messages: entries.map((entry) => ({
    id: entry.clientMessageId,
    message: toOutgoing(entry, me.id),
  })),
});

export const newEntry = (
  text: string,
  { clientId, sent, selected, now }: Context,
): OutboxEntry => ({
  clientMessageId: `${clientId}-${sent + 1}`,
  conversationId: selected!,
  content: text.trim(),
  timestamp: new Date(now()).toISOString(),
  status: 'sending',
  tries: 1,
  waitsSince: now(),
});

/** The outbox without the messages that the server has. */
export const outboxAfter = (context: Context, incoming: readonly ChatMessage[]): Outbox =>
  withoutDelivered(context.outbox, incoming, context.me.id);

/** Merges a live message into the selected conversation; the user's own leaves the outbox. */
export const withReceived = (context: Context, message: ChatMessage) => ({
  ...withLive(context, [message]),
  outbox: outboxAfter(context, [message]),
});
