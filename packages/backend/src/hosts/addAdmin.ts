import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { email as emailOf } from '@seatwise/api-client/contract/values';
import * as z from 'zod/mini';
import { secondFactorChange } from '../areas/accounts/accountFacts.ts';
import { accountOf, dropClaims } from '../areas/accounts/identifiers.ts';
import { createOtps } from '../areas/accounts/otps.ts';
import type { Backend } from '../backend.ts';
import type { User } from '../db/records.ts';
import { HttpError } from '../httpError.ts';

/** No password has this hash, so the link must set the first one. */
const noPassword = 'none';

const addAccount = ({ db, environment, audit }: Backend, email: string): User =>
  db.transaction(() => {
    dropClaims(db, email);
    const added = db.users.put({
      id: db.nextId('users'),
      username: email.split('@')[0]!,
      fullName: email.split('@')[0]!,
      email,
      emailVerified: true,
      password: noPassword,
      role: 'Super Admin',
      rollNumber: null,
      phone: null,
      counsellingCategory: null,
      air: null,
      gender: null,
      isActive: true,
      createdAt: environment.clock.now(),
      deletedAt: null,
      sessionVersion: 1,
    });
    const subject = { kind: 'user', id: added.id, label: added.username } as const;
    const change = { subject, after: { email, role: added.role } };
    audit.append({ actor: added, address: 'command line', operation: adminUsers.addUser, change });
    return added;
  });

/** For one who has lost the app and the recovery codes, and whom no colleague can help. */
const dropSecondFactor = ({ db, audit, secondFactors }: Backend, user: User): void => {
  if (!secondFactors.isOn(user)) return;
  db.transaction(() => {
    secondFactors.remove(user);
    const change = secondFactorChange(user, 'off');
    const operation = adminUsers.resetSecondFactor;
    audit.append({ actor: user, address: 'command line', operation, change });
  });
};

/**
 * Makes the Super Admin with this email if there is none, else turns their two-step sign-in off, and
 * answers the path of a page that sets their password, once, with a code as a reset has it.
 */
export const addAdmin = async (backend: Backend, email: string): Promise<string> => {
  const { db, environment, rateLimits } = backend;
  let code = '';
  const { guesses } = rateLimits;
  const otps = createOtps({
    db,
    environment,
    guesses,
    // The command prints the code instead of mailing it.
    mail: { send: (mail) => void (code = mail.code!.otp) },
  });
  if (!z.safeParse(emailOf, email).success) throw new HttpError(400, `«${email}» is no email.`);
  await db.turns.take(async () => {
    const present = accountOf(db, 'email', email);
    const admin = present?.emailVerified ? present : addAccount(backend, email);
    if (admin.role !== 'Super Admin')
      throw new HttpError(409, `The account of ${email} is no Super Admin's.`);
    dropSecondFactor(backend, admin);
    await otps.send(email, 'PASSWORD_RESET', { wanted: true, peer: 'command line' });
  });
  return `/login?reset#${email}/${code}`;
};
