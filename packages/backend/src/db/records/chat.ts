import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

export const conversation = z.object({
  id: z.int(),
  studentId: z.int(),
  lastUpdated: time,
  /** The counsellor who has taken the conversation; absent in older data. */
  assigneeId: z.optional(z.nullable(z.int())),
  isClosed: z.optional(z.boolean()),
  /** The newest message that needs no answer; earlier ones need none either. */
  settledUpTo: z.optional(z.int()),
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

/** The last message of a conversation that a member of staff has read. */
export const readMark = z.object({
  /** `user/conversation` */
  id: text,
  messageId: z.int(),
});

/** A note about a conversation that staff write for each other. */
export const conversationNote = z.object({
  id: z.int(),
  conversationId: z.int(),
  authorName: text,
  text,
  writtenAt: time,
});
export type ConversationNote = z.infer<typeof conversationNote>;

export const savedReply = z.object({ id: z.int(), title: text, text });
