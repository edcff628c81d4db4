/** Messages of sign-up, copied from the specification's error catalogue. */
export const messages = {
  fullName: 'Full Name is required (min 2 characters).',
  email: 'Enter a valid email address.',
  phoneNumber: 'Enter a valid 10-digit phone number.',
  password: 'Must include uppercase, lowercase, number & symbol.',
  confirmPassword: 'Passwords do not match.',
  rollNumber: 'Roll number is required and must be 8 characters.',
  air: 'Enter a valid numeric AIR (positive integer).',
  category: 'Please select a category.',
  gender: 'Please select gender.',
  fixErrors: 'Please fix the errors before submitting.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** Our own messages, for cases without a prescribed one. */
export const ownMessages = {
  created: 'Your account is ready. You can log in now.',
  unreachable:
    'We could not reach Seatwise. What you typed is kept. Try again when you are online.',
  guardianAgrees: 'Ask a parent or guardian first, then tick this box.',
  guardianContact: 'Enter their 10-digit mobile number or their email.',
} as const;

export const genderNames = { M: 'Male', F: 'Female' } as const;
