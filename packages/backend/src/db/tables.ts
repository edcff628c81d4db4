import type * as z from 'zod/mini';
import { Collection, type Journal, type Stored } from './collection.ts';
import * as records from './records.ts';

/** The schema of a collection's records, and their indexes. */
interface Table<T extends Stored, K extends string> {
  readonly schema: z.ZodMiniType<T>;
  readonly indexes: Readonly<Record<K, (record: T) => string | null>>;
}

const table = <T extends Stored, K extends string = never>(
  schema: z.ZodMiniType<T>,
  indexes = {} as Table<T, K>['indexes'],
): Table<T, K> => ({ schema, indexes });

const lower = (value: string): string => value.toLowerCase();

const tables = {
  users: table(records.user, {
    email: (user) => (user.deletedAt === null ? lower(user.email) : null),
    rollNumber: (user) =>
      user.deletedAt === null && user.rollNumber ? lower(user.rollNumber) : null,
  }),
  otps: table(records.otp, { mailbox: (otp) => otp.mailbox ?? null }),
  sessions: table(records.session, { userId: ({ userId }) => String(userId) }),
  secondFactors: table(records.secondFactor),
  endedSessions: table(records.endedSession),
  emailUndos: table(records.emailUndo, { email: ({ email }) => lower(email) }),
  throttles: table(records.throttle),
  applicants: table(records.applicant),
  predictionTries: table(records.predictionTries),
  choiceLists: table(records.choiceList, { userId: (list) => String(list.userId) }),
  choiceVersions: table(records.choiceVersion, { list: (version) => version.list }),
  choiceShares: table(records.choiceShare, { list: (share) => share.list }),
  choiceComments: table(records.choiceComment, { list: (comment) => comment.list }),
  shortlists: table(records.shortlist),
  files: table(records.file, { storageKey: (file) => file.storageKey }),
  alerts: table(records.alert),
  alertChoices: table(records.alertChoice),
  orders: table(records.order, {
    userId: (order) => String(order.userId),
    providerPaymentId: (order) => order.providerPaymentId,
  }),
  razorpayOrders: table(records.razorpayOrder, { receipt: (order) => order.receipt }),
  payuTransactions: table(records.payuTransaction),
  providerNotices: table(records.providerNotice),
  conversations: table(records.conversation, {
    studentId: (conversation) => String(conversation.studentId),
  }),
  messages: table(records.message, {
    conversationId: (message) => String(message.conversationId),
    senderId: (message) => String(message.senderId),
    clientMessageId: ({ senderId, conversationId, clientMessageId }) =>
      clientMessageId === null ? null : `${senderId}/${conversationId}/${clientMessageId}`,
  }),
  readMarks: table(records.readMark),
  conversationNotes: table(records.conversationNote, {
    conversationId: (note) => String(note.conversationId),
  }),
  savedReplies: table(records.savedReply),
  contactMessages: table(records.contactMessage),
  mails: table(records.queuedMail),
  botQuestions: table(records.botQuestion, { key: ({ key }) => key }),
  botAnswers: table(records.botAnswer),
  dayCounts: table(records.dayCount),
  auditEntries: table(records.auditEntry),
  dataImports: table(records.dataImport),
  dataChecks: table(records.dataCheck),
  dataVersions: table(records.dataVersion),
  dataSources: table(records.dataSource),
  settings: table(records.setting),
};

export type Collections = {
  readonly [Name in keyof typeof tables]: (typeof tables)[Name] extends Table<infer T, infer K>
    ? Collection<T, K>
    : never;
};

export const createCollections = (journal: Journal): Collections =>
  Object.fromEntries(
    Object.entries<Table<Stored, string>>(tables as never).map(([name, { schema, indexes }]) => [
      name,
      new Collection(name, schema, journal, indexes),
    ]),
  ) as unknown as Collections;
