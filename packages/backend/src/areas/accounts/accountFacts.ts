import type { User } from '../../db/records.ts';

/** What the user, staff and the audit trail read of an account alike. */
export const accountFactsOf = (user: User) => ({
  username: user.username,
  email: user.email,
  rollNumber: user.rollNumber,
  phone: user.phone,
  counsellingCategory: user.counsellingCategory,
  air: user.air,
});
