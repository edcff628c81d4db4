import { localDay, shortTime, timeOf } from '../shared/dates.ts';
import type { ChatMessage } from './message.ts';
import { senders } from './messages.ts';
import { isPending, type Outbox, type OutboxEntry } from './outbox.ts';

type Delivery = 'delivered' | 'sending' | 'sent' | 'notDelivered';

/** A message as the chat displays it. */
export interface Bubble {
  /** Sent by the current user. */
  readonly isOwn: boolean;
  /** Sent by staff. */
  readonly isFromStaff: boolean;
  /** Sent by the current user's side: by the user, or for staff by any colleague. */
  readonly isOwnSide: boolean;
  readonly sender: string;
  readonly content: string;
  readonly time: string;
  readonly delivery: Delivery;
  /** The id for retrying or discarding the message; null once delivered. */
  readonly outboxId: string | null;
}

/** A list entry before its bubble is formatted. */
export interface ChatEntry {
  /** Stays the same when the echo replaces the sent message. */
  readonly key: string;
  /** The date in the user's time zone, under which the message is grouped. */
  readonly day: string;
  readonly source: ChatMessage | OutboxEntry;
}

interface Conversation {
  readonly me: { readonly id: number; readonly isStaff: boolean };
  readonly selected: number | null;
  readonly messages: readonly ChatMessage[];
  readonly outbox: Outbox;
}

interface BubbleOptions {
  readonly me: Conversation['me'];
  /** Distinguishes the student's messages from those of staff. */
  readonly studentId?: number | undefined;
  readonly timeZone?: string;
}

const senderName = (isOwn: boolean, isReaderStaff: boolean, name: string): string => {
  if (isOwn) return senders.you;
  return name || (isReaderStaff ? senders.student : senders.counsellor);
};

const fromServer = (message: ChatMessage, { me, studentId, timeZone }: BubbleOptions): Bubble => {
  const isOwn = message.senderId === me.id;
  const time = timeOf(message.timestamp);
  const isFromStaff =
    studentId === undefined ? isOwn === me.isStaff : message.senderId !== studentId;
  return {
    isOwn,
    isFromStaff,
    isOwnSide: isFromStaff === me.isStaff,
    sender: senderName(isOwn, me.isStaff, message.senderName),
    content: message.content,
    time: shortTime(time, timeZone),
    delivery: 'delivered',
    outboxId: null,
  };
};

const deliveryOf = (entry: OutboxEntry): Delivery => {
  if (!isPending(entry)) return 'notDelivered';
  return entry.status === 'sent' ? 'sent' : 'sending';
};

const fromOutbox = (entry: OutboxEntry, { me, timeZone }: BubbleOptions): Bubble => {
  const time = timeOf(entry.timestamp);
  return {
    isOwn: true,
    isFromStaff: me.isStaff,
    isOwnSide: true,
    sender: senders.you,
    content: entry.content,
    time: shortTime(time, timeZone),
    delivery: deliveryOf(entry),
    outboxId: entry.clientMessageId,
  };
};

/** The bubble of an entry in the selected conversation. */
export const bubbleOf = ({ source }: ChatEntry, options: BubbleOptions): Bubble =>
  'status' in source ? fromOutbox(source, options) : fromServer(source, options);

/** No time zone changes its day within a quarter of an hour. */
const quarterHour = 900_000;

/** Formats one date for all messages of a quarter of an hour, as a history may have thousands. */
const dayFormatter = (timeZone?: string) => {
  let known: number | undefined;
  let day = '';
  return (iso: string): string => {
    const time = timeOf(iso);
    const quarter = time === undefined ? Number.NaN : Math.floor(time / quarterHour);
    if (quarter !== known) day = localDay(time, timeZone);
    known = quarter;
    return day;
  };
};

/**
 * The entries of the selected conversation: the server's messages in the server's order, then the
 * undelivered ones. Each becomes a bubble only when it scrolls into range.
 */
export const chatEntries = (
  { me, messages, outbox, selected }: Conversation,
  timeZone?: string,
): readonly ChatEntry[] => {
  const dayOf = dayFormatter(timeZone);
  return [
    ...messages.map((message) => ({
      // Senders choose client ids, so another user's id may collide with one of ours.
      key:
        (message.senderId === me.id && message.clientMessageId) ||
        JSON.stringify(message.id ?? message),
      day: dayOf(message.timestamp),
      source: message,
    })),
    ...outbox
      .filter(({ conversationId }) => conversationId === selected)
      .map((entry) => ({
        key: entry.clientMessageId,
        day: dayOf(entry.timestamp),
        source: entry,
      })),
  ];
};
