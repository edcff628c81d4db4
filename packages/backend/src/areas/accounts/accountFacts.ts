import type { User } from '../../db/records.ts';
import type { Change } from '../../security/auditTrail.ts';

/** The facts of an account that the user, staff and the audit trail all see. */
export const accountFactsOf = (user: User) => ({
  username: user.username,
  email: user.email,
  rollNumber: user.rollNumber,
  phone: user.phone,
  counsellingCategory: user.counsellingCategory,
  air: user.air,
});

/** That two-step sign-in was turned on or off, as the audit trail records it. */
export const secondFactorChange = ({ id, username }: User, now: 'on' | 'off'): Change => ({
  subject: { kind: 'user', id, label: username },
  before: { secondFactor: now === 'on' ? 'off' : 'on' },
  after: { secondFactor: now },
});
