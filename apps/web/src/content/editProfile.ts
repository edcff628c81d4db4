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
    username: 'Username',
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
  passwordHint: 'To choose a new password now, log out and press Reset Password on the login page.',
  missing: '—',
} as const;

/** Text of an address that waits for its verification. */
export const pendingEmail = {
  heading: 'Waiting for verification',
  explanation: (email: string, present: string) =>
    `We sent a code to ${email}. Until you enter it, ${present} stays your address: you sign in with it, and codes go there.`,
  code: 'Verification code',
  lifetime: 'It holds for ten minutes.',
  verify: 'Verify address',
  resend: (seconds: number) => (seconds > 0 ? `Resend code in ${seconds} s` : 'Resend code'),
  change: 'Change address',
  cancel: 'Cancel change',
} as const;
