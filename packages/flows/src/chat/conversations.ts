import type { RowOf } from '@seatwise/api-client';
import type { chat } from '@seatwise/api-client/contract/chat';
import { timeOf } from '../shared/dates.ts';
import type { ChatUser } from './me.ts';
import type { ChatMessage } from './message.ts';

export type Conversation = RowOf<(typeof chat)['listConversations']>;

export interface Input {
  readonly me: ChatUser;
  /** A student has one conversation, which opens by itself. */
  readonly onOpened: (conversationId: number) => void;
}

export interface Context extends Input {
  /** Sorted by the latest message, newest first. */
  readonly list: readonly Conversation[];
  /** The ids of unread messages, by conversation. */
  readonly unread: Readonly<Record<number, readonly string[]>>;
  /** A message of an unknown conversation arrived while the list was loading. */
  readonly isStale: boolean;
  /** The last try to load or open failed; it is tried again until one succeeds. */
  readonly hasFailed: boolean;
}

/** The newest message that the row of a conversation counts in; 0 where its backend counts none. */
const countedUpTo = ({ work }: Conversation): number => work?.lastMessage?.id ?? 0;

/** Sorted by the latest message, newest first; each time is read once. */
export const newestFirst = (list: readonly Conversation[]): readonly Conversation[] =>
  list
    .map((conversation) => ({ conversation, time: timeOf(conversation.lastUpdated) ?? 0 }))
    .toSorted((a, b) => b.time - a.time)
    .map(({ conversation }) => conversation);

/** How much of a message a list shows. */
const lineLength = 140;

/** What staff see of a conversation after a message: a student waits and opens it, others answer. */
const workAfter = (
  { work, student }: Conversation,
  { id, senderId, content, timestamp }: ChatMessage,
): Conversation['work'] => {
  if (!work || id === null || id <= (work.lastMessage?.id ?? 0)) return work;
  const lastMessage = { id, senderId, content: content.slice(0, lineLength) };
  if (senderId !== student?.id) return { ...work, lastMessage, waitingSince: null };
  const waitingSince = work.waitingSince ?? timestamp;
  return { ...work, lastMessage, waitingSince, isClosed: false };
};

const withMessage = (conversation: Conversation, message: ChatMessage): Conversation => {
  const isNewer = message.time > (timeOf(conversation.lastUpdated) ?? 0);
  const work = workAfter(conversation, message);
  if (!isNewer && work === conversation.work) return conversation;
  return {
    ...conversation,
    ...(isNewer && { lastUpdated: message.timestamp }),
    ...(work && { work }),
  };
};

/** The list after a message, with its conversation moved to the front. */
export const withLatest = (
  list: readonly Conversation[],
  message: ChatMessage,
): readonly Conversation[] => {
  const index = list.findIndex(({ id }) => id === message.conversationId);
  const before = list[index];
  const after = before && withMessage(before, message);
  if (!after || after === before) return list;
  const time = timeOf(after.lastUpdated) ?? 0;
  const others = list.toSpliced(index, 1);
  const place = others.findIndex((other, at) => {
    const otherTime = timeOf(other.lastUpdated) ?? 0;
    return otherTime < time || (otherTime === time && at >= index);
  });
  return others.toSpliced(place === -1 ? others.length : place, 0, after);
};

/** The list after a colleague has changed a conversation; what is unread stays one's own count. */
export const withChanged = (
  list: readonly Conversation[],
  changed: Conversation,
): readonly Conversation[] =>
  list.map((conversation) =>
    conversation.id === changed.id
      ? {
          ...conversation,
          ...changed,
          work: {
            ...(changed.work ?? conversation.work),
            unread: changed.work?.unread ?? conversation.work?.unread ?? 0,
          },
        }
      : conversation,
  );

/** The list after a conversation was read. */
export const withRead = (
  list: readonly Conversation[],
  conversationId: number,
): readonly Conversation[] => {
  const index = list.findIndex(({ id }) => id === conversationId);
  const found = list[index];
  return found?.work?.unread
    ? list.with(index, { ...found, work: { ...found.work, unread: 0 } })
    : list;
};

const messageKey = ({ id, senderId, timestamp, content }: ChatMessage): string =>
  JSON.stringify(id ?? [senderId, timestamp, content]);

/** Adds a message to the unread ones, once however often it arrives. */
export const withUnread = ({ unread, list }: Context, message: ChatMessage): Context['unread'] => {
  const { id, conversationId } = message;
  const listed = list.find((conversation) => conversation.id === conversationId);
  if (listed && id !== null && id <= countedUpTo(listed)) return unread;
  const known = unread[conversationId] ?? [];
  const name = messageKey(message);
  return known.includes(name) ? unread : { ...unread, [conversationId]: [...known, name] };
};

/** What arrived after the rows were made; the rows count the rest. */
export const withCounted = (
  unread: Context['unread'],
  list: readonly Conversation[],
): Context['unread'] => {
  const counted = new Map(
    list.flatMap((row) => (row.work?.unread == null ? [] : [[row.id, countedUpTo(row)] as const])),
  );
  return Object.fromEntries(
    Object.entries(unread).map(([id, keys]) => {
      const upTo = counted.get(Number(id)) ?? 0;
      return [id, keys.filter((key) => !(Number(key) <= upTo))];
    }),
  );
};

/** The number of unread messages of a conversation: those of its row, and what arrived since. */
export const unreadIn = (
  { unread }: Pick<Context, 'unread'>,
  { id, work }: Pick<Conversation, 'id' | 'work'>,
): number => (work?.unread ?? 0) + (unread[id]?.length ?? 0);
