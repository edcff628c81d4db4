import type { InputOf, RowOf } from '@seatwise/api-client';
import type { chat } from '@seatwise/api-client/contract/chat';
import { timeOf } from '../shared/dates.ts';

/** A message as the server stores it; its ids are there where the server is ours. */
export type MessageRow = RowOf<(typeof chat)['listMessages']>;

/** What is published, exactly as the documents draw it. */
export type OutgoingMessage = InputOf<(typeof chat)['postMessage']>;

/** A message that the server has accepted. */
export interface ChatMessage {
  readonly id: number | null;
  readonly clientMessageId: string | null;
  readonly conversationId: number;
  readonly senderId: number;
  readonly senderName: string;
  readonly content: string;
  readonly timestamp: string;
  /** The timestamp in milliseconds; one that cannot be read comes last. */
  readonly time: number;
}

export const messageOf = ({ id, clientMessageId, ...body }: MessageRow): ChatMessage => ({
  ...body,
  id: id ?? null,
  clientMessageId: clientMessageId ?? null,
  time: timeOf(body.timestamp) ?? Infinity,
});

/**
 * Whether two are one: by the server's id, else by the sender's own id, else by the documented
 * rule. That rule alone would make one of two equal messages in one instant, and two of one that
 * the server has stamped anew.
 */
export const isSame = (a: ChatMessage, b: ChatMessage): boolean => {
  if (a.id !== null && b.id !== null) return a.id === b.id;
  if (a.senderId !== b.senderId) return false;
  if (a.clientMessageId !== null && b.clientMessageId !== null)
    return a.clientMessageId === b.clientMessageId;
  return a.timestamp === b.timestamp && a.content === b.content;
};

/** By the server's time, then by its id; never by arrival. */
const inOrder = (a: ChatMessage, b: ChatMessage): number => {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  return (a.id ?? Infinity) < (b.id ?? Infinity) ? -1 : 1;
};

/** Whether it comes after all that is known, as a message mostly does. */
const isNext = (known: readonly ChatMessage[], message: ChatMessage): boolean =>
  message.id !== null &&
  known.every((other) => other.id !== null && other.id < message.id! && other.time <= message.time);

/** What is known and what has come, each message once, in order. */
export const merge = (
  known: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] => {
  // A history may be long: to put one message at its end it is not sorted anew.
  if (incoming.length === 1 && isNext(known, incoming[0]!)) return [...known, ...incoming];
  const byId = new Map<number, ChatMessage>();
  const withoutId: ChatMessage[] = [];
  let changes = 0;
  const add = (message: ChatMessage): void => {
    const place = withoutId.findIndex((other) => isSame(other, message));
    if (message.id === null) {
      if (place >= 0 || [...byId.values()].some((other) => isSame(other, message))) return;
      withoutId.push(message);
    } else {
      if (byId.has(message.id)) return;
      if (place >= 0) withoutId.splice(place, 1);
      byId.set(message.id, message);
    }
    changes += 1;
  };
  known.forEach(add);
  changes = 0;
  incoming.forEach(add);
  return changes === 0 ? known : [...byId.values(), ...withoutId].toSorted(inOrder);
};
