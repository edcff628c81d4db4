import { roles, type Role } from '@seatwise/api-client';
import * as z from 'zod/mini';
import type { Account } from './known.ts';

const credentials = z.object({ rollnumberOrEmail: z.string(), password: z.string() });

/** The accounts that the kit signs in with, by role; what is missing is not asked. */
export const accountsFile = z.object({
  ...(Object.fromEntries(roles.map((role) => [role, z.optional(credentials)])) as Record<
    Role,
    z.ZodMiniOptional<typeof credentials>
  >),
  /** A student whose email is not verified. */
  unverified: z.optional(credentials),
  /** Tokens that have to be refused, such as an expired one, by what they are. */
  refusedTokens: z.optional(z.record(z.string(), z.string())),
});

export type Accounts = z.infer<typeof accountsFile>;

const sample = (mailbox: string) => ({
  rollnumberOrEmail: `${mailbox}@seatwise.test`,
  password: 'Seatwise@123',
});

/** The accounts of the mock server. */
export const sampleAccounts: Accounts = {
  FREE: sample('free'),
  BASIC: sample('basic'),
  ADVANCE: sample('advance'),
  PREMIUM: sample('premium'),
  Counsellor: sample('counsellor'),
  Admin: sample('admin'),
  'Super Admin': sample('superadmin'),
  unverified: sample('unverified'),
};

/** Who asks: a visitor, or an account that is signed in. */
export interface Actor {
  readonly name: string;
  readonly token?: string | undefined;
  readonly account?: Account;
}

export const visitor: Actor = { name: 'a visitor' };

/** An account that is signed in. */
export type SignedIn = Actor & { readonly account: Account; readonly token: string };
