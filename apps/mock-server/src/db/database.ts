import { Collection, type Journal } from './collection.ts';
import * as records from './records.ts';
import { earlierData } from './records/earlierData.ts';
import { StorageFull, type Storage } from './storage.ts';

const lower = (value: string): string => value.toLowerCase();

/**
 * The only durable state of the backend: typed collections in memory, written through to the
 * storage. A `transaction` is atomic.
 */
export const createDatabase = (storage: Storage) => {
  const pending = new Map<string, { collection: string; id: string; body: string | null }>();
  let undo: (() => void)[] = [];
  let depth = 0;

  /** Changes in force that the full storage refused; the next commit writes them too. */
  const unsaved: typeof pending = new Map();

  const commit = (): void => {
    if (pending.size > 0) storage.commit([...new Map([...unsaved, ...pending]).values()]);
    unsaved.clear();
    forget();
  };
  const keepUnsaved = (error: unknown): void => {
    if (!(error instanceof StorageFull)) throw error;
    for (const [key, change] of pending) unsaved.set(key, change);
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

  const run = <R>(work: () => R, end: () => void): R => {
    depth += 1;
    try {
      const result = work();
      if (depth === 1) end();
      return result;
    } catch (error) {
      if (depth === 1) rollBack();
      throw error;
    } finally {
      depth -= 1;
    }
  };

  const transaction = <R>(work: () => R): R => run(work, commit);

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
    otps: new Collection('otps', records.otp, journal, {
      mailbox: (otp) => otp.mailbox ?? null,
    }),
    endedSessions: new Collection('endedSessions', records.endedSession, journal, {}),
    emailUndos: new Collection('emailUndos', records.emailUndo, journal, {
      email: ({ email }) => lower(email),
    }),
    throttles: new Collection('throttles', records.throttle, journal, {}),
    applicants: new Collection('applicants', records.applicant, journal, {}),
    predictionTries: new Collection('predictionTries', records.predictionTries, journal, {}),
    choiceLists: new Collection('choiceLists', records.choiceList, journal, {
      userId: (list) => String(list.userId),
    }),
    choiceVersions: new Collection('choiceVersions', records.choiceVersion, journal, {
      list: (version) => version.list,
    }),
    choiceShares: new Collection('choiceShares', records.choiceShare, journal, {
      list: (share) => share.list,
    }),
    choiceComments: new Collection('choiceComments', records.choiceComment, journal, {
      list: (comment) => comment.list,
    }),
    shortlists: new Collection('shortlists', records.shortlist, journal, {}),
    files: new Collection('files', records.file, journal, {
      storageKey: (file) => file.storageKey,
    }),
    alerts: new Collection('alerts', records.alert, journal, {}),
    alertChoices: new Collection('alertChoices', records.alertChoice, journal, {}),
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
      senderId: (message) => String(message.senderId),
      clientMessageId: ({ senderId, conversationId, clientMessageId }) =>
        clientMessageId === null ? null : `${senderId}/${conversationId}/${clientMessageId}`,
    }),
    readMarks: new Collection('readMarks', records.readMark, journal, {}),
    conversationNotes: new Collection('conversationNotes', records.conversationNote, journal, {
      conversationId: (note) => String(note.conversationId),
    }),
    savedReplies: new Collection('savedReplies', records.savedReply, journal, {}),
    contactForms: new Collection('contactForms', records.contactForm, journal, {}),
    botQuestions: new Collection('botQuestions', records.botQuestion, journal, {
      key: ({ key }) => key,
    }),
    botAnswers: new Collection('botAnswers', records.botAnswer, journal, {}),
    dayCounts: new Collection('dayCounts', records.dayCount, journal, {}),
    auditEntries: new Collection('auditEntries', records.auditEntry, journal, {}),
    dataImports: new Collection('dataImports', records.dataImport, journal, {}),
    dataVersions: new Collection('dataVersions', records.dataVersion, journal, {}),
    dataSources: new Collection('dataSources', records.dataSource, journal, {}),
    settings: new Collection('settings', records.setting, journal, {}),
  };

  const byName: ReadonlyMap<string, { restore(record: unknown): void; clear(): void }> = new Map(
    Object.entries(collections),
  );
  for (const { collection, body } of storage.load()) {
    const stored = JSON.parse(body) as Readonly<Record<string, unknown>>;
    byName.get(collection)?.restore(earlierData[collection]?.(stored) ?? stored);
  }

  const lastId = (series: keyof typeof collections): number =>
    Number(collections.settings.get(`last:${series}`)?.value ?? 0);

  /** The blobs that records name; any other belongs to a write that was never answered. */
  const blobKeys = (): ReadonlySet<string> =>
    new Set([
      ...collections.files.all().map(({ storageKey }) => storageKey),
      ...collections.dataImports
        .all()
        .flatMap(({ storageKey, rowsKey, reportKey }) => [storageKey, rowsKey, reportKey])
        .filter((key) => key !== null),
    ]);
  storage.blobs.keepOnly(blobKeys());

  return {
    ...collections,
    transaction,
    /** For counters that protect, such as rate limits, which must count on a full disk too. */
    evenWhenFull: <R>(work: () => R): R =>
      run(work, () => {
        try {
          commit();
        } catch (error) {
          keepUnsaved(error);
        }
      }),
    /** The last number of a series; 0 for none. */
    lastId,
    /** The next number of a series; never reused, not even after a delete. */
    nextId: (series: keyof typeof collections): number => {
      const next = lastId(series) + 1;
      collections.settings.put({ id: `last:${series}`, value: next });
      return next;
    },
    blobs: storage.blobs,
    blobKeys,
    clear: (): void =>
      transaction(() => {
        for (const collection of byName.values()) collection.clear();
      }),
    close: (): void => storage.close(),
  };
};

export type Database = ReturnType<typeof createDatabase>;
