/** The roles that a session can have; those of the specification have the spelling of its guard. */
export const roles = [
  'FREE',
  'BASIC',
  'ADVANCE',
  'PREMIUM',
  'Counsellor',
  'Admin',
  'Super Admin',
] as const;
export type Role = (typeof roles)[number];

/** The role numbers in payloads; the plans' are specified, the others are ours. */
export const roleIds = {
  'Super Admin': 1,
  Admin: 2,
  PREMIUM: 3,
  FREE: 4,
  BASIC: 5,
  ADVANCE: 6,
  Counsellor: 7,
} as const satisfies Readonly<Record<Role, number>>;

const staff = ['Counsellor', 'Admin', 'Super Admin'] as const;

/**
 * The permissions, and the roles that hold them: the one table behind the server's authorisation,
 * the app's guards and its navigation. `everyone` includes visitors.
 */
export const permissions = {
  everyone: roles,
  'signed-in': roles,
  student: ['FREE', 'BASIC', 'ADVANCE', 'PREMIUM'],
  /** Enter the console. */
  console: staff,
  /** Read and answer the conversations of all students. */
  conversations: staff,
  /** Read the accounts, without changing them. */
  users: staff,
  /** Download lists, which contain contact data. */
  downloads: ['Admin', 'Super Admin'],
  /** Everything else in the console. */
  admin: ['Admin', 'Super Admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

/** Whether a role holds a permission; visitors and unknown roles hold none. */
export const may = (role: Role | undefined, permission: Permission): boolean =>
  role !== undefined && (permissions[permission] as readonly Role[]).includes(role);
