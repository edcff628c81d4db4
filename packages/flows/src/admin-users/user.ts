import type { RowOf } from '@seatwise/api-client';
import type { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import { canonicalRole } from '../session/index.ts';
import { collator } from '../shared/format.ts';
import { defaultLocale } from '../shared/locale.ts';

/** A user as the admin's list tells of them. Codes in it are never shown. */
export type AdminUser = RowOf<(typeof adminUsers)['listUsers']>;
export interface AdminRole {
  readonly id: number;
  readonly description: string;
}

/** The roles that the loaded users have, each once: there is no other list of them. */
export const rolesIn = (
  users: readonly AdminUser[],
  locale = defaultLocale,
): readonly AdminRole[] => {
  const roles = new Map(
    users.flatMap(({ role }) => {
      const { id, description = '' } = role ?? {};
      return typeof id === 'number' ? [[id, { id, description }] as const] : [];
    }),
  );
  return [...roles.values()].toSorted((a, b) =>
    collator(locale).compare(a.description, b.description),
  );
};

/** Who is signed in. */
interface Giver {
  readonly id: number | null;
  readonly role: Role;
}

/** The roles that the giver may give to a user; null for a new one. The present role is among them. */
export const rolesToGive = (
  roles: readonly AdminRole[],
  giver: Giver,
  user: AdminUser | null,
): readonly AdminRole[] =>
  roles.filter(
    (role) =>
      role.id === user?.role?.id ||
      (user?.id !== giver.id &&
        (giver.role === 'Super Admin' || canonicalRole(role) !== 'Super Admin')),
  );

/** Whether staff may change an account: only a Super Admin changes that of another. */
export const mayChangeUser = (giver: Giver, { role }: AdminUser): boolean =>
  giver.role === 'Super Admin' || !role || canonicalRole(role) !== 'Super Admin';
