import { roles, type Role } from '@seatwise/api-client';
import * as z from 'zod/mini';
import type { Account } from './known.ts';

const credentials = z.object({ rollnumberOrEmail: z.string(), password: z.string() });

/** The accounts that the kit signs in with, by role; roles without an account are not examined. */
export const accountsFile = z.object({
  ...(Object.fromEntries(roles.map((role) => [role, z.optional(credentials)])) as Record<
    Role,
    z.ZodMiniOptional<typeof credentials>
  >),
  /** A student with an unverified email. */
  unverified: z.optional(credentials),
  /** Tokens that a backend must refuse, such as an expired one, each under a description. */
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

/** The caller: a visitor or a signed-in account. */
export interface Actor {
  readonly name: string;
  readonly token?: string | undefined;
  readonly account?: Account;
}

export const visitor: Actor = { name: 'a visitor' };

/** A signed-in account. */
export type SignedIn = Actor & { readonly account: Account; readonly token: string };
