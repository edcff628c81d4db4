import type { otpPurposes } from '@seatwise/api-client/contract/accounts';

export interface Mail {
  readonly email: string;
  readonly otp: string;
  readonly otpPurpose: (typeof otpPurposes)[number];
  readonly expiresAt: number;
}

/** Older ones were read or given up. */
const maxMails = 500;

/**
 * The mail system's copy, readable through the control surface only. It lives in memory alone:
 * codes in the clear have no place on a disk.
 */
export const createOutbox = () => {
  let mails: readonly Mail[] = [];
  return {
    deliver: (mail: Mail): void => {
      mails = [mail, ...mails].slice(0, maxMails);
    },
    /** Newest first; of one address or of all. */
    mailsTo: (email: string | null): readonly Mail[] =>
      email === null
        ? mails
        : mails.filter((mail) => mail.email.toLowerCase() === email.toLowerCase()),
    empty: (): void => {
      mails = [];
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
