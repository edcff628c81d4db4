import { examOf, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { StoredUser } from '@seatwise/flows/session';

/** The exam of an account; undefined for visitors, or if the account has none. */
export const examOfUser = (user: StoredUser | null | undefined): Exam | undefined =>
  user?.counsellingCategory ? examOf(user.counsellingCategory) : undefined;
