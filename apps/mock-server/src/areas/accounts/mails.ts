import type { ContactMessage, User } from '../../db/records.ts';
import type { Notice } from './outbox.ts';

/** The owner of the mailbox learns of a new password, whether or not they set it. */
export const passwordChanged = ({ email }: Pick<User, 'email'>): Notice => ({
  email,
  subject: 'Your password was changed',
  text: 'Your Seatwise password was changed, and we logged out all your devices. Was it not you? Press «Reset Password» on the login page now, and write to us.',
  link: '/login',
});

/** To the previous address. The token follows the `#`, which browsers send to no server. */
export const emailChanged = (before: string, now: string, token: string): Notice => ({
  email: before,
  subject: 'The email of your account was changed',
  text: `Your Seatwise account now has the email ${now}. Was it not you? Open this link within seven days to undo the change.`,
  link: `/undo-email-change#${token}`,
});

/** To the address that an undone change had brought in. */
export const emailRestored = (before: string, now: string): Notice => ({
  email: before,
  subject: 'The change of email was undone',
  text: `The owner of ${now} undid the change. No Seatwise account has this address any more.`,
  link: null,
});

/** The last mail to who deleted their account, or whose account was deleted by who has their password. */
export const accountDeleted = ({ email }: Pick<User, 'email'>): Notice => ({
  email,
  subject: 'Your account was deleted',
  text: 'Your Seatwise account and its data were deleted. We keep your payments, because tax law asks for it. Was it not you? Write to us.',
  link: null,
});

/** The office's answer to a message of the contact form. */
export const contactReply = ({ email, message }: ContactMessage, text: string): Notice => ({
  email,
  subject: 'Our answer to your message',
  text: `${text}\n\nYou wrote:\n${message}`,
  link: null,
});
