export const undoEmailChange = {
  heading: 'Undo the change of your email',
  hint: 'We sent this link to the email that your account had before.',
  explanation:
    'Your account gets its old email back. We log out every device, and your password stops working. Then set a new password.',
  undo: 'Undo the change',
  done: (email: string) => `Your account has the email ${email} again.`,
  next: 'We logged out every device. Your old password no longer works. Press “Reset Password” on the login page to set a new one.',
  login: 'Go to login',
  invalidHint: 'This link is incomplete. Open the link in our email again, or copy all of it.',
  home: 'Go to the home page',
} as const;
