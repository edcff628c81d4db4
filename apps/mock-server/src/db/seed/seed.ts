import { hashPassword } from '../../accounts/passwords.ts';
import { randomName, type Environment } from '../../environment.ts';
import type { Database } from '../database.ts';
import { sampleAccounts, samplePassword } from './accounts.ts';

const secret =
  (name: string) =>
  (db: Database): string =>
    String(db.settings.get(`secret:${name}`)!.value);

/** Made once for each dataset, so that tokens and codes survive a restart. */
export const secrets = { token: secret('token'), otp: secret('otp'), xsrf: secret('xsrf') };

/** Fills an empty database with the default dataset; leaves a filled one alone. */
export const seed = async (db: Database, environment: Environment): Promise<void> => {
  if (db.settings.get('firstStart')) return;
  const password = await hashPassword(environment, samplePassword);
  const now = environment.clock.now();
  db.transaction(() => {
    db.settings.put({ id: 'firstStart', value: now });
    for (const name of Object.keys(secrets))
      db.settings.put({ id: `secret:${name}`, value: randomName(environment, 32) });
    sampleAccounts.forEach((sample, index) =>
      db.users.put({
        id: db.nextId('users'),
        username: sample.name,
        fullName: sample.name,
        email: sample.email,
        emailVerified: sample.verified,
        password,
        role: sample.role,
        rollNumber: `SW${String(index + 1).padStart(6, '0')}`,
        phone: sample.phone,
        counsellingCategory: sample.category,
        air: sample.air,
        gender: sample.gender,
        isActive: true,
        createdAt: now,
        deletedAt: null,
        sessionVersion: 1,
      }),
    );
  });
};
