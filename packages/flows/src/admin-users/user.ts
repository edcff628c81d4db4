import type { RowOf } from '@seatwise/api-client';
import type { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { collator, defaultLocale } from '../shared/format.ts';

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
