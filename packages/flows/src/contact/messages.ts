/** Messages of the contact form; the specification prescribes none. */
export const messages = {
  name: 'Enter your name.',
  email: 'Enter a valid email address.',
  phone: 'Enter a phone number with digits only, or leave it empty.',
  message: 'Write your message, in 4,000 characters at most.',
  sent: 'Thank you. Your message has reached us.',
  unreachable:
    'Cannot reach the server. Your message is kept here: check your network and send it again.',
  failed: 'Your message could not be sent. It is kept here: please try again.',
} as const;
