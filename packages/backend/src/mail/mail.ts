import type { Otp } from '../db/records.ts';

/** The languages that mails are written in. */
export type MailLanguage = 'en' | 'hi';

/** A mail as the areas write it; the sender adds the address of the site and the layout. */
export interface Mail {
  readonly email: string;
  readonly language: MailLanguage;
  readonly subject: string;
  readonly text: string;
  /** An address of the app that the mail links to, without its origin. */
  readonly link: string | null;
  /** The one-time code in the mail; once the code expires, the mail is useless. */
  readonly code?: {
    readonly otp: string;
    readonly otpPurpose: Otp['purpose'];
    readonly expiresAt: number;
  };
}

/** The port that sends mails. */
export interface MailPort {
  /** Called in the transaction that needs the mail; the mail is sent after the commit. */
  readonly send: (mail: Mail) => void;
}
