import { contactStates } from '@seatwise/api-client/contract/contactMessages';
import { alerts as alertsArea } from '@seatwise/api-client/contract/alerts';
import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

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
  /** The attached document; absent in data of earlier versions. */
  fileId: z.optional(z.nullable(z.int())),
  date: maybeText,
  time: z.optional(maybeText),
  previousDate: maybeText,
  /** The round and kind of the made-up date that it announces, until staff change it. */
  exampleOf: z.optional(maybeText),
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

export const contactMessage = z.object({
  id: z.int(),
  name: text,
  email: text,
  phone: text,
  message: text,
  sentAt: time,
  /** Stored before there were states. */
  isDone: z.optional(z.boolean()),
  state: z.optional(z.enum(contactStates)),
  replies: z.optional(z.array(z.object({ text, by: text, at: time }))),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A question that the help bot could not answer, or not well; nothing says who asked it. */
export const botQuestion = z.object({
  id: z.int(),
  /** The normalised question, by which repetitions are counted together. */
  key: text,
  question: text,
  count: z.int(),
  /** How often the bot's answer did not help. */
  notHelped: z.optional(z.int()),
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
