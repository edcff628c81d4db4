import type { ContactMessage, User } from '../db/records.ts';
import type { Mail, MailLanguage } from './mail.ts';
import { texts as english } from './texts.ts';
import { texts as hindi } from './texts.hi.ts';

type Owner = Pick<User, 'email' | 'language'>;

const write = (
  name: keyof typeof english,
  { email, language = 'en' }: Owner,
  link: string | null,
  value = '',
): Mail => {
  const texts: typeof hindi = language === 'hi' ? hindi : english;
  const [subject, text] = texts[name](value);
  return { email, language, subject, text, link };
};

const codeTexts = {
  EMAIL_VERIFICATION: 'verificationCode',
  PASSWORD_RESET: 'resetCode',
  GUARDIAN_CONSENT: 'guardianCode',
} as const;

/** A one-time code. The subject does not contain the code, because locked phones show subjects. */
export const codeMail = (
  email: string,
  language: MailLanguage | undefined,
  code: NonNullable<Mail['code']>,
): Mail => ({
  ...write(
    codeTexts[code.otpPurpose],
    { email, language },
    code.otpPurpose === 'GUARDIAN_CONSENT' ? '/terms' : null,
    code.otp,
  ),
  code,
});

/** Tells the mailbox's owner about a new password, whether or not they set it. */
export const passwordChanged = (owner: Owner): Mail => write('passwordChanged', owner, '/login');

export const secondFactorOn = (owner: Owner): Mail => write('secondFactorOn', owner, null);

/** Reports that two-step sign-in was turned off, by its owner or by a Super Admin. */
export const secondFactorOff = (owner: Owner): Mail => write('secondFactorOff', owner, '/login');

/** To the previous address. The token follows the `#`, which browsers send to no server. */
export const emailChanged = (before: Owner, now: string, token: string): Mail =>
  write('emailChanged', before, `/undo-email-change#${token}`, now);

/** Goes to the address that an undone change had set. */
export const emailRestored = (before: Owner, now: string): Mail =>
  write('emailRestored', before, null, now);

/** Final mail after an account is deleted, by its owner or by anyone with the password. */
export const accountDeleted = (owner: Owner): Mail => write('accountDeleted', owner, null);

/** The office's answer to a message of the contact form. */
export const contactReply = ({ email, message }: ContactMessage, text: string): Mail => ({
  email,
  language: 'en',
  subject: 'Our answer to your message',
  text: `${text}\n\nYou wrote:\n${message}`,
  link: null,
});
