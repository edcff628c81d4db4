import type { Me } from './me.ts';
import { merge, type ChatMessage } from './message.ts';
import { outgoing, withoutDelivered, type Outbox, type OutboxEntry } from './outbox.ts';
import type { Listening, SocketCommand } from './socket.ts';

export interface Input {
  readonly me: Me;
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

export const keyOf = (listening: Listening): string =>
  listening.to === 'conversation' ? `conversation ${listening.conversationId}` : listening.to;

export const isOfConversation = (key: string): boolean => key.startsWith('conversation ');

/** What is listened to whatever is selected: every new message for admins, one's own for students. */
const always = ({ me }: Context): Listening =>
  me.isAdmin ? { to: 'adminNotifications' } : { to: 'userQueue', userId: me.id };

export const topic = (conversationId: number): Listening => ({
  to: 'conversation',
  conversationId,
});

export const wanted = (context: Context): Listening[] => [
  always(context),
  ...(context.selected === null ? [] : [topic(context.selected)]),
];

/** The conversations whose history says what became of the outbox, and the one that is shown. */
export const conversationsToLoad = ({ selected, outbox }: Context): number[] => [
  ...new Set([
    ...(selected === null ? [] : [selected]),
    ...outbox.map(({ conversationId }) => conversationId),
  ]),
];

export const publishing = (entries: Outbox, { me }: Context): SocketCommand => ({
  type: 'publish',
  messages: entries.map((entry) => ({
    id: entry.clientMessageId,
    message: outgoing(entry, me.id),
  })),
});

export const entryOf = (text: string, { clientId, sent, selected, now }: Context): OutboxEntry => ({
  clientMessageId: `${clientId}-${sent + 1}`,
  conversationId: selected!,
  content: text.trim(),
  timestamp: new Date(now()).toISOString(),
  status: 'sending',
  tries: 1,
});

/** Messages have come: those of the selected conversation show, one's own leave the outbox. */
export const received = (context: Context, incoming: readonly ChatMessage[]) => ({
  messages: merge(
    context.messages,
    incoming.filter(({ conversationId }) => conversationId === context.selected),
  ),
  outbox: withoutDelivered(context.outbox, incoming, context.me.id),
});
