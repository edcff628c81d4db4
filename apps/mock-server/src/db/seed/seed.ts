import { hashPassword } from '../../accounts/passwords.ts';
import { createRandom } from '../../dataset/random.ts';
import { randomName, type Environment } from '../../environment.ts';
import type { Database } from '../database.ts';
import type { User } from '../records.ts';
import { sampleAccounts, samplePassword } from './accounts.ts';
import { seedConversations } from './conversations.ts';
import { seedFiles } from './files.ts';
import { seedOrders } from './orders.ts';
import { secrets } from './secrets.ts';
import { seedStudents } from './students.ts';

const day = 24 * 60 * 60 * 1000;

const putAccounts = (db: Database, now: number, password: string): User[] =>
  sampleAccounts.map((sample, index) =>
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
      createdAt: now - (420 - index) * day,
      deletedAt: null,
      sessionVersion: 1,
    }),
  );

/** 82 % of the storage is used: files of earlier seasons lie in the archive. */
const quotaBytes = 5 * 1024 ** 3;
const archivedBytes = Math.round(quotaBytes * 0.82);

/**
 * Fills an empty database with the default dataset, dated back from now; leaves a filled one
 * alone. All sample users share one password and, to spare minutes of hashing, one hash.
 */
export const seed = async (db: Database, environment: Environment): Promise<void> => {
  if (db.settings.get('firstStart')) return;
  const [password, jpg, png] = await Promise.all([
    hashPassword(environment, samplePassword),
    environment.readAsset(new URL('../../../assets/calendar.jpg', import.meta.url)),
    environment.readAsset(new URL('../../../assets/seat-matrix.png', import.meta.url)),
  ]);
  const now = environment.clock.now();
  const random = createRandom('people');
  db.transaction(() => {
    db.settings.put({ id: 'firstStart', value: now });
    db.settings.put({ id: 'storage:quota', value: quotaBytes });
    db.settings.put({ id: 'storage:archived', value: archivedBytes });
    for (const name of Object.keys(secrets))
      db.settings.put({ id: `secret:${name}`, value: randomName(environment, 32) });

    const accounts = putAccounts(db, now, password);
    const admin = accounts.find(({ role }) => role === 'Admin')!;
    seedStudents(db, random, now, password);
    seedFiles(db, now, admin, { jpg, png });
    seedOrders(db, random, now);
    const talkative = db.users
      .all()
      .filter(({ role, isActive }) => role === 'PREMIUM' || (role === 'ADVANCE' && isActive));
    seedConversations(db, random, now, talkative.slice(0, 17), admin);
  });
};
