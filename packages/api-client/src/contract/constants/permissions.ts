/** The roles a session can hold; those of the specification are spelled as their guard spells them. */
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

/** Role numbers as payloads carry them; the plans' are specified, the others are ours. */
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
 * The permissions with the roles that hold them: the one table that the server's authorisation, the
 * app's guards and its navigation read. `everyone` includes visitors.
 */
export const permissions = {
  everyone: roles,
  'signed-in': roles,
  student: ['FREE', 'BASIC', 'ADVANCE', 'PREMIUM'],
  /** To enter the console. */
  console: staff,
  /** To read and answer the conversations of all students. */
  conversations: staff,
  /** To read the accounts, without changing them. */
  users: staff,
  /** To download lists, which hold contact data. */
  downloads: ['Admin', 'Super Admin'],
  /** Everything else in the console. */
  admin: ['Admin', 'Super Admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

/** Whether a role holds a permission; a visitor and an unknown role hold none. */
export const may = (role: Role | undefined, permission: Permission): boolean =>
  role !== undefined && (permissions[permission] as readonly Role[]).includes(role);
