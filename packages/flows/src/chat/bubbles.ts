import { fullDateTime, localDay, shortTime, timeOf } from '../shared/dates.ts';
import type { ChatMessage } from './message.ts';
import { isPending, type Outbox, type OutboxEntry } from './outbox.ts';

export type Delivery = 'delivered' | 'sending' | 'sent' | 'notDelivered';

/** A message as it shows. */
export interface Bubble {
  /** Stays the same when the echo replaces what was sent. */
  readonly key: string;
  /** By whoever looks at it. */
  readonly isOwn: boolean;
  /** By an admin, whichever. */
  readonly isFromAdmin: boolean;
  /** By whoever looks at it, or for admins by one of them. */
  readonly isOwnSide: boolean;
  readonly sender: string;
  readonly content: string;
  readonly time: string;
  readonly fullTime: string;
  readonly delivery: Delivery;
  /** For retrying and discarding; null once it is delivered. */
  readonly outboxId: string | null;
}

export interface BubbleGroup {
  readonly date: string;
  readonly bubbles: readonly Bubble[];
}

interface Conversation {
  readonly me: { readonly id: number; readonly isAdmin: boolean };
  readonly selected: number | null;
  readonly messages: readonly ChatMessage[];
  readonly outbox: Outbox;
}

interface BubbleOptions {
  readonly studentId?: number | undefined;
  readonly timeZone?: string;
  /** @default Infinity */
  readonly last?: number;
}

const senderName = (isOwn: boolean, meIsAdmin: boolean, name: string): string => {
  if (isOwn) return 'You';
  return name || (meIsAdmin ? 'Student' : 'Counsellor');
};

const fromServer =
  ({ me }: Conversation, studentId: number | undefined, timeZone?: string) =>
  (message: ChatMessage): Bubble => {
    const isOwn = message.senderId === me.id;
    const time = timeOf(message.timestamp);
    const isFromAdmin =
      studentId === undefined ? isOwn === me.isAdmin : message.senderId !== studentId;
    return {
      // The sender chooses the client's id: somebody else's might be that of another message.
      key: (isOwn && message.clientMessageId) || JSON.stringify(message.id ?? message),
      isOwn,
      isFromAdmin,
      isOwnSide: isFromAdmin === me.isAdmin,
      sender: senderName(isOwn, me.isAdmin, message.senderName),
      content: message.content,
      time: shortTime(time, timeZone),
      fullTime: fullDateTime(time, timeZone),
      delivery: 'delivered',
      outboxId: null,
    };
  };

const deliveryOf = (entry: OutboxEntry): Delivery => {
  if (!isPending(entry)) return 'notDelivered';
  return entry.status === 'sent' ? 'sent' : 'sending';
};

const fromOutbox =
  ({ me }: Conversation, timeZone?: string) =>
  (entry: OutboxEntry): Bubble => {
    const time = timeOf(entry.timestamp);
    return {
      key: entry.clientMessageId,
      isOwn: true,
      isFromAdmin: me.isAdmin,
      isOwnSide: true,
      sender: 'You',
      content: entry.content,
      time: shortTime(time, timeZone),
      fullTime: fullDateTime(time, timeZone),
      delivery: deliveryOf(entry),
      outboxId: entry.clientMessageId,
    };
  };

/**
 * What the selected conversation shows, by date: the server's messages in the server's order, and
 * at the end what is not delivered yet. `studentId` tells the admins' messages from the student's;
 * `last` leaves out all but so many of the server's.
 */
export const bubblesByDate = (
  conversation: Conversation,
  { studentId, timeZone, last = Infinity }: BubbleOptions = {},
): readonly BubbleGroup[] => {
  const { messages, outbox, selected } = conversation;
  const unsent = outbox.filter(({ conversationId }) => conversationId === selected);
  const dated = [
    ...messages.slice(-last).map((message) => ({
      time: timeOf(message.timestamp),
      bubble: fromServer(conversation, studentId, timeZone)(message),
    })),
    ...unsent.map((entry) => ({
      time: timeOf(entry.timestamp),
      bubble: fromOutbox(conversation, timeZone)(entry),
    })),
  ];
  const groups: { date: string; bubbles: Bubble[] }[] = [];
  for (const { time, bubble } of dated) {
    const date = localDay(time, timeZone);
    const last = groups.at(-1);
    if (last?.date === date) last.bubbles.push(bubble);
    else groups.push({ date, bubbles: [bubble] });
  }
  return groups;
};
