import type { ChatMessage, OutgoingMessage } from './message.ts';

/**
 * `sending`: published, not confirmed yet. `sent`: processed by the server, the echo has not
 * arrived yet. `unknown`: the connection ended in between; displayed as sending. `notDelivered`:
 * the user may try again.
 */
type Status = 'sending' | 'sent' | 'unknown' | 'notDelivered';

/** A message of the user that the server has not echoed yet. */
export interface OutboxEntry {
  readonly clientMessageId: string;
  readonly conversationId: number;
  readonly content: string;
  readonly timestamp: string;
  readonly status: Status;
  /** The number of automatic retries. */
  readonly tries: number;
  /** The start of the wait for the echo, in milliseconds since 1970. */
  readonly waitsSince: number;
}

export type Outbox = readonly OutboxEntry[];

/** The limit of automatic retries, because a rejected message closes the connection each time. */
const maxTries = 2;

export const toOutgoing = (entry: OutboxEntry, senderId: number): OutgoingMessage => ({
  conversationId: entry.conversationId,
  senderId,
  content: entry.content,
  timestamp: entry.timestamp,
});

const isEchoOf = (entry: OutboxEntry, message: ChatMessage): boolean =>
  message.clientMessageId === null
    ? message.conversationId === entry.conversationId &&
      message.timestamp === entry.timestamp &&
      message.content === entry.content
    : message.clientMessageId === entry.clientMessageId;

/** The outbox without delivered entries; the same object if none was delivered. */
export const withoutDelivered = (
  outbox: Outbox,
  messages: readonly ChatMessage[],
  userId: number,
): Outbox => {
  if (outbox.length === 0) return outbox;
  const own = messages.filter(({ senderId }) => senderId === userId);
  const left = outbox.filter((entry) => !own.some((message) => isEchoOf(entry, message)));
  return left.length === outbox.length ? outbox : left;
};

const change = (outbox: Outbox, change: (entry: OutboxEntry) => OutboxEntry): Outbox =>
  outbox.map(change);

export const isPending = ({ status }: OutboxEntry): boolean => status !== 'notDelivered';

/** Marks the entry whose receipt has arrived. */
export const withSent = (outbox: Outbox, id: string): Outbox =>
  change(outbox, (entry) =>
    entry.clientMessageId === id && entry.status === 'sending'
      ? { ...entry, status: 'sent' }
      : entry,
  );

/** Marks pending entries when the connection ends: they may or may not have arrived. */
export const withUnknown = (outbox: Outbox): Outbox =>
  change(outbox, (entry) => (isPending(entry) ? { ...entry, status: 'unknown' } : entry));

/** The start of the longest wait for an echo; undefined if none is awaited. */
export const longestWait = (outbox: Outbox): number | undefined => {
  const waits = outbox.filter(isPending).map(({ waitsSince }) => waitsSince);
  return waits.length > 0 ? Math.min(...waits) : undefined;
};

/** Marks the entry with the longest wait, whose echo is overdue; later ones still wait. */
export const withNotDelivered = (outbox: Outbox): Outbox => {
  const longest = longestWait(outbox);
  return change(outbox, (entry) =>
    entry.waitsSince === longest ? { ...entry, status: 'notDelivered' } : entry,
  );
};

/** The server has answered, so the time-outs of the other messages start again. */
export const withWaitRestarted = (outbox: Outbox, now: number): Outbox =>
  change(outbox, (entry) => (isPending(entry) ? { ...entry, waitsSince: now } : entry));

/** Sends the entry again at the user's request. */
export const withRetried = (outbox: Outbox, id: string, now: number): Outbox =>
  change(outbox, (entry) =>
    entry.clientMessageId === id
      ? { ...entry, status: 'sending', tries: 1, waitsSince: now }
      : entry,
  );

export const withoutEntry = (outbox: Outbox, id: string): Outbox =>
  outbox.filter(({ clientMessageId }) => clientMessageId !== id);

/** Retries unknown entries that are not in the history, up to `maxTries`. */
export const withResent = (outbox: Outbox): Outbox =>
  change(outbox, (entry) => {
    if (entry.status !== 'unknown') return entry;
    return entry.tries < maxTries
      ? { ...entry, status: 'sending', tries: entry.tries + 1 }
      : { ...entry, status: 'notDelivered' };
  });

/** Whether `withResent` publishes the entry again. */
export const isToResend = ({ status, tries }: OutboxEntry): boolean =>
  status === 'unknown' && tries < maxTries;

/** The key of the outbox in `sessionStorage`; removed at logout. */
export const outboxKey = 'chatOutbox';

export const writeOutbox = (outbox: Outbox, userId: number): string =>
  JSON.stringify({ userId, entries: outbox });

const isEntry = (value: unknown): value is OutboxEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const { clientMessageId, conversationId, content, timestamp } = value as Partial<OutboxEntry>;
  return (
    typeof conversationId === 'number' &&
    [clientMessageId, content, timestamp].every((text) => typeof text === 'string')
  );
};

const startedAnew =
  (now: number) =>
  (entry: OutboxEntry): OutboxEntry => ({ ...entry, tries: 1, waitsSince: now });

/** Parses the stored outbox; empty for another user's and for anything unreadable. */
export const parseOutbox = (stored: string | null, userId: number, now: () => number): Outbox => {
  try {
    const box = JSON.parse(stored ?? 'null') as { userId?: unknown; entries?: unknown } | null;
    if (box?.userId !== userId || !Array.isArray(box.entries)) return [];
    return withUnknown(box.entries.filter(isEntry).map(startedAnew(now())));
  } catch {
    return [];
  }
};
