/** Text of sign-in, email verification and reset; exact where the requirements quote it. */
export const content = {
  heading: 'Welcome back',
  promise: 'Sign in for personalised counselling and alerts.',
  rollnumberOrEmail: 'Email / Roll Number',
  password: 'Password',
  rollnumberOrEmailMissing: 'Enter your email or roll number.',
  passwordShort:
    'Enter your password; it has 8 characters or more. If you were given a shorter one, press Reset Password.',
  remember: 'Remember Me',
  reset: 'Reset Password',
  submit: 'Login',
  submitting: 'Logging in...',
  newHere: 'New to Seatwise?',
  signUp: 'Sign up',
  agree: 'By signing in you agree to our',
} as const;

export const verification = {
  heading: 'Verify your email',
  promise: 'One code, and you are in.',
  email: 'Registered email',
  send: 'Send OTP to registered email',
  otp: 'OTP',
  verify: 'Verify OTP',
  resend: 'Resend OTP',
  wait: (seconds: number) => `Another code in ${seconds} s`,
  lifetime: 'From the email; it holds for ten minutes.',
  cancel: 'Cancel',
  mistyped: 'Wrong address?',
  correct: 'Correct address',
  correctHint: 'The code goes there instead.',
  submitCorrect: 'Send code there',
} as const;

export const reset = {
  heading: 'Reset your password',
  promise: 'We send a code to your email address; with it you choose a new password.',
  steps: ['Enter Email', 'Enter OTP', 'Set New Password'],
  email: 'Email Address',
  send: 'Send OTP',
  otp: 'OTP',
  verify: 'Verify OTP',
  newPassword: 'New Password',
  submit: 'Submit New Password',
  back: 'Back to Login',
  /** Beside the field that the specified message is about. */
  problems: {
    enterEmail: 'An address such as name@example.com.',
    enterOtp: 'The code has 4 characters or more.',
    setPassword: 'It has 8 to 128 characters.',
  },
} as const;

/** The labels of the password rules. */
export const passwordRuleLabels = {
  length: '8 characters or more',
  uppercase: 'An uppercase letter',
  lowercase: 'A lowercase letter',
  digit: 'A number',
  symbol: 'A symbol such as ! or #',
} as const;
