/** Text of sign-in, email verification and reset; exact where the requirements quote it. */
export const content = {
  heading: 'Welcome back',
  promise: 'Log in for personalised counselling and alerts.',
  rollnumberOrEmail: 'Email / Roll Number',
  password: 'Password',
  rollnumberOrEmailMissing: 'Enter your email or roll number.',
  passwordShort:
    'Your password has at least 8 characters. Forgot it, or got a shorter one? Press Reset Password.',
  remember: 'Remember Me',
  reset: 'Reset Password',
  submit: 'Login',
  submitting: 'Logging in...',
  newHere: 'New to Seatwise?',
  signUp: 'Sign up',
  agree: 'By logging in you agree to our',
} as const;

export const verification = {
  heading: 'Verify your email',
  promise: 'One last step: enter the code from our email.',
  email: 'Registered email',
  send: 'Send OTP to registered email',
  otp: 'OTP',
  verify: 'Verify OTP',
  resend: 'Resend OTP',
  wait: (seconds: number) => `Send again in ${seconds} s`,
  lifetime: '6-digit code from our email. Valid for 10 minutes.',
  cancel: 'Cancel',
  mistyped: 'Change email',
  correct: 'Correct address',
  correctHint: 'We will send the code to this address instead.',
  submitCorrect: 'Send code there',
} as const;

export const reset = {
  heading: 'Reset your password',
  promise:
    'We will email you a code. Enter it to set a new password. No longer have that mailbox? Write to us under “Contact”.',
  steps: ['Enter Email', 'Enter OTP', 'Set New Password'],
  email: 'Email Address',
  send: 'Send OTP',
  otp: 'OTP',
  verify: 'Verify OTP',
  newPassword: 'New Password',
  unchecked: 'We check your code when you submit the new password.',
  changeOtp: 'Change the code',
  submit: 'Submit New Password',
  back: 'Back to Login',
  /** Texts at the field that a specified message is about. */
  problems: {
    enterEmail: 'Enter an address such as name@example.com.',
    enterOtp: 'Enter the 6-digit code from our email.',
    setPassword: 'Use 8 to 128 characters.',
  },
} as const;

/** The labels of the password rules. */
export const passwordRuleLabels = {
  length: 'At least 8 characters',
  uppercase: 'A capital letter',
  lowercase: 'A small letter',
  digit: 'A number',
  symbol: 'A symbol, such as @ or #',
} as const;

/** What every account has without a plan. */
export const account = {
  heading: 'Free with every account',
  gives: [
    '3 college predictions a day',
    'Your choice list, and a practice of the rounds',
    'All alerts and official notices',
    'Chat with a counsellor',
  ],
} as const;
