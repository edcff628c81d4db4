import { otpPurposes } from '@seatwise/api-client/contract/accounts';
import { roles } from '@seatwise/api-client/contract/constants/permissions';
import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

export const user = z.object({
  id: z.int(),
  username: text,
  fullName: text,
  email: text,
  emailVerified: z.boolean(),
  /** The address that replaces `email` once a code proves it reachable; absent in older data. */
  pendingEmail: z.optional(maybeText),
  /** `rounds.salt.hash`, see accounts/passwords.ts. */
  password: text,
  role: z.enum(roles),
  rollNumber: maybeText,
  phone: maybeText,
  counsellingCategory: maybeText,
  air: z.nullable(z.int()),
  gender: maybeText,
  /** The email or mobile number of a minor's parent or guardian; absent in older data. */
  guardianContact: z.optional(maybeText),
  /** When a code to that contact confirmed the consent. */
  guardianAgreedAt: z.optional(z.nullable(time)),
  /** The language of the user's mails; absent until the user chooses one. */
  language: z.optional(z.enum(['en', 'hi'])),
  isActive: z.boolean(),
  createdAt: z.nullable(time),
  deletedAt: z.nullable(time),
  /** Tokens with an older version are invalid. */
  sessionVersion: z.int(),
  /** The only session that stays valid with an older version. */
  keptSession: z.optional(maybeText),
});
export type User = z.infer<typeof user>;

export const otp = z.object({
  /** `mailbox from address`, or only the mailbox if an account asked. */
  id: text,
  /** `purpose:email`, with the id of the account that it is bound to; absent in older data. */
  mailbox: z.optional(text),
  purpose: z.enum([...otpPurposes, 'GUARDIAN_CONSENT']),
  hash: maybeText,
  expiresAt: time,
  triesLeft: z.int(),
  /** Tries left for other addresses than the asker's: users who changed networks, and strangers. */
  triesOfOthers: z.optional(z.int()),
  /** The times at which codes were sent within the last hour. */
  sentAt: z.array(time),
});
export type Otp = z.infer<typeof otp>;

/** Where an account is signed in, from its sign-in until its last token runs out. */
export const session = z.object({
  id: text,
  userId: z.int(),
  /** The account's `sessionVersion` when the newest token was made. */
  version: z.int(),
  browser: maybeText,
  system: maybeText,
  startedAt: time,
  usedAt: time,
  /** When its user last gave the password, and the code if one is required. */
  provedAt: time,
  until: time,
});
export type Session = z.infer<typeof session>;

/** The second step of a member of staff's sign-in; the id is the account's. */
export const secondFactor = z.object({
  id: z.int(),
  /** The authenticator's key is derived from the salt and a secret. */
  salt: text,
  /** Null until a code confirmed that an app has the key. */
  since: z.nullable(time),
  /** The time step of the last accepted code; no code is accepted twice. */
  lastStep: z.int(),
  recoveryHashes: z.array(text),
});

/** A session that was signed out before its tokens ran out. */
export const endedSession = z.object({ id: text, until: time });

/** A replaced address, which a link can restore until it expires. */
export const emailUndo = z.object({
  /** The hash of the link's token. */
  id: text,
  userId: z.int(),
  email: text,
  changedAt: time,
  until: time,
});

export const throttle = z.object({ id: text, count: z.int(), until: time });

/** Single values: secrets, the time of the first start, the last number of a series. */
export const setting = z.object({ id: text, value: z.union([z.string(), z.number()]) });
