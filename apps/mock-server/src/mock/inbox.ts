import type { Turns } from '@seatwise/backend/db/storage';
import type { Mail, MailPort } from '@seatwise/backend/mail/mail';

/** A mail with a one-time code, as the control surface shows it. */
export type CodeMail = Pick<Mail, 'email'> & NonNullable<Mail['code']>;

/** A mail that tells the owner of an account what happened to it. */
export type Notice = Pick<Mail, 'email' | 'subject' | 'text' | 'link'>;

/** Older mails are dropped. */
const maxMails = 500;

const isTo =
  (address: string | null) =>
  ({ email }: Pick<Mail, 'email'>): boolean =>
    address === null || email.toLowerCase() === address.toLowerCase();

export interface Inbox extends MailPort {
  /** The mails with codes, newest first, to one address or to all. */
  readonly mailsTo: (email: string | null) => readonly CodeMail[];
  readonly noticesTo: (email: string | null) => readonly Notice[];
  readonly empty: () => void;
}

/**
 * Stores mails for the control surface instead of sending them. The inbox is only in memory,
 * because plain codes must not be written to a disk.
 */
export const createInbox = ({ afterCommit }: Pick<Turns, 'afterCommit'>): Inbox => {
  let mails: readonly CodeMail[] = [];
  let notices: readonly Notice[] = [];
  const keep = ({ email, subject, text, link, code }: Mail): void => {
    if (code) mails = [{ email, ...code }, ...mails].slice(0, maxMails);
    else notices = [{ email, subject, text, link }, ...notices].slice(0, maxMails);
  };
  return {
    send: (mail) => void afterCommit(() => keep(mail)),
    mailsTo: (email) => mails.filter(isTo(email)),
    noticesTo: (email) => notices.filter(isTo(email)),
    empty: () => {
      mails = [];
      notices = [];
    },
  };
};
