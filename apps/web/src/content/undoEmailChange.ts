export const undoEmailChange = {
  heading: 'Undo the change of your email address',
  hint: 'You are here because we wrote to the address that your account had before.',
  explanation:
    'Your account gets its old email address back, and everybody who is signed in to it is signed out, on every device. The password ends too: set a new one after that.',
  undo: 'Undo the change',
  done: (email: string) => `${email} is the address of your account again.`,
  next: 'Everybody was signed out, and the old password is void. Press “Reset Password” at the sign-in to set a new one.',
  login: 'Go to sign-in',
  invalidHint: 'This link is not whole. Open the link from the mail again, or copy all of it.',
  home: 'Go to the home page',
} as const;
