import type { InputOf } from '@seatwise/api-client';
import type { contact } from '@seatwise/api-client/contract/contact';
import { isEmail, tidyPhone } from '../shared/fields.ts';
import { messages } from './messages.ts';

/** The details a person may change themselves. */
export interface Contact {
  readonly email: string;
  /** Has no rule. */
  readonly phone: string;
}

/** What is wrong with the email; it alone keeps the form from being saved. */
export const emailProblem = ({ email }: Contact): string | undefined =>
  isEmail(email.trim()) ? undefined : messages.invalidEmail;

/** Reads a draft that was put aside; null for anything else. */
export const contactFrom = (stored: unknown): Contact | null => {
  const { email, phone } = Object(stored) as Readonly<Record<string, unknown>>;
  return typeof email === 'string' && typeof phone === 'string' ? { email, phone } : null;
};

export type ContactUpdate = InputOf<(typeof contact)['updateContact']>;

/** The request body; a missing phone is sent as an empty text. */
export const updateOf = (id: number, { email, phone }: Contact): ContactUpdate => ({
  id,
  email: email.trim(),
  phone: tidyPhone(phone),
});
