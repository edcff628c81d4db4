import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as mails from '../../../packages/backend/src/mail/mails.ts';
import type { Mail, MailLanguage } from '../../../packages/backend/src/mail/mail.ts';
import { MailPreview } from './MailPreview.tsx';

export default {
  title: 'Mails',
  component: MailPreview,
  tags: ['!autodocs', 'BEY-MAIL-02'],
};

type Story = StoryObj<typeof MailPreview>;

const email = 'asha@example.test';
const next = 'asha.rao@example.test';

/** A story of a mail in one language; the HTML and the plain text must both contain the phrases. */
const story = (mail: Mail, ...says: readonly string[]): Story => ({
  args: { mail },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(mail.subject);
    const frame = canvas.getByTitle<HTMLIFrameElement>('HTML');
    const plain = canvas.getByText(/https:\/\/seatwise\.example$/, { selector: 'pre' });
    for (const words of [mail.text.split('\n')[0]!, ...says]) {
      await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent(words));
      await expect(plain).toHaveTextContent(words);
    }
    const links = frame.contentDocument!.querySelectorAll('a');
    const opens = mail.link === null ? [] : [`https://seatwise.example${mail.link}`];
    await expect(Array.from(links, ({ href }) => href)).toEqual([
      ...opens,
      'https://seatwise.example/',
    ]);
  },
});

const code = (language: MailLanguage, otpPurpose: 'EMAIL_VERIFICATION' | 'PASSWORD_RESET') =>
  story(mails.codeMail(email, language, { otp: '493817', otpPurpose, expiresAt: 0 }), '493817');

const hindi = { email, language: 'hi' } as const;
const english = { email, language: 'en' } as const;

export const VerificationCode = code('en', 'EMAIL_VERIFICATION');
export const VerificationCodeHindi = code('hi', 'EMAIL_VERIFICATION');
export const ResetCode = code('en', 'PASSWORD_RESET');
export const ResetCodeHindi = code('hi', 'PASSWORD_RESET');
export const PasswordChanged = story(mails.passwordChanged(english));
export const PasswordChangedHindi = story(mails.passwordChanged(hindi));
export const EmailChanged = story(mails.emailChanged(english, next, 'token'), next);
export const EmailChangedHindi = story(mails.emailChanged(hindi, next, 'token'), next);
export const EmailRestored = story(mails.emailRestored(english, email));
export const EmailRestoredHindi = story(mails.emailRestored(hindi, email));
export const AccountDeleted = story(mails.accountDeleted(english));
export const AccountDeletedHindi = story(mails.accountDeleted(hindi));
export const ContactReply = story(
  mails.contactReply(
    {
      id: 1,
      name: 'Asha',
      email,
      message: 'When is round 2?',
      phone: '9876500001',
      sentAt: 0,
    },
    'The dates are on the page of current events.',
  ),
  'When is round 2?',
);
