/** The texts of mails: a subject, then the text. Each has a Hindi twin in texts.hi.ts. */
export const texts = {
  verificationCode: (code: string) => [
    'Verify your email',
    `Your Seatwise code to verify this email is ${code}. It works for ten minutes. Did you not ask for it? Then you need not do anything.`,
  ],
  resetCode: (code: string) => [
    'Reset your password',
    `Your Seatwise code to set a new password is ${code}. It works for ten minutes. Give it to nobody. Did you not ask for it? Then your password stays as it is.`,
  ],
  // The student's name is left out: anybody may type a name, and with it a text for a stranger.
  guardianCode: (code: string) => [
    'Do you agree, as a parent or guardian?',
    `A student under 18 has opened a Seatwise account and says that you are their parent or guardian. Do you agree to our terms and our privacy notice? Then give the student the code ${code}. It works for a day. With it they may buy a plan: you make that contract for them. Do you not agree, or do you not know of it? Then give the code to nobody. Write to us, and we delete the account.`,
  ],
  passwordChanged: () => [
    'Your password was changed',
    'Your Seatwise password was changed, and we logged out all your devices. Was it not you? Press «Reset Password» on the login page now, and write to us.',
  ],
  secondFactorOn: () => [
    'Two-step sign-in is on',
    'From now on your Seatwise account asks for a code from your authenticator app when you log in. We logged out all your other devices. Was it not you? Write to us.',
  ],
  secondFactorOff: () => [
    'Two-step sign-in is off',
    'Your Seatwise account no longer asks for a code when you log in. Was it not you, and did you not ask a colleague for it? Press «Reset Password» on the login page now, and write to us.',
  ],
  emailChanged: (now: string) => [
    'The email of your account was changed',
    `Your Seatwise account now has the email ${now}. Was it not you? Open this link within seven days to undo the change.`,
  ],
  emailRestored: (now: string) => [
    'The change of email was undone',
    `The owner of ${now} undid the change. No Seatwise account has this address any more.`,
  ],
  accountDeleted: () => [
    'Your account was deleted',
    'Your Seatwise account and its data were deleted. We keep your payments, because tax law asks for it. Was it not you? Write to us.',
  ],
} as const satisfies Record<string, (value: string) => readonly [subject: string, text: string]>;

/** The texts around each mail. */
export const frame = {
  open: 'Open the link',
  signature: (operator: string) => `Seatwise, run by ${operator}`,
};
