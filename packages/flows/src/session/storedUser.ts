import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import { canonicalRole } from './role.ts';

/** The key of the signed-in user in browser storage. */
export const storageKey = 'user';

/**
 * The key that informs other tabs of a sign-out, without the user's identity, until the next
 * sign-in; not set on expiry.
 */
export const signedOutKey = 'signedOut';

/** The signed-in user, as all screens read it. */
export interface StoredUser {
  readonly token: string;
  readonly role: Role;
  readonly id: number | null;
  readonly username: string;
  readonly email: string;
  readonly phone: string | null;
  readonly rollNumber: string | null;
  readonly counsellingCategory: string | null;
  readonly air: number | null;
}

/** The account details that staff may correct, in the order of the profile. */
const facts = [
  'username',
  'counsellingCategory',
  'rollNumber',
  'air',
  'email',
  'phone',
] as const satisfies readonly (keyof StoredUser)[];

export interface FactChange {
  readonly fact: (typeof facts)[number];
  readonly before: string | number | null;
  readonly after: string | number | null;
}

export const changesBetween = (before: StoredUser, after: StoredUser): readonly FactChange[] =>
  facts
    .filter((fact) => before[fact] !== after[fact])
    .map((fact) => ({ fact, before: before[fact], after: after[fact] }));

type Answer = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/**
 * The user to store from a server's answer. Missing details are tolerated; undefined without a
 * token, or for a role that this product does not know.
 */
export const userFromAnswer = (answer: Answer): StoredUser | undefined => {
  const token = text(answer['token']);
  const role = canonicalRole(answer['role']);
  if (token === null || role === undefined) return undefined;
  return {
    token,
    role,
    id: number(answer['id']),
    username: text(answer['username']) ?? '',
    email: text(answer['email']) ?? '',
    phone: text(answer['phone']),
    rollNumber: text(answer['rollNumber']),
    counsellingCategory: text(answer['counsellingCategory']),
    air: number(answer['air']),
  };
};

/**
 * Parses the stored user; undefined for anything else. The role must have our own spelling: other
 * spellings are only accepted in responses.
 */
export const parseStoredUser = (stored: string | null): StoredUser | undefined => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const user =
      typeof value === 'object' && value !== null ? userFromAnswer(value as Answer) : undefined;
    return user?.role === (value as StoredUser | null)?.role ? user : undefined;
  } catch {
    return undefined;
  }
};

/** Whether both are the same user, whatever their tokens. */
export const isSameUser = (a: StoredUser, b: StoredUser): boolean =>
  a.id === null && b.id === null ? a.email === b.email : a.id === b.id;

/** The user in a current-user answer, which only has a token if it changed. */
export const refreshedUser = (token: string, answer: Answer): StoredUser | undefined =>
  userFromAnswer({ ...answer, token: text(answer['token']) ?? token });
