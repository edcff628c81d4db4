import { may, roles, type Role } from '@seatwise/api-client/contract/constants/permissions';

/** The same key for every spelling of a role in the specification. */
const keyOf = (role: string): string => role.toUpperCase().replace(/[\s_-]+/g, '');

const roleByKey: ReadonlyMap<string, Role> = new Map(roles.map((role) => [keyOf(role), role]));

/**
 * The only place that canonicalises roles, used when a session is written. Accepts the word or the
 * admin list's `{ description }`; undefined for a role that this product does not know.
 */
export const canonicalRole = (role: unknown): Role | undefined => {
  const word =
    typeof role === 'object' && role !== null && 'description' in role ? role.description : role;
  return typeof word === 'string' ? roleByKey.get(keyOf(word)) : undefined;
};

/** Whether a role may use the console; all others are roles of students. */
export const isStaffRole = (role: Role | undefined): boolean => may(role, 'console');

type Landing = '/plan' | '/home' | '/admin/home' | '/admin/chat';

const landings: Readonly<Record<Role, Landing>> = {
  FREE: '/plan',
  BASIC: '/home',
  ADVANCE: '/home',
  PREMIUM: '/home',
  Counsellor: '/admin/chat',
  Admin: '/admin/home',
  'Super Admin': '/admin/home',
};

/** The landing page of a role after sign-in. */
export const landingFor = (role: Role): Landing => landings[role];
