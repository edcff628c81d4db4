/** Messages of the password reset, copied from the specification's error catalogue. */
export const messages = {
  sendFailed: 'Failed to send OTP. Try again.',
  invalidOtp: 'Please enter a valid OTP.',
  invalidPassword: 'Please enter a valid password.',
  emailAndOtpRequired: 'Email and OTP are required.',
  network: 'Network error. Check your connection.',
  otpRefused: 'Invalid or expired OTP. Please request a new one.',
  passwordRefused: 'Password does not meet policy. Choose a stronger password.',
  invalidRequest: 'Invalid request. Please check the OTP and try again.',
  unauthorised: 'Unauthorized action. Please request a fresh OTP and try again.',
  server: 'Server error. Please try again later.',
  failed: 'Failed to reset password. Try again.',
  done: 'Password reset successful.',
} as const;

/** Our own messages, for cases without a prescribed one. */
export const ownMessages = {
  invalidEmail: 'Please enter the email address of your account.',
} as const;
