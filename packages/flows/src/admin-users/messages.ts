/** Messages of the admin's user forms, copied from the specification's error catalogue. */
export const messages = {
  usernameRequired: 'Username is required.',
  usernameTooShort: 'Minimum 3 characters.',
  fullNameRequired: 'Full name is required.',
  validEmailRequired: 'A valid email is required.',
  emailRequired: 'Email is required.',
  emailInvalid: 'Invalid email format.',
  passwordRequired: 'Password is required.',
  passwordTooShort: 'Minimum 6 characters.',
  rollNumberRequired: 'Roll number is required.',
  roleRequired: 'Please choose a role.',
  tenDigitPhone: 'Enter a 10-digit phone number (numbers only).',
  phoneDigits: 'Phone must contain only digits.',
  categoryRequired: 'Please select a category.',
  added: 'User added successfully',
  addFailed: 'Failed to add user.',
  updated: 'User updated successfully',
  updateFailed: 'Failed to update user',
  detailsUpdated: 'Details updated',
  detailsFailed: 'Failed to update details',
  roleUpdatedInList: 'Role updated successfully',
  roleUpdated: 'Role updated',
  roleFailed: 'Failed to update role',
  passwordReset: 'Password reset successfully',
  passwordFailed: 'Failed to reset password',
  deletedInList: 'User deleted successfully',
  deleted: 'User deleted',
  deleteFailed: 'Failed to delete user',
  confirmInList: 'Are you sure you want to delete this user?',
  confirm: (username: string, id: number) =>
    `Delete user ${username} (ID: ${id})? This cannot be undone.`,
  allRoles: 'All Roles',
} as const;

/** Our own messages, for cases without a prescribed one. */
export const ownMessages = {
  phoneTooLong: 'A phone number has at most 10 digits.',
  rankInvalid: 'Enter a whole number from 1, or leave this empty.',
  nothingHappened: 'This did not work. Please try again.',
  rolesInUse: 'We list only roles that a user has.',
  shortPassword: 'To sign in, a password needs at least 8 characters.',
  spacedPassword: 'It begins or ends with a space, which its user has to type too.',
  tooShortToSignIn:
    'Sign-in takes 8 characters or more: the user has to press Reset Password there first.',
  unusualPhone: 'At sign-up a phone number has 10 digits and starts with 6 to 9.',
} as const;
