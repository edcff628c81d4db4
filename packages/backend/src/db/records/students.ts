import { applicant as applicantArea } from '@seatwise/api-client/contract/applicant';
import { choices as choiceContract } from '@seatwise/api-client/contract/choices';
import { roles } from '@seatwise/api-client/contract/constants/permissions';
import { shortlist as shortlistContract } from '@seatwise/api-client/contract/shortlist';
import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

/** A student's answers about themselves, see the contract's area `applicant`. */
export const applicant = z.object({
  /** The student's id. */
  id: z.int(),
  profile: applicantArea.saveApplicant.body,
});

/** The questions of a student's last day with predictions, each with the plan that it used. */
export const predictionTries = z.object({
  /** The student's id. */
  id: z.int(),
  /** Days since 1970, in India. */
  day: z.int(),
  questions: z.array(z.object({ question: text, plan: z.enum(roles) })),
});

const { entries } = choiceContract.writeChoiceList.body._zod.def.shape;
export type ChoiceEntry = z.infer<typeof entries>[number];

export const choiceList = z.object({
  /** `user/list`; the client generates the second part. */
  id: text,
  userId: z.int(),
  listId: text,
  name: text,
  version: z.int(),
  entries,
  /** The state authority whose seats the list holds; absent for MCC's seats. */
  authority: z.optional(text),
  lockedAt: z.nullable(time),
  updatedAt: time,
});
export type ChoiceList = z.infer<typeof choiceList>;

export const choiceVersion = z.object({
  /** `user/list/version` */
  id: text,
  list: text,
  version: z.int(),
  /** Identifies a repeated write; null for the first version. */
  writeId: maybeText,
  savedAt: time,
  /** The number of entries. */
  count: z.int(),
  /**
   * The difference from the next version; JSON, because objects take three times the memory. Null
   * for the present version.
   */
  difference: maybeText,
});
export type ChoiceVersion = z.infer<typeof choiceVersion>;

export const choiceShare = z.object({
  /** The link's unguessable token; not hashed, so that its owner can copy the link again. */
  id: text,
  list: text,
  userId: z.int(),
  withRank: z.boolean(),
  /** Set once the list was sent to the counsellor, who then sees the student's answers. */
  withAnswers: z.optional(z.boolean()),
  expiresAt: time,
});
export type ChoiceShare = z.infer<typeof choiceShare>;

export const choiceComment = z.object({
  /** `list/comment`; the client generates the second part. */
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
  /** The student's id. */
  id: z.int(),
  items: shortlistContract.writeShortlist.body._zod.def.shape.items,
  version: z.int(),
  writeIds: z.array(text),
});
