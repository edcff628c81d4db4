import { may, type Role } from '@seatwise/api-client/contract/constants/permissions';

/** Every spelling the specification uses, by its canonical role. */
const spellings: Readonly<Record<string, Role>> = {
  FREE: 'FREE',
  BASIC: 'BASIC',
  ADVANCE: 'ADVANCE',
  PREMIUM: 'PREMIUM',
  COUNSELLOR: 'Counsellor',
  ADMIN: 'Admin',
  SUPERADMIN: 'Super Admin',
};

/**
 * The one place where roles are canonicalised, used where a session is written. Accepts the word
 * or the admin list's `{ description }`; undefined for a role that this product does not know.
 */
export const canonicalRole = (role: unknown): Role | undefined => {
  const word =
    typeof role === 'object' && role !== null && 'description' in role ? role.description : role;
  if (typeof word !== 'string') return undefined;
  const key = word.toUpperCase().replace(/[\s_-]+/g, '');
  return Object.hasOwn(spellings, key) ? spellings[key] : undefined;
};

/** Whether a role has the console; all others are students'. */
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
