/** The words of the sign-in screen; exact where the documents quote them. */
export const content = {
  heading: 'Welcome back',
  promise: 'Sign in for personalised counselling and alerts.',
  identifier: 'Email / Roll Number',
  password: 'Password',
  submit: 'Login',
  submitting: 'Logging in...',
  cancel: 'Cancel',
} as const;
