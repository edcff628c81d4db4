/** What the self-edit says. Copied from the documents' error catalogue. */
export const messages = {
  invalidEmail: 'Please provide a valid email.',
  failureHeading: 'Update failed:',
  saved: 'Success! Your contact details were updated.',
  unexpectedText: 'Server returned an unexpected message.',
  unknownAnswer: 'Unknown server response.',
  network: 'Network or server error. Please try again later.',
} as const;
