import type { InputOf } from '@seatwise/api-client';
import type { contact } from '@seatwise/api-client/contract/contact';
import { isEmail, tidyPhone } from '../shared/fields.ts';
import { messages } from './messages.ts';

/** The details that users may change themselves. */
export interface Contact {
  readonly email: string;
  /** Any text is valid. */
  readonly phone: string;
}

/** What is wrong with the email; nothing else prevents saving. */
export const emailProblem = ({ email }: Contact): string | undefined =>
  isEmail(email.trim()) ? undefined : messages.invalidEmail;

/** Parses a stored draft; null for anything else. */
export const contactFrom = (stored: unknown): Contact | null => {
  const { email, phone } = Object(stored) as Readonly<Record<string, unknown>>;
  return typeof email === 'string' && typeof phone === 'string' ? { email, phone } : null;
};

export type ContactUpdate = InputOf<(typeof contact)['updateContact']>;

/** The request body; a missing phone is sent as an empty string. */
export const updateOf = (id: number, { email, phone }: Contact): ContactUpdate => ({
  id,
  email: email.trim(),
  phone: tidyPhone(phone),
});
