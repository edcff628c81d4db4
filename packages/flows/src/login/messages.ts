/** Messages of sign-in and email verification, copied from the specification's error catalogue. */
export const messages = {
  invalidRequest: 'Invalid request',
  emailNotVerified: 'Email not verified. Please verify your email.',
  network: 'Network error. Check connection.',
  failed: 'Login failed.',
  failedWithoutAnswer: 'Login failed. Try again.',
  noEmailToSendTo: 'No email to send OTP to.',
  networkWhileSending: 'Network error while sending OTP.',
  sendFailed: 'Failed to send OTP.',
  otpSent: (email: string) => `OTP sent to ${email}`,
  invalidOtp: 'Please enter a valid OTP.',
  emailAndOtpRequired: 'Email and OTP are required.',
  noEmailToVerify: 'No email available for verification.',
  otpRefused: 'Invalid or expired OTP.',
  verifyFailed: 'Failed to verify OTP. Try again.',
  verified: 'Email verified successfully. Logging you in...',
  retryFailed: 'Login retry failed. Please try logging in again.',
} as const;

/** Our own messages: for a sign-in without a stored password, and for a mistyped address. */
export const ownMessages = {
  verifiedOnly: 'Email verified successfully. Please log in.',
  invalidEmail: 'Please provide a valid email.',
  correctionFailed: 'The address could not be changed. Try again.',
  correctionUnknown: 'The address cannot be changed here. Please contact support.',
} as const;
