import type { ContactMessage, User } from '../../db/records.ts';
import type { Notice } from './outbox.ts';

/** The owner of the mailbox learns of a new password, whether or not they set it. */
export const passwordChanged = ({ email }: Pick<User, 'email'>): Notice => ({
  email,
  subject: 'Your password was changed',
  text: 'The password of your Seatwise account was changed, and all devices were signed out. If it was not you, set a new one now with «Reset Password» at the sign-in, and write to our support.',
  link: '/login',
});

/** To the previous address. The token follows the `#`, which browsers send to no server. */
export const emailChanged = (before: string, now: string, token: string): Notice => ({
  email: before,
  subject: 'The email address of your account was changed',
  text: `The address of your Seatwise account is ${now} from now on. If it was not you, undo the change within seven days by this link.`,
  link: `/undo-email-change#${token}`,
});

/** To the address that an undone change had brought in. */
export const emailRestored = (before: string, now: string): Notice => ({
  email: before,
  subject: 'A change of email address was undone',
  text: `The owner of ${now} has undone the change: this address belongs to no Seatwise account any more.`,
  link: null,
});

/** The office's answer to a message of the contact form. */
export const contactReply = ({ email, message }: ContactMessage, text: string): Notice => ({
  email,
  subject: 'Our answer to your message',
  text: `${text}\n\nYou wrote:\n${message}`,
  link: null,
});
