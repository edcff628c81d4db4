import type { RowOf } from '@seatwise/api-client';
import type { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import { canonicalRole } from '../session/index.ts';
import { collator } from '../shared/format.ts';
import { defaultLocale } from '../shared/locale.ts';

/** A user as the admin's list returns it. Its codes are never shown. */
export type AdminUser = RowOf<(typeof adminUsers)['listUsers']>;
export interface AdminRole {
  readonly id: number;
  readonly description: string;
}

/** The roles of the loaded users, each once: no endpoint lists the roles. */
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

/** The signed-in staff member. */
interface Giver {
  readonly id: number | null;
  readonly role: Role;
}

/** The roles that the giver may give to a user (null: a new user), the current one included. */
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

/** Whether staff may change an account: only a Super Admin may change a Super Admin's. */
export const mayChangeUser = (giver: Giver, { role }: AdminUser): boolean =>
  giver.role === 'Super Admin' || !role || canonicalRole(role) !== 'Super Admin';
