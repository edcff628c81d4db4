import type { InputOf, RowOf } from '@seatwise/api-client';
import type { chat } from '@seatwise/api-client/contract/chat';
import { timeOf } from '../shared/dates.ts';

/** A message as the server stores it; its ids are there where the server is ours. */
export type MessageRow = RowOf<(typeof chat)['listMessages']>;

/** What is published, exactly as the specification draws it. */
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
 * Whether two messages are the same: by the server's id, else by the sender's own id, else by the
 * specified rule. That rule alone would merge two equal messages of one instant, and would not
 * merge a message whose timestamp the server has replaced.
 */
export const isSameMessage = (a: ChatMessage, b: ChatMessage): boolean => {
  if (a.id !== null && b.id !== null) return a.id === b.id;
  if (a.senderId !== b.senderId) return false;
  if (a.clientMessageId !== null && b.clientMessageId !== null)
    return a.clientMessageId === b.clientMessageId;
  return a.timestamp === b.timestamp && a.content === b.content;
};

/** By the server's time, then by its id; never by arrival. */
export const byTimeAndId = (a: ChatMessage, b: ChatMessage): number => {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  return (a.id ?? Infinity) < (b.id ?? Infinity) ? -1 : 1;
};

/** Whether it comes after all that is known, as a message mostly does. */
const isNewest = (known: readonly ChatMessage[], message: ChatMessage): boolean =>
  message.id !== null &&
  known.every((other) => other.id !== null && other.id < message.id! && other.time <= message.time);

const hasId = ({ id }: ChatMessage): boolean => id !== null;

/** What two messages have in common if they are one: at least one of these. */
const identityKeys = ({ id, clientMessageId, senderId, timestamp, content }: ChatMessage) => [
  ...(id === null ? [] : [id]),
  ...(clientMessageId === null ? [] : [`${senderId} ${clientMessageId}`]),
  `${senderId} ${timestamp} ${content}`,
];
/** The same where all have the server's id, as a long history mostly does. */
const idOnly = ({ id }: ChatMessage) => [id!];

/** What is known and what has come, each message once, in order. */
export const merge = (
  known: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] => {
  // Appending one message does not sort a long history again.
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
