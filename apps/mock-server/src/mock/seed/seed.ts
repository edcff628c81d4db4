import { day } from '@seatwise/api-client/contract/constants/time';
import type { OfficialList } from '@seatwise/backend/areas/official-data/officialLists';
import { hashPassword } from '@seatwise/backend/security/passwords';
import { createRandom } from './random.ts';
import type { Environment } from '@seatwise/backend/environment';
import type { Database } from '@seatwise/backend/db/database';
import type { User } from '@seatwise/backend/db/records';
import { seedContent } from './content.ts';
import { seedConversations } from './conversations.ts';
import { seedFigures } from './figures.ts';
import { seedFiles, storeFiles } from './files.ts';
import { seedOrders } from './orders.ts';
import { putBasics, quotaBytes } from '@seatwise/backend/firstStart';
import { seedStudents } from './students.ts';
import { samplePassword, texts } from './texts.ts';

/** The official data to which a first start adds the demonstration's accounts, chats and orders. */
interface Dataset {
  readonly lists: ReadonlyMap<string, OfficialList>;
  /** True for a demonstration with a banner: alerts announce dates, and documents have no mark. */
  readonly extract: boolean;
}

/** Without a banner, the name of an example document must say what it is. */
const exampleMark = 'Example_';

const putAccounts = (db: Database, now: number, password: string): User[] =>
  texts.accounts.map((sample, index) =>
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

/** Files of earlier seasons in the archive use 82 % of the storage. */
const archivedBytes = Math.round(quotaBytes * 0.82);

/**
 * Prepares the slow parts of the default dataset, dated back from now; the returned function writes
 * it at once. All sample users share a password and, to save minutes of hashing, one hash.
 */
export const prepareSamples = async (
  db: Database,
  environment: Environment,
  { lists, extract }: Dataset,
  now: number,
): Promise<() => void> => {
  const [password, jpg, png] = await Promise.all([
    hashPassword(environment, samplePassword),
    environment.readAsset(new URL('../../../assets/calendar.jpg', import.meta.url)),
    environment.readAsset(new URL('../../../assets/seat-matrix.png', import.meta.url)),
  ]);
  const pictures = { jpg, png };
  const mark = extract ? '' : exampleMark;
  const files = await storeFiles(db, environment, now, { pictures, mark });
  return () => {
    const random = createRandom('people');
    putBasics(db, environment, lists, now);
    db.settings.put({ id: 'storage:archived', value: archivedBytes });
    const accounts = putAccounts(db, now, password);
    const admin = accounts.find(({ role }) => role === 'Admin')!;
    seedStudents(db, random, now, password);
    seedFiles(db, files, admin);
    seedOrders(db, random, now);
    const talkative = db.users
      .all()
      .filter(({ role, isActive }) => role === 'PREMIUM' || (role === 'ADVANCE' && isActive));
    seedConversations(db, random, now, talkative.slice(0, 17), admin);
    seedContent(db, now, { author: admin.username, dates: extract });
    seedFigures(db, createRandom('figures'), now);
  };
};

/** Replaces the dataset by a new one, in a single step that no request can observe halfway. */
export const reseed = async (
  db: Database,
  environment: Environment,
  dataset: Dataset,
  begin: () => void,
): Promise<void> => {
  const { clock } = environment;
  const fill = await prepareSamples(db, environment, dataset, clock.now() - clock.offset);
  const old = db.files.all().map(({ storageKey }) => storageKey);
  await db.turns.take(() => {
    db.transaction(() => {
      db.clear();
      fill();
    });
    begin();
  });
  await db.blobs.remove(old);
};
