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
  /** The generated name under which the bytes are stored. */
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
  /** The attached document; absent in older data. */
  fileId: z.optional(z.nullable(z.int())),
  date: maybeText,
  time: z.optional(maybeText),
  previousDate: maybeText,
  /** The round and kind of the example date that the alert announces, until staff change it. */
  exampleOf: z.optional(maybeText),
  publishAt: time,
  revisedAt: z.nullable(time),
  withdrawnAt: z.nullable(time),
  isPinned: z.boolean(),
  authorName: text,
});
export type Alert = z.infer<typeof alert>;

/** The alert topics that a student chose. */
export const alertChoice = z.object({
  /** The student's id. */
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
  /** Stored before `state` existed. */
  isDone: z.optional(z.boolean()),
  state: z.optional(z.enum(contactStates)),
  replies: z.optional(z.array(z.object({ text, by: text, at: time }))),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A question that the help bot answered badly or not at all; its author is not stored. */
export const botQuestion = z.object({
  id: z.int(),
  /** The normalised question; repetitions with the same key are counted together. */
  key: text,
  question: text,
  count: z.int(),
  /** The number of times that the bot's answer did not help. */
  notHelped: z.optional(z.int()),
  lastAskedAt: time,
});

/** An answer by staff that the help bot gives. */
export const botAnswer = z.object({
  id: z.int(),
  question: text,
  words: z.array(text),
  answer: text,
  savedAt: time,
  savedBy: text,
});
export type BotAnswer = z.infer<typeof botAnswer>;
