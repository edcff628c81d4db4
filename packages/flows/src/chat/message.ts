import type { InputOf, RowOf } from '@seatwise/api-client';
import type { chat } from '@seatwise/api-client/contract/chat';
import { timeOf } from '../shared/dates.ts';

/** A message as the server stores it; the ids are present if the server is ours. */
export type MessageRow = RowOf<(typeof chat)['listMessages']>;

/** The published message, exactly as the specification draws it. */
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
  /** The timestamp in milliseconds; an unreadable one sorts last. */
  readonly time: number;
}

export const messageOf = ({
  id,
  clientMessageId,
  senderName,
  ...body
}: MessageRow): ChatMessage => ({
  ...body,
  id: id ?? null,
  clientMessageId: clientMessageId ?? null,
  senderName: senderName ?? '',
  timestamp: body.timestamp ?? '',
  time: timeOf(body.timestamp) ?? Infinity,
});

/**
 * Whether two messages are the same: by the server's id, else by the sender's client id, else by
 * the specified rule. That rule by itself would merge two equal messages sent at the same instant,
 * and would not recognise a message whose timestamp the server replaced.
 */
export const isSameMessage = (a: ChatMessage, b: ChatMessage): boolean => {
  if (a.id !== null && b.id !== null) return a.id === b.id;
  if (a.senderId !== b.senderId) return false;
  if (a.clientMessageId !== null && b.clientMessageId !== null)
    return a.clientMessageId === b.clientMessageId;
  return a.timestamp === b.timestamp && a.content === b.content;
};

/** Orders by the server's time, then by its id; never by arrival. */
export const byTimeAndId = (a: ChatMessage, b: ChatMessage): number => {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  return (a.id ?? Infinity) < (b.id ?? Infinity) ? -1 : 1;
};

/** Whether a message comes after all loaded ones, as it usually does. */
const isNewest = (known: readonly ChatMessage[], message: ChatMessage): boolean =>
  message.id !== null &&
  known.every((other) => other.id !== null && other.id < message.id! && other.time <= message.time);

const hasId = ({ id }: ChatMessage): boolean => id !== null;

/** Keys of a message: two records of the same message share at least one. */
const identityKeys = ({ id, clientMessageId, senderId, timestamp, content }: ChatMessage) => [
  ...(id === null ? [] : [id]),
  ...(clientMessageId === null ? [] : [`${senderId} ${clientMessageId}`]),
  `${senderId} ${timestamp} ${content}`,
];
/** One key is enough if all messages have the server's id, as in most of a long history. */
const idOnly = ({ id }: ChatMessage) => [id!];

/** Loaded and incoming messages together, each once, in order. */
export const merge = (
  known: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] => {
  // Appending one message should not sort a long history again.
  if (incoming.length === 1 && isNewest(known, incoming[0]!)) return [...known, ...incoming];
  const all = new Set<ChatMessage>();
  const byKey = new Map<string | number, ChatMessage[]>();
  const keysOf = [known, incoming].every((list) => list.every(hasId)) ? idOnly : identityKeys;
  let changes = 0;
  const add = (message: ChatMessage): void => {
    const keys = keysOf(message);
    const same = keys
      .flatMap((trait) => byKey.get(trait) ?? [])
      .find((other) => all.has(other) && isSameMessage(other, message));
    if (same && (hasId(same) || !hasId(message))) return;
    if (same) all.delete(same);
    all.add(message);
    for (const trait of keys) {
      const others = byKey.get(trait);
      if (others) others.push(message);
      else byKey.set(trait, [message]);
    }
    changes += 1;
  };
  known.forEach(add);
  changes = 0;
  incoming.forEach(add);
  return changes === 0 ? known : [...all].toSorted(byTimeAndId);
};
