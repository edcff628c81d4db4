import { canonicalRole } from '../session/index.ts';

export interface ChatUser {
  readonly id: number;
  readonly isAdmin: boolean;
}

/** Whom the chat treats as an admin, by whatever spelling of the role; everybody else is a student. */
export const isChatAdmin = (role: unknown): boolean => {
  const canonical = canonicalRole(role);
  return canonical === 'Admin' || canonical === 'Super Admin';
};
