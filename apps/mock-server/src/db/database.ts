import { Collection, type Journal } from './collection.ts';
import * as records from './records.ts';
import type { Storage } from './storage.ts';

const lower = (value: string): string => value.toLowerCase();

/**
 * The only mutable state of the backend: typed collections in memory, written through to the
 * storage. Everything inside `transaction` happens whole or not at all.
 */
export const createDatabase = (storage: Storage) => {
  const pending = new Map<string, { collection: string; id: string; body: string | null }>();
  let undo: (() => void)[] = [];
  let depth = 0;

  const commit = (): void => {
    if (pending.size > 0) storage.commit([...pending.values()]);
    forget();
  };
  const forget = (): void => {
    pending.clear();
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
    throttles: new Collection('throttles', records.throttle, journal, {}),
    applicants: new Collection('applicants', records.applicant, journal, {}),
    predictionTries: new Collection('predictionTries', records.predictionTries, journal, {}),
    choiceLists: new Collection('choiceLists', records.choiceList, journal, {
      userId: (list) => String(list.userId),
    }),
    choiceVersions: new Collection('choiceVersions', records.choiceVersion, journal, {
      list: (version) => version.list,
    }),
    shortlists: new Collection('shortlists', records.shortlist, journal, {}),
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
    providerNotices: new Collection('providerNotices', records.providerNotice, journal, {}),
    conversations: new Collection('conversations', records.conversation, journal, {
      studentId: (conversation) => String(conversation.studentId),
    }),
    messages: new Collection('messages', records.message, journal, {
      conversationId: (message) => String(message.conversationId),
      clientMessageId: ({ senderId, conversationId, clientMessageId }) =>
        clientMessageId === null ? null : `${senderId}/${conversationId}/${clientMessageId}`,
    }),
    contactForms: new Collection('contactForms', records.contactForm, journal, {}),
    settings: new Collection('settings', records.setting, journal, {}),
  };

  const byName: ReadonlyMap<string, { restore(record: unknown): void; clear(): void }> = new Map(
    Object.entries(collections),
  );
  for (const { collection, body } of storage.load())
    byName.get(collection)?.restore(JSON.parse(body));
  storage.blobs.keepOnly(new Set(collections.files.all().map(({ storageKey }) => storageKey)));

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
    blobs: storage.blobs,
    clear: (): void =>
      transaction(() => {
        for (const collection of byName.values()) collection.clear();
      }),
    close: (): void => storage.close(),
  };
};

export type Database = ReturnType<typeof createDatabase>;
