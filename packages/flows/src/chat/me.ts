import { may } from '@seatwise/api-client/contract/constants/permissions';
import { canonicalRole } from '../session/index.ts';

export interface ChatUser {
  readonly id: number;
  readonly isStaff: boolean;
}

/** Whether the chat treats a role, in any spelling, as staff; all other users are students. */
export const isStaff = (role: unknown): boolean => may(canonicalRole(role), 'conversations');
