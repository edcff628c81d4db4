import { invoiceKeptUntil, keptMs } from '@seatwise/api-client/contract/constants/retention';
import { day, hour } from '@seatwise/api-client/contract/constants/time';
import type { Stored } from '../../db/collection.ts';
import type { Database } from '../../db/database.ts';
import type { Conversation, Order } from '../../db/records.ts';
import type { Log } from '../../environment.ts';
import { erase, isErased } from './personalRecords.ts';

interface Records<T extends Stored> {
  readonly name: string;
  all(): T[];
  delete(id: T['id']): void;
}

/** An order stays while money of it is due. */
const keptUntil = ({ createdAt, paidAt, refunds }: Order): number => {
  if (refunds.some(({ refunded }) => !refunded)) return Infinity;
  return paidAt === null ? createdAt + keptMs('unpaidOrder') : invoiceKeptUntil(paidAt);
};

const eraseConversation = (db: Database, { id }: Conversation): void => {
  for (const records of [db.messages, db.conversationNotes])
    for (const record of records.where('conversationId', String(id))) records.delete(record.id);
  for (const { id: mark } of db.readMarks.all())
    if (mark.endsWith(`/${id}`)) db.readMarks.delete(mark);
  db.conversations.delete(id);
};

const endedBefore =
  (now: number) =>
  ({ until }: { readonly until: number }): boolean =>
    until <= now;

/** Erases what was stored as long as the privacy notice says; answers how many records of each collection. */
export const eraseOverdue = (db: Database, now: number): Readonly<Record<string, number>> =>
  db.transaction(() => {
    const erased: Record<string, number> = {};
    const sweep = <T extends Stored>(
      records: Records<T>,
      isOver: (record: T) => boolean,
      remove = ({ id }: T): void => records.delete(id),
    ): void => {
      const over = records.all().filter(isOver);
      for (const record of over) remove(record);
      if (over.length > 0) erased[records.name] = over.length;
    };
    sweep(
      db.users,
      (user) =>
        user.deletedAt !== null &&
        !isErased(user) &&
        user.deletedAt + keptMs('closedAccount') <= now,
      (user) => erase(db, user, now),
    );
    sweep(
      db.conversations,
      ({ isClosed, lastUpdated }) =>
        isClosed === true && lastUpdated + keptMs('closedConversation') <= now,
      (conversation) => eraseConversation(db, conversation),
    );
    sweep(
      db.contactMessages,
      ({ sentAt, replies }) => (replies?.at(-1)?.at ?? sentAt) + keptMs('contactMessage') <= now,
    );
    sweep(db.orders, (order) => keptUntil(order) <= now);
    sweep(db.emailUndos, endedBefore(now));
    sweep(db.mails, ({ createdAt }) => createdAt + 30 * day <= now);
    sweep(db.endedSessions, endedBefore(now));
    // These name the network address that asked.
    sweep(db.throttles, endedBefore(now));
    sweep(
      db.otps,
      ({ expiresAt, sentAt }) => expiresAt <= now && sentAt.every((at) => at + hour <= now),
    );
    sweep(db.choiceShares, ({ expiresAt }) => expiresAt <= now);
    return erased;
  });

/**
 * Whether the clock has run on for a day since it last moved by more than a day at once. A server
 * whose clock stood a year ahead for a while would otherwise erase what it may not; one that was off
 * for days starts to erase a day later.
 */
export const isClockSteady = (db: Database, now: number, log: Log = () => {}): boolean => {
  const { settings } = db;
  const timeOf = (id: string): number | undefined => settings.get(id)?.value as number | undefined;
  const seen = timeOf('clock:seen');
  const moved = seen === undefined ? 0 : now - seen;
  const hasJumped = Math.abs(moved) > day;
  if (hasJumped) {
    settings.put({ id: 'clock:jumped', value: now });
    log('clock jumped', { hours: Math.round(moved / hour) });
  }
  if (seen === undefined || Math.abs(moved) >= hour) settings.put({ id: 'clock:seen', value: now });
  return now - (timeOf('clock:jumped') ?? -Infinity) >= day;
};
