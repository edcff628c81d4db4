import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

/** A mail that waits to be sent, or that was given up. One that was sent has no record. */
export const queuedMail = z.object({
  /** Names the mail to its receiver, each time that it is sent. */
  id: text,
  email: text,
  language: z.enum(['en', 'hi']),
  subject: text,
  /** Empty once a mail with a code is given up. */
  text,
  link: maybeText,
  createdAt: time,
  /** When the code in it is over; null for a mail without one. */
  expiresAt: z.nullable(time),
  tries: z.int(),
  /** When it is sent next: after the lease of the instance that sends it now. Null once given up. */
  nextAt: z.nullable(time),
  /** Why it was not sent: a word of ours or the server's number, never its words. */
  fault: maybeText,
});
export type QueuedMail = z.infer<typeof queuedMail>;
