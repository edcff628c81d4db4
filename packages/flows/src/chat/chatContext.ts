import type { ChatUser } from './me.ts';
import { merge, type ChatMessage } from './message.ts';
import { toOutgoing, withoutDelivered, type Outbox, type OutboxEntry } from './outbox.ts';
import type { ChatSubscription, SocketCommand } from './socket.ts';

export interface Input {
  readonly me: ChatUser;
  /** What a reload left unsent. */
  readonly outbox: Outbox;
  /** Unique to this life of the machine; the ids of its messages begin with it. */
  readonly clientId: string;
  readonly now: () => number;
  /** A number from 0 to just below 1. */
  readonly random: () => number;
}

export interface Context extends Input {
  readonly selected: number | null;
  /** Whether somebody can see the selected conversation. */
  readonly isShown: boolean;
  /** Those of the selected conversation. */
  readonly messages: readonly ChatMessage[];
  /** How many were sent from here; makes their ids. */
  readonly sent: number;
  /** The subscriptions that the server has not confirmed yet. */
  readonly unconfirmed: readonly string[];
}

export const subscriptionKey = (subscription: ChatSubscription): string =>
  subscription.destination === 'conversation'
    ? `conversation ${subscription.conversationId}`
    : subscription.destination;

export const isConversationKey = (key: string): boolean => key.startsWith('conversation ');

/** What is listened to whatever is selected: every new message for admins, one's own for students. */
const baseSubscription = ({ me }: Context): ChatSubscription =>
  me.isAdmin ? { destination: 'adminNotifications' } : { destination: 'userQueue', userId: me.id };

export const conversationSubscription = (conversationId: number): ChatSubscription => ({
  destination: 'conversation',
  conversationId,
});

export const desiredSubscriptions = (context: Context): ChatSubscription[] => [
  baseSubscription(context),
  ...(context.selected === null ? [] : [conversationSubscription(context.selected)]),
];

/** The conversations whose history says what became of the outbox, and the one that is shown. */
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
});

/** Messages have come: those of the selected conversation show, one's own leave the outbox. */
export const withReceived = (context: Context, incoming: readonly ChatMessage[]) => ({
  messages: merge(
    context.messages,
    incoming.filter(({ conversationId }) => conversationId === context.selected),
  ),
  outbox: withoutDelivered(context.outbox, incoming, context.me.id),
});
