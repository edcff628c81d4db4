import type { otpPurposes } from '@seatwise/api-client/contract/accounts';
import type { Turns } from '../../db/storage.ts';

export interface Mail {
  readonly email: string;
  readonly otp: string;
  readonly otpPurpose: (typeof otpPurposes)[number];
  readonly expiresAt: number;
}

/** A mail that tells the owner of an account what happened to it. */
export interface Notice {
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  /** An address of the app that the mail links to, without its origin. */
  readonly link: string | null;
}

/** Older mails are dropped. */
const maxMails = 500;

const isTo =
  (address: string | null) =>
  ({ email }: { readonly email: string }): boolean =>
    address === null || email.toLowerCase() === address.toLowerCase();

/**
 * The mail system's copy, readable through the control surface only. It lives in memory alone:
 * codes in the clear have no place on a disk. A mail goes out once what it tells is committed.
 */
export const createOutbox = ({ afterCommit }: Pick<Turns, 'afterCommit'>) => {
  let mails: readonly Mail[] = [];
  let notices: readonly Notice[] = [];
  return {
    deliver: (mail: Mail): Promise<void> =>
      afterCommit(() => {
        mails = [mail, ...mails].slice(0, maxMails);
      }),
    notify: (notice: Notice): Promise<void> =>
      afterCommit(() => {
        notices = [notice, ...notices].slice(0, maxMails);
      }),
    /** Mails with codes, newest first; to one address or to all. */
    mailsTo: (email: string | null): readonly Mail[] => mails.filter(isTo(email)),
    noticesTo: (email: string | null): readonly Notice[] => notices.filter(isTo(email)),
    empty: (): void => {
      mails = [];
      notices = [];
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
