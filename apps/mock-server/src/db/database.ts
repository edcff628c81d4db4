import { Collection, type Journal } from './collection.ts';
import * as records from './records.ts';
import type { BlobChange, Storage } from './storage.ts';

const lower = (value: string): string => value.toLowerCase();

/**
 * The only mutable state of the backend: typed collections in memory, written through to the
 * storage. Everything inside `transaction` happens whole or not at all.
 */
export const createDatabase = (storage: Storage) => {
  const pending = new Map<string, { collection: string; id: string; body: string | null }>();
  let blobs: BlobChange[] = [];
  let undo: (() => void)[] = [];
  let depth = 0;

  const commit = (): void => {
    if (pending.size > 0 || blobs.length > 0) storage.commit([...pending.values()], blobs);
    forget();
  };
  const forget = (): void => {
    pending.clear();
    blobs = [];
    undo = [];
  };
  const rollBack = (): void => {
    for (const step of undo.toReversed()) step();
    forget();
  };

  const transaction = <R>(work: () => R): R => {
    depth += 1;
    try {
      const result = work();
      if (depth === 1) commit();
      return result;
    } catch (error) {
      if (depth === 1) rollBack();
      throw error;
    } finally {
      depth -= 1;
    }
  };

  const journal: Journal = {
    record: (collection, id, next, back) =>
      transaction(() => {
        undo.push(back);
        pending.set(`${collection}/${id}`, {
          collection,
          id: String(id),
          body: next === undefined ? null : JSON.stringify(next),
        });
      }),
  };

  const collections = {
    users: new Collection('users', records.user, journal, {
      email: (user) => (user.deletedAt === null ? lower(user.email) : null),
      rollNumber: (user) =>
        user.deletedAt === null && user.rollNumber ? lower(user.rollNumber) : null,
    }),
    otps: new Collection('otps', records.otp, journal, {}),
    mails: new Collection('mails', records.mail, journal, {}),
    throttles: new Collection('throttles', records.throttle, journal, {}),
    files: new Collection('files', records.file, journal, {
      storageKey: (file) => file.storageKey,
    }),
    orders: new Collection('orders', records.order, journal, {
      userId: (order) => String(order.userId),
      providerPaymentId: (order) => order.providerPaymentId,
    }),
    razorpayOrders: new Collection('razorpayOrders', records.razorpayOrder, journal, {
      receipt: (order) => order.receipt,
    }),
    payuTransactions: new Collection('payuTransactions', records.payuTransaction, journal, {}),
    conversations: new Collection('conversations', records.conversation, journal, {
      studentId: (conversation) => String(conversation.studentId),
    }),
    messages: new Collection('messages', records.message, journal, {
      conversationId: (message) => String(message.conversationId),
      clientMessageId: (message) =>
        message.clientMessageId === null ? null : `${message.senderId}/${message.clientMessageId}`,
    }),
    contactForms: new Collection('contactForms', records.contactForm, journal, {}),
    settings: new Collection('settings', records.setting, journal, {}),
  };

  const byName: ReadonlyMap<string, { restore(record: unknown): void; clear(): void }> = new Map(
    Object.entries(collections),
  );
  for (const { collection, body } of storage.load())
    byName.get(collection)?.restore(JSON.parse(body));

  return {
    ...collections,
    transaction,
    /** The next number of a series; numbers are never given twice, not even after a delete. */
    nextId: (series: keyof typeof collections): number => {
      const id = `last:${series}`;
      const last = collections.settings.get(id)?.value ?? 0;
      const next = Number(last) + 1;
      collections.settings.put({ id, value: next });
      return next;
    },
    putBlob: (id: string, bytes: Uint8Array): void =>
      transaction(() => {
        blobs.push({ id, bytes });
      }),
    deleteBlob: (id: string): void =>
      transaction(() => {
        blobs.push({ id, bytes: null });
      }),
    readBlob: (id: string): Uint8Array | undefined => storage.readBlob(id),
    clear: (): void => {
      storage.clear();
      for (const collection of byName.values()) collection.clear();
    },
    close: (): void => storage.close(),
  };
};

export type Database = ReturnType<typeof createDatabase>;
