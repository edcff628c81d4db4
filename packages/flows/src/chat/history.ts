import { byTimeAndId, merge, type ChatMessage } from './message.ts';

/**
 * The loaded part of the selected conversation: always its newest messages without a gap, so that
 * «earlier» continues from one place.
 */
export interface History {
  readonly selected: number | null;
  readonly messages: readonly ChatMessage[];
  /** The oldest loaded message if the server has earlier ones; null if it has none. */
  readonly earlierThan: number | null;
  /** The newest message of the last page: nothing before it is missing. */
  readonly syncedTo: ChatMessage | null;
  /** The number of messages on a page. */
  readonly pageSize: number;
}

/** The newest messages of each conversation. */
export interface NewestQuery {
  readonly conversationIds: readonly number[];
  readonly limit: number;
}

export interface EarlierQuery {
  readonly conversationId: number;
  readonly before: number;
  readonly limit: number;
}

/** A page of messages before one. */
export interface EarlierPage<Row> {
  readonly before: number;
  readonly rows: readonly Row[];
}

const isOlder = (a: ChatMessage, b: ChatMessage): boolean => byTimeAndId(a, b) < 0;

const pageOf = ({ selected }: History, rows: readonly ChatMessage[]): readonly ChatMessage[] =>
  rows.filter(({ conversationId }) => conversationId === selected).toSorted(byTimeAndId);

/**
 * Where a full page starts. A shorter page reaches the beginning; a longer one comes from a backend
 * without pages, which lists everything.
 */
const startOf = (page: readonly ChatMessage[], pageSize: number): ChatMessage | undefined =>
  page.length === pageSize && page[0]!.id !== null ? page[0] : undefined;

/** Adds live messages, except those older than the loaded part, which would leave a gap. */
export const withLive = (history: History, incoming: readonly ChatMessage[]) => {
  const oldest = history.earlierThan === null ? undefined : history.messages[0];
  const shown = pageOf(history, incoming).filter((message) => !oldest || !isOlder(message, oldest));
  return { messages: merge(history.messages, shown) };
};

/**
 * Adds the newest page. If more than a page was missed, the messages before the gap are dropped:
 * they are loaded again as earlier ones, together with what was missed.
 */
export const withNewest = (history: History, rows: readonly ChatMessage[]) => {
  const { messages, syncedTo, earlierThan } = history;
  const page = pageOf(history, rows);
  const start = startOf(page, history.pageSize);
  const isGapless = !start || (syncedTo !== null && !isOlder(syncedTo, start));
  const known = isGapless ? messages : messages.filter((message) => !isOlder(message, start));
  const continued = isGapless ? earlierThan : start.id;
  return {
    messages: merge(known, page),
    earlierThan: start ? continued : null,
    syncedTo: page.at(-1) ?? null,
  };
};

/** Adds a page of earlier messages, if it still adjoins the loaded part. */
export const withEarlier = (
  history: History,
  { before, rows }: EarlierPage<ChatMessage>,
): Partial<History> => {
  const { messages, earlierThan, pageSize } = history;
  if (before !== earlierThan) return {};
  const page = pageOf(history, rows);
  const start = startOf(page, pageSize);
  const leadsOn = start !== undefined && messages[0] !== undefined && isOlder(start, messages[0]);
  return { messages: merge(messages, page), earlierThan: leadsOn ? start.id : null };
};
