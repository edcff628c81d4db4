import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

/** A mail that waits to be sent or was given up; a sent mail has no record. */
export const queuedMail = z.object({
  /** Identifies the mail to its receiver, even if it is sent twice. */
  id: text,
  email: text,
  language: z.enum(['en', 'hi']),
  subject: text,
  /** Emptied when a mail with a code is given up. */
  text,
  link: maybeText,
  createdAt: time,
  /** When the mail's code expires; null for a mail without one. */
  expiresAt: z.nullable(time),
  tries: z.int(),
  /** The time of the next try, after the present sender's lease. Null once given up. */
  nextAt: z.nullable(time),
  /** Why the mail was not sent: our word or the server's code, never the server's words. */
  fault: maybeText,
});
export type QueuedMail = z.infer<typeof queuedMail>;
