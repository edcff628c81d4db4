/** Messages of the self-edit, copied from the specification's error catalogue. */
export const messages = {
  invalidEmail: 'Please provide a valid email.',
  failureHeading: 'Update failed:',
  saved: 'Success! Your contact details were updated.',
  unexpectedText: 'Server returned an unexpected message.',
  unknownAnswer: 'Unknown server response.',
  network: 'Network or server error. Please try again later.',
} as const;

/** Our own messages for an address that awaits verification. */
export const ownMessages = {
  confirmEmail: (email: string) =>
    `Confirm your new email to finish: enter the code that we sent to ${email}.`,
  codeMissing: 'Enter the code from the email.',
  codeRefused: 'Invalid or expired OTP.',
  codeSent: (email: string) => `We sent a new code to ${email}.`,
  emailVerified: (email: string) => `${email} is now your email. Use it to log in.`,
  changeCancelled: 'Your email has not changed.',
} as const;
