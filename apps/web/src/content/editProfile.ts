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
  actions: 'Quick Actions',
  changePassword: 'Change Password',
  changePasswordNote:
    'Password change functionality would redirect to a secure password change form.',
  passwordHint: 'We log you out and email you a code. With it you set a new password.',
  resetPassword: 'Reset password by email',
  missing: '—',
} as const;

/** Text of an address that waits for its verification. */
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
