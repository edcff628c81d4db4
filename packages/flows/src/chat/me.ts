import { may } from '@seatwise/api-client/contract/constants/permissions';
import { canonicalRole } from '../session/index.ts';

export interface ChatUser {
  readonly id: number;
  readonly isAdmin: boolean;
}

/** Whether the chat treats a role as an admin's, in any spelling; other users are students. */
export const isChatAdmin = (role: unknown): boolean => may(canonicalRole(role), 'conversations');
