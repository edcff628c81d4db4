import { otpPurposes } from '@seatwise/api-client/contract/accounts';
import { roles } from '@seatwise/api-client/contract/operation';
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
  /** `rounds.salt.hash`, see accounts/passwords.ts. */
  password: text,
  role: z.enum(roles),
  rollNumber: maybeText,
  phone: maybeText,
  counsellingCategory: maybeText,
  air: z.nullable(z.int()),
  gender: maybeText,
  isActive: z.boolean(),
  createdAt: time,
  deletedAt: z.nullable(time),
  /** Tokens of an older version are void. */
  sessionVersion: z.int(),
});
export type User = z.infer<typeof user>;

export const otp = z.object({
  /** `purpose:email` */
  id: text,
  purpose: z.enum(otpPurposes),
  hash: maybeText,
  expiresAt: time,
  triesLeft: z.int(),
  /** When codes were sent within the last hour. */
  sentAt: z.array(time),
});

/** The mail system's copy; readable through the control surface only. */
export const mail = z.object({
  id: z.int(),
  email: text,
  otp: text,
  otpPurpose: z.enum(otpPurposes),
  expiresAt: time,
});

export const throttle = z.object({ id: text, failures: z.int(), until: time });

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
  fetchable: z.boolean(),
});
export type FileRecord = z.infer<typeof file>;

export const order = z.object({
  /** What the client knows it by: the provider's order id, or our payment id. */
  id: text,
  provider: z.enum(['card', 'second']),
  userId: z.int(),
  roleId: z.int(),
  amountPaise: z.int(),
  receipt: text,
  description: text,
  status: z.enum(['CREATED', 'ATTEMPTED', 'PENDING', 'FAILED', 'PAID', 'EXPIRED']),
  providerPaymentId: maybeText,
  createdAt: time,
  paidAt: z.nullable(time),
});
export type Order = z.infer<typeof order>;

export const conversation = z.object({ id: z.int(), studentId: z.int(), lastUpdated: time });
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

export const contactForm = z.object({
  id: z.int(),
  name: text,
  email: text,
  phone: text,
  message: text,
  sentAt: time,
});

/** Single values: secrets, the time of the first start, the last number given out. */
export const setting = z.object({ id: text, value: z.union([z.string(), z.number()]) });
