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
}

/** Sorted by the latest message, newest first. */
export const newestFirst = (list: readonly Conversation[]): readonly Conversation[] =>
  list.toSorted((a, b) => (timeOf(b.lastUpdated) ?? 0) - (timeOf(a.lastUpdated) ?? 0));

/** The list after a message, with its conversation moved to the front. */
export const withLatest = (
  list: readonly Conversation[],
  { conversationId, time, timestamp }: ChatMessage,
): readonly Conversation[] =>
  newestFirst(
    list.map((conversation) =>
      conversation.id === conversationId && time > (timeOf(conversation.lastUpdated) ?? 0)
        ? { ...conversation, lastUpdated: timestamp }
        : conversation,
    ),
  );

const messageKey = ({ id, senderId, timestamp, content }: ChatMessage): string =>
  JSON.stringify(id ?? [senderId, timestamp, content]);

/** Adds a message to the unread ones, once however often it arrives. */
export const withUnread = ({ unread }: Context, message: ChatMessage): Context['unread'] => {
  const known = unread[message.conversationId] ?? [];
  const name = messageKey(message);
  return known.includes(name) ? unread : { ...unread, [message.conversationId]: [...known, name] };
};

/** The number of unread messages of a conversation. */
export const unreadIn = ({ unread }: Pick<Context, 'unread'>, conversationId: number): number =>
  unread[conversationId]?.length ?? 0;
