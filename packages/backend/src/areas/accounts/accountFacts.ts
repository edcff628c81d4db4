import type { User } from '../../db/records.ts';

/** The facts of an account that the user, staff and the audit trail all see. */
export const accountFactsOf = (user: User) => ({
  username: user.username,
  email: user.email,
  rollNumber: user.rollNumber,
  phone: user.phone,
  counsellingCategory: user.counsellingCategory,
  air: user.air,
});
