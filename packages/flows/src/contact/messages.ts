import { unreachable } from '../shared/sentences.ts';

/** Messages of the contact form; the specification prescribes none. */
export const messages = {
  name: 'Enter your name.',
  email: 'Enter a valid email address.',
  phone: 'Enter a phone number with digits only, or leave it empty.',
  message: 'Write your message, in 4,000 characters at most.',
  sent: 'Thank you. We have your message.',
  unreachable: `Your message is kept. ${unreachable}`,
  failed: 'We could not send your message. It is kept here: try again.',
} as const;
