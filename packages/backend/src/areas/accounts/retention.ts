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

/** The time until which an order is stored; an order with a refund due stays. */
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

/** Erases records older than the privacy notice allows; returns how many of each collection. */
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
    sweep(db.sessions, endedBefore(now));
    sweep(db.endedSessions, endedBefore(now));
    // These records name the asker's network address.
    sweep(db.throttles, endedBefore(now));
    sweep(
      db.otps,
      ({ expiresAt, sentAt }) => expiresAt <= now && sentAt.every((at) => at + hour <= now),
    );
    sweep(db.choiceShares, ({ expiresAt }) => expiresAt <= now);
    return erased;
  });

/**
 * Decides whether the clock has been right for a day of real running time. If it had been a year
 * ahead for a while, the server would erase data too early, in one step or in many. After a clock
 * that was off for days, or with data that are new to the clock, erasing starts a day later. The
 * process's own running time shows how far the clock may have moved.
 */
export const createClockWatch = (
  { settings }: Database,
  steady: () => number,
  log: Log = () => {},
) => {
  let noted = { seen: NaN, at: 0 };
  const numberOf = (id: string): number => Number(settings.get(id)?.value ?? 0);
  const note = (values: Readonly<Record<'seen' | 'ran' | 'drift', number>>): void => {
    for (const [name, value] of Object.entries(values))
      settings.put({ id: `clock:${name}`, value });
    noted = { seen: values.seen, at: steady() };
  };
  return (now: number): boolean => {
    if (!settings.get('clock:ran')) note({ seen: now, ran: 0, drift: 0 });
    const seen = numberOf('clock:seen');
    const isOurs = noted.seen === seen;
    const real = isOurs ? steady() - noted.at : 0;
    const moved = now - seen;
    const unexplained = Math.abs(moved - real);
    const ran = numberOf('clock:ran') + Math.min(real, Math.max(0, moved));
    const drift = numberOf('clock:drift') + unexplained;
    if (drift > day) {
      log('clock jumped', { hours: Math.round(moved / hour) });
      note({ seen: now, ran: 0, drift: 0 });
      return false;
    }
    if (!isOurs || real >= hour || unexplained >= hour) note({ seen: now, ran, drift });
    return ran >= day;
  };
};
