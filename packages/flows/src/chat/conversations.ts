import type { AnswerOf } from '@seatwise/api-client';
import type { conversations } from '@seatwise/api-client/contract/conversations';
import { timeOf } from '../shared/dates.ts';
import type { ConversationQuery } from './conversationFilter.ts';
import type { ChatUser } from './me.ts';
import type { ChatMessage } from './message.ts';

type Found = AnswerOf<(typeof conversations)['findConversations']>;

export type Conversation = Found['conversations'][number];

/** The counts from a backend that pages the conversations. */
type Counts = Pick<Found, 'found' | 'all' | 'unread' | 'upTo'>;

/** A page of the conversations; all of them, without counts, if the backend has no pages. */
export interface LoadedConversations {
  readonly list: readonly Conversation[];
  readonly counts?: Counts;
  /** The open conversation, which may be on another page. */
  readonly selected?: Conversation | null | undefined;
}

export interface Input {
  readonly me: ChatUser;
  /** Called when a student's only conversation opens by itself. */
  readonly onOpened: (conversationId: number) => void;
}

export interface Context extends Input {
  readonly query: ConversationQuery;
  /** The current page, or all: the longest wait first, then the latest message. */
  readonly list: readonly Conversation[];
  /** The open conversation, if the list does not contain it. */
  readonly unlisted: Conversation | null;
  /** null if the backend has no pages. */
  readonly counts: Counts | null;
  /** The number of unread messages in conversations that are not loaded. */
  readonly unreadElsewhere: number;
  /** The ids of unread messages, by conversation. */
  readonly unread: Readonly<Record<number, readonly string[]>>;
  /** Something happened while the list was loading, so the list may lack it. */
  readonly isStale: boolean;
  /** The last attempt to load or open failed; further attempts follow until one succeeds. */
  readonly hasFailed: boolean;
}

/** The newest message that a conversation's row counts; 0 if its backend counts none. */
const countedUpTo = ({ work }: Conversation): number => work?.lastMessage?.id ?? 0;

interface Rank {
  readonly waitingSince: number;
  readonly time: number;
}

const rankOf = ({ work, lastUpdated }: Conversation): Rank => ({
  waitingSince: timeOf(work?.waitingSince) ?? Infinity,
  time: timeOf(lastUpdated) ?? 0,
});

/** The longest wait comes first, then the latest message. */
const compareRanks = (one: Rank, other: Rank): number =>
  one.waitingSince === other.waitingSince
    ? other.time - one.time
    : one.waitingSince - other.waitingSince;

/** Sorts as a backend with pages does; parses each time once. */
const sorted = (list: readonly Conversation[]): readonly Conversation[] =>
  list
    .map((conversation) => ({ conversation, rank: rankOf(conversation) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ conversation }) => conversation);

/** How many characters of a message a list shows. */
const lineLength = 140;

/**
 * The work after a message: a student's message opens the conversation and starts the wait, an
 * answer ends the wait.
 */
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

/** The list after a message, with its conversation moved to its new place. */
export const withLatest = (
  list: readonly Conversation[],
  message: ChatMessage,
): readonly Conversation[] => {
  const index = list.findIndex(({ id }) => id === message.conversationId);
  const before = list[index];
  const after = before && withMessage(before, message);
  if (!after || after === before) return list;
  const rank = rankOf(after);
  const others = list.toSpliced(index, 1);
  const place = others.findIndex((other, at) => {
    const order = compareRanks(rankOf(other), rank);
    return order > 0 || (order === 0 && at >= index);
  });
  return others.toSpliced(place === -1 ? others.length : place, 0, after);
};

/** Changes a conversation both in the list and outside it. */
export const withEach = (
  { list, unlisted }: Pick<Context, 'list' | 'unlisted'>,
  change: (conversations: readonly Conversation[]) => readonly Conversation[],
): Pick<Context, 'list' | 'unlisted'> => ({
  list: change(list),
  unlisted: unlisted && change([unlisted])[0]!,
});

/** The list after a colleague changed a conversation; the unread count remains the user's own. */
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

/** The conversation with an id, if loaded. */
export const conversationIn = (
  { list, unlisted }: Pick<Context, 'list' | 'unlisted'>,
  id: number | null,
): Conversation | undefined =>
  list.find((conversation) => conversation.id === id) ??
  (unlisted?.id === id ? (unlisted ?? undefined) : undefined);

/** Adds a message to the unread ones, only once even if it arrives repeatedly. */
export const withUnread = (context: Context, message: ChatMessage): Context['unread'] => {
  const { unread, counts } = context;
  const { id, conversationId } = message;
  const known = conversationIn(context, conversationId);
  const counted = Math.max(counts?.upTo ?? 0, known ? countedUpTo(known) : 0);
  if (id !== null && id <= counted) return unread;
  const arrived = unread[conversationId] ?? [];
  const name = messageKey(message);
  return arrived.includes(name) ? unread : { ...unread, [conversationId]: [...arrived, name] };
};

/** The unread messages that arrived after the rows, whose counts include the earlier ones. */
const withCounted = (
  unread: Context['unread'],
  list: readonly Conversation[],
  countedInAll: number,
): Context['unread'] => {
  const counted = new Map(
    list.flatMap((row) => (row.work?.unread == null ? [] : [[row.id, countedUpTo(row)] as const])),
  );
  return Object.fromEntries(
    Object.entries(unread).map(([id, keys]) => {
      const upTo = Math.max(countedInAll, counted.get(Number(id)) ?? 0);
      return [id, keys.filter((key) => !(Number(key) <= upTo))];
    }),
  );
};

/** The sum of the unread counts in the rows. */
export const unreadInRows = (list: readonly Conversation[]): number =>
  list.reduce((sum, { work }) => sum + (work?.unread ?? 0), 0);

/** The context after the conversations were loaded. */
export const withLoaded = (
  { unread }: Context,
  { list, counts, selected }: LoadedConversations,
): Omit<Context, keyof Input | 'query' | 'isStale'> => {
  const unlisted = selected && !list.some(({ id }) => id === selected.id) ? selected : null;
  const known = unlisted ? [...list, unlisted] : list;
  return {
    list: counts ? list : sorted(list),
    counts: counts ?? null,
    unlisted,
    unread: withCounted(unread, known, counts?.upTo ?? 0),
    unreadElsewhere: counts ? Math.max(0, counts.unread - unreadInRows(known)) : 0,
    hasFailed: false,
  };
};

/** The number of unread messages of a conversation: its row's count, plus later arrivals. */
export const unreadIn = (
  { unread }: Pick<Context, 'unread'>,
  { id, work }: Pick<Conversation, 'id'> & Partial<Pick<Conversation, 'work'>>,
): number => (work?.unread ?? 0) + (unread[id]?.length ?? 0);
