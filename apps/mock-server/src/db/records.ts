import { adminData } from '@seatwise/api-client/contract/adminData';
import { orderSteps } from '@seatwise/api-client/contract/adminPayments';
import { otpPurposes } from '@seatwise/api-client/contract/accounts';
import { choices as choiceContract } from '@seatwise/api-client/contract/choices';
import { applicant as applicantArea } from '@seatwise/api-client/contract/applicant';
import { contactStates } from '@seatwise/api-client/contract/contactMessages';
import { refundReasons } from '@seatwise/api-client/contract/overview';
import { roles } from '@seatwise/api-client/contract/constants/permissions';
import { shortlist as shortlistContract } from '@seatwise/api-client/contract/shortlist';
import { alerts as alertsArea } from '@seatwise/api-client/contract/alerts';
import * as z from 'zod/mini';

/** What is kept, as it is kept. Times are milliseconds since 1970. */

const text = z.string();
const maybeText = z.nullable(z.string());
const time = z.number();

export const user = z.object({
  id: z.int(),
  username: text,
  fullName: text,
  email: text,
  emailVerified: z.boolean(),
  /** Replaces `email` once a code proved that it is reachable; absent in data of before. */
  pendingEmail: z.optional(maybeText),
  /** `rounds.salt.hash`, see accounts/passwords.ts. */
  password: text,
  role: z.enum(roles),
  rollNumber: maybeText,
  phone: maybeText,
  counsellingCategory: maybeText,
  air: z.nullable(z.int()),
  gender: maybeText,
  isActive: z.boolean(),
  createdAt: z.nullable(time),
  deletedAt: z.nullable(time),
  /** Tokens of an older version are void. */
  sessionVersion: z.int(),
  /** The one session that goes on although its version is older. */
  keptSession: z.optional(maybeText),
});
export type User = z.infer<typeof user>;

export const otp = z.object({
  /** `mailbox from address`, or the mailbox alone where an account asked. */
  id: text,
  /** `purpose:email`, with an account's id where it is bound to one; absent in data of before. */
  mailbox: z.optional(text),
  purpose: z.enum(otpPurposes),
  hash: maybeText,
  expiresAt: time,
  triesLeft: z.int(),
  /** For addresses that have not asked for it: who changed networks, and strangers. */
  triesOfOthers: z.optional(z.int()),
  /** When codes were sent within the last hour. */
  sentAt: z.array(time),
});

/** A session that was signed out before its tokens ran out. */
export const endedSession = z.object({ id: text, until: time });

/** An address that was replaced, and may be brought back by a link until then. */
export const emailUndo = z.object({
  /** The hash of the link's token. */
  id: text,
  userId: z.int(),
  email: text,
  changedAt: time,
  until: time,
});

export const throttle = z.object({ id: text, count: z.int(), until: time });

/** A student's answers about themselves, see the contract's area `applicant`. */
export const applicant = z.object({
  /** The student's. */
  id: z.int(),
  profile: applicantArea.saveApplicant.body,
});

/** The questions of a student's last day with predictions, each with the plan it was counted under. */
export const predictionTries = z.object({
  /** The student's. */
  id: z.int(),
  /** Days since 1970, in India. */
  day: z.int(),
  questions: z.array(z.object({ question: text, plan: z.enum(roles) })),
});

const { entries } = choiceContract.writeChoiceList.body._zod.def.shape;

export const choiceList = z.object({
  /** `user/list`: the client makes the second part. */
  id: text,
  userId: z.int(),
  listId: text,
  name: text,
  version: z.int(),
  entries,
  lockedAt: z.nullable(time),
  updatedAt: time,
});
export type ChoiceList = z.infer<typeof choiceList>;

export const choiceVersion = z.object({
  /** `user/list/version` */
  id: text,
  list: text,
  version: z.int(),
  /** By which a write that is sent again is known; null for the first version. */
  writeId: maybeText,
  savedAt: time,
  entries,
});
export type ChoiceVersion = z.infer<typeof choiceVersion>;

export const choiceShare = z.object({
  /** The link's token; unguessable, and kept as it is so that its owner can copy it again. */
  id: text,
  list: text,
  userId: z.int(),
  withRank: z.boolean(),
  expiresAt: time,
});
export type ChoiceShare = z.infer<typeof choiceShare>;

export const choiceComment = z.object({
  /** `list/comment`: the client makes the second part. */
  id: text,
  list: text,
  commentId: text,
  instituteCode: text,
  subject: text,
  quotaName: text,
  text,
  author: text,
  writtenAt: time,
  isRead: z.boolean(),
});
export type ChoiceComment = z.infer<typeof choiceComment>;

export const shortlist = z.object({
  /** The student's. */
  id: z.int(),
  items: shortlistContract.writeShortlist.body._zod.def.shape.items,
  version: z.int(),
  writeIds: z.array(text),
});

export const file = z.object({
  id: z.int(),
  fileName: text,
  fileType: text,
  fileSize: z.int(),
  uploaderId: z.nullable(z.int()),
  uploaderName: maybeText,
  uploadedAt: time,
  /** The generated name its bytes are stored under. */
  storageKey: text,
  viewable: z.boolean(),
  downloadable: z.boolean(),
});
export type FileRecord = z.infer<typeof file>;

const draft = alertsArea.createAlert.body._zod.def.shape;

/** An alert that staff wrote, see the contract's area `alerts`. */
export const alert = z.object({
  id: z.int(),
  title: text,
  text,
  topic: draft.topic,
  exams: draft.exams,
  categories: draft.categories,
  link: maybeText,
  date: maybeText,
  previousDate: maybeText,
  publishAt: time,
  revisedAt: z.nullable(time),
  withdrawnAt: z.nullable(time),
  isPinned: z.boolean(),
  authorName: text,
});
export type Alert = z.infer<typeof alert>;

/** What a student wants to hear of. */
export const alertChoice = z.object({
  /** The student's. */
  id: z.int(),
  topics: alertsArea.saveAlertChoice.body._zod.def.shape.topics,
});

/** Data files of earlier versions call PayU `second`. */
const provider = z.pipe(
  z.transform((stored) => (stored === 'second' ? 'payu' : stored)),
  z.enum(['card', 'payu']),
);

export const order = z.object({
  /** What the client knows it by: the provider's order id, or our payment id. */
  id: text,
  provider,
  userId: z.int(),
  roleId: z.int(),
  amountPaise: z.int(),
  receipt: text,
  description: text,
  status: z.enum(['CREATED', 'ATTEMPTED', 'PENDING', 'FAILED', 'CANCELLED', 'PAID', 'EXPIRED']),
  providerPaymentId: maybeText,
  createdAt: time,
  paidAt: z.nullable(time),
  /** The payer as sent to PayU, which repeats it in its signed response. */
  payer: z.nullable(z.object({ firstname: text, email: text, phone: text })),
  /** Deliveries of the card provider's webhook that are dealt with. */
  webhookEvents: z.array(text),
  /** Payments to refund. */
  refunds: z._default(
    z.array(
      z.object({
        paymentId: maybeText,
        amountPaise: z.int(),
        reason: z.enum(refundReasons),
        notedAt: time,
        /** When staff sent the money back, who, and what they noted. */
        refunded: z.optional(z.object({ at: time, by: text, note: text })),
      }),
    ),
    [],
  ),
  /** Its story; empty in data of before. */
  steps: z._default(
    z.array(z.object({ at: time, step: z.enum(orderSteps), detail: maybeText })),
    [],
  ),
});
export type Order = z.infer<typeof order>;

/** The card provider's own book, behind its simulator: an order and the attempts to pay it. */
export const razorpayOrder = z.object({
  id: text,
  amount: z.int(),
  currency: text,
  receipt: maybeText,
  notes: z.record(text, text),
  payments: z.array(
    z.object({ id: text, status: z.enum(['captured', 'failed']), createdAt: time }),
  ),
  createdAt: time,
});
export type RazorpayOrder = z.infer<typeof razorpayOrder>;

/** PayU's own book, behind its simulator, by the merchant's `txnid`. */
export const payuTransaction = z.object({
  id: text,
  mihpayid: text,
  /** The form that the payer's browser posted. */
  fields: z.object({
    key: text,
    txnid: text,
    amount: text,
    productinfo: text,
    firstname: text,
    email: text,
    phone: text,
    surl: text,
    furl: text,
    udf1: text,
    udf2: text,
    udf3: text,
    udf4: text,
    udf5: text,
    hash: text,
  }),
  outcome: z.nullable(z.enum(['success', 'failure', 'pending', 'cancelled'])),
  createdAt: time,
});
export type PayuTransaction = z.infer<typeof payuTransaction>;

/** A webhook of a provider's simulator that is not delivered yet. */
export const providerNotice = z.object({
  id: text,
  provider,
  /** The bytes of the request: JSON, or a posted form. */
  body: text,
  /** Beside the body, where the provider signs it there. */
  signature: maybeText,
  tries: z.int(),
  nextAt: time,
  createdAt: time,
});
export type ProviderNotice = z.infer<typeof providerNotice>;

export const conversation = z.object({
  id: z.int(),
  studentId: z.int(),
  lastUpdated: time,
  /** The counsellor who has taken it; absent in data of before. */
  assigneeId: z.optional(z.nullable(z.int())),
  isClosed: z.optional(z.boolean()),
});
export type Conversation = z.infer<typeof conversation>;

export const message = z.object({
  id: z.int(),
  conversationId: z.int(),
  senderId: z.int(),
  senderName: text,
  content: text,
  timestamp: time,
  clientMessageId: maybeText,
});
export type Message = z.infer<typeof message>;

/** Up to which message somebody of the staff has read a conversation. */
export const readMark = z.object({
  /** `user/conversation` */
  id: text,
  messageId: z.int(),
});

/** What staff write about a conversation for each other. */
export const conversationNote = z.object({
  id: z.int(),
  conversationId: z.int(),
  authorName: text,
  text,
  writtenAt: time,
});
export type ConversationNote = z.infer<typeof conversationNote>;

export const savedReply = z.object({ id: z.int(), title: text, text });

export const contactForm = z.object({
  id: z.int(),
  name: text,
  email: text,
  phone: text,
  message: text,
  sentAt: time,
  /** What records that are older than the states have in their place. */
  isDone: z.optional(z.boolean()),
  state: z.optional(z.enum(contactStates)),
  replies: z.optional(z.array(z.object({ text, by: text, at: time }))),
});
export type ContactForm = z.infer<typeof contactForm>;

/** What the help bot could not answer; nothing says who asked it. */
export const botQuestion = z.object({
  id: z.int(),
  /** Its words alone, by which it is known again. */
  key: text,
  question: text,
  count: z.int(),
  lastAskedAt: time,
});

/** An answer of staff that the help bot gives from now on. */
export const botAnswer = z.object({
  id: z.int(),
  question: text,
  words: z.array(text),
  answer: text,
  savedAt: time,
  savedBy: text,
});
export type BotAnswer = z.infer<typeof botAnswer>;

/** What is counted by day in India, where no other record tells it. */
export const dayCount = z.object({
  /** Days since 1970. */
  id: z.int(),
  predictions: z.int(),
});

/** A change by staff. Entries are only ever added; each carries the hash of the one before. */
export const auditEntry = z.object({
  id: z.int(),
  at: time,
  actorId: z.int(),
  actorName: text,
  actorRole: z.enum(roles),
  address: maybeText,
  operation: text,
  subjectKind: text,
  subjectId: text,
  subjectLabel: text,
  changes: z.array(z.object({ field: text, before: maybeText, after: maybeText })),
  previousHash: text,
  hash: text,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const importShape = adminData.readDataImport.answer.schema._zod.def.shape;
const checkShape = adminData.checkDataImport.body._zod.def.shape;

const detailShape = {
  kind: checkShape.kind,
  source: checkShape.source,
  exam: checkShape.exam,
  year: checkShape.year,
  round: checkShape.round,
  documentUrl: checkShape.documentUrl,
};

/** An uploaded list of official data, from the upload to its publication. */
export const dataImport = z.object({
  id: z.int(),
  fileName: text,
  fileSize: z.int(),
  storageKey: text,
  uploadedBy: text,
  uploadedAt: time,
  encoding: text,
  delimiter: text,
  /** The line of the headings, counted from 1. */
  headingLine: z.int(),
  columns: importShape.columns,
  kind: importShape.kind,
  mapping: importShape.mapping,
  guesses: importShape.guesses,
  details: importShape.details,
  colleges: checkShape.colleges,
  failure: maybeText,
  result: importShape.result,
  /** Published rows and problems, under generated names; null before a check has ended. */
  rowsKey: maybeText,
  reportKey: maybeText,
  basedOn: z.int(),
  isPublished: z.boolean(),
});
export type DataImport = z.infer<typeof dataImport>;

/** A state of the published data: which imports are in force. */
export const dataVersion = z.object({
  id: z.int(),
  imports: z.array(z.int()),
  /** The import that made it, and what it was of. */
  importId: z.int(),
  details: z.object(detailShape),
  fileName: text,
  rows: z.int(),
  publishedAt: time,
  publishedBy: text,
  withdrawn: z.nullable(z.object({ at: time, by: text })),
});
export type DataVersion = z.infer<typeof dataVersion>;

/** How the lists of a source head their columns and spell colleges. */
export const dataSource = z.object({
  /** The kind of list, and the source's name in small letters. */
  id: text,
  kind: importShape.kind,
  name: text,
  headings: z.record(text, text),
  colleges: checkShape.colleges,
});

/** Single values: secrets, the time of the first start, the last number given out. */
export const setting = z.object({ id: text, value: z.union([z.string(), z.number()]) });
