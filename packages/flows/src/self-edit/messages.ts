/** Messages of the self-edit, copied from the specification's error catalogue. */
export const messages = {
  invalidEmail: 'Please provide a valid email.',
  failureHeading: 'Update failed:',
  saved: 'Success! Your contact details were updated.',
  unexpectedText: 'Server returned an unexpected message.',
  unknownAnswer: 'Unknown server response.',
  network: 'Network or server error. Please try again later.',
} as const;

/** Our own messages for an address that waits for its verification. */
export const ownMessages = {
  codeMissing: 'Enter the code from the email.',
  codeRefused: 'Invalid or expired OTP.',
  codeSent: (email: string) => `A new code is on its way to ${email}.`,
  emailVerified: (email: string) => `${email} is verified. Use it from now on to sign in.`,
  changeCancelled: 'Your email address stays as it was.',
} as const;
