/** Text of the profile page; exact where the requirements quote it. */
export const content = {
  contact: 'Contact Details',
  edit: 'Edit Contact Details',
  email: 'Email',
  phone: 'Phone',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  lastUpdated: (time: string) => `Last updated at ${time}`,
  glance: 'Profile at a Glance',
  glanceTerms: {
    username: 'Name',
    id: 'User ID',
    role: 'Role',
    category: 'Counselling Category',
    rollNumber: 'Roll Number',
    rank: 'Rank (AIR)',
  },
  ownRank: (rank: string) => `Rank ${rank}`,
  actions: 'Quick Actions',
  changePassword: 'Change Password',
  changePasswordNote:
    'Password change functionality would redirect to a secure password change form.',
  passwordHint: 'We log you out and email you a code. With it you set a new password.',
  resetPassword: 'Reset password by email',
  missing: '—',
} as const;

/** Text about a new address that is not verified yet. */
export const pendingEmail = {
  heading: 'Confirm your new email',
  explanation: (email: string, present: string) =>
    `Enter the code that we sent to ${email}. Until then you log in with ${present}, and other codes go there.`,
  code: 'Verification code',
  lifetime: '6-digit code from our email. Valid for 10 minutes.',
  verify: 'Verify address',
  resend: (seconds: number) => (seconds > 0 ? `Resend code in ${seconds} s` : 'Resend code'),
  change: 'Change address',
  cancel: 'Cancel change',
} as const;

/** Text of the consent of a minor's parent or guardian. */
export const guardian = {
  heading: 'Your parent or guardian has to confirm',
  explanation:
    'You are under 18. To buy a plan, you need a code that we email to your parent or guardian. All that is free works without it.',
  email: 'Their email',
  send: 'Email them the code',
  sent: (email: string) => `We sent the code to ${email}.`,
  code: 'Their code',
  lifetime: '6-digit code from our email to them. Valid for a day.',
  confirm: 'Confirm',
  confirmed: 'Thank you. You can buy a plan now.',
  failed: 'That did not work. Please try again.',
} as const;

/** Text about the student's own data and deleting the account. */
export const ownData = {
  heading: 'Your data',
  explanation:
    'Download everything that we have about you: profile, answers, lists, messages and payments.',
  download: 'Download my data',
  fileName: 'seatwise-my-data.json',
  downloadFailed: 'We could not fetch your data. Please try again.',
  remove: 'Delete my account',
  question: 'Delete your account?',
  consequences:
    'You lose your plan, lists, shortlist, answers and messages, and we cannot restore them. We keep your payments, because tax law asks for it. We log you out and confirm by email.',
  password: 'Your password',
  confirm: 'Delete account for ever',
  keep: 'Keep my account',
  removeFailed: 'We could not delete your account. Nothing has changed. Please try again.',
} as const;
