import { day } from '@seatwise/api-client/contract/constants/time';
import type { OfficialList } from '../../areas/official-data/officialLists.ts';
import { noteCodes, takeCodesOfToday } from '../../areas/official-data/formerCodes.ts';
import { publishOfficialResults } from '../../areas/official-data/officialResults.ts';
import { hashPassword } from '../../security/passwords.ts';
import { createRandom } from './random.ts';
import { randomName, type Environment } from '../../environment.ts';
import type { Database } from '../../db/database.ts';
import type { User } from '../../db/records.ts';
import { seedContent } from './content.ts';
import { seedConversations } from './conversations.ts';
import { seedFigures } from './figures.ts';
import { seedFiles, storeFiles } from './files.ts';
import { seedOrders } from './orders.ts';
import { secretNames } from '../../security/secrets.ts';
import { seedStudents } from './students.ts';
import { samplePassword, texts } from './texts.ts';

/** What a first start lays the accounts, chats and orders of the demonstration over. */
interface Dataset {
  /** Whether it has them at all. */
  readonly accounts: boolean;
  readonly lists: ReadonlyMap<string, OfficialList>;
  /** True for a demonstration with a banner: alerts announce its dates, and documents bear no mark. */
  readonly extract: boolean;
}

/** Without a banner a document of the demonstration says in its name that it is one. */
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

const quotaBytes = 5 * 1024 ** 3;
/** 82 % of the storage is used: files of earlier seasons lie in the archive. */
const archivedBytes = Math.round(quotaBytes * 0.82);

/** What every dataset begins with, also one without samples. */
const putBasics = (
  db: Database,
  environment: Environment,
  { lists, now, archived }: Pick<Dataset, 'lists'> & { now: number; archived: number },
): void => {
  db.settings.put({ id: 'firstStart', value: now });
  noteCodes(db, now);
  db.settings.put({ id: 'storage:quota', value: quotaBytes });
  db.settings.put({ id: 'storage:archived', value: archived });
  for (const name of secretNames)
    db.settings.put({ id: `secret:${name}`, value: randomName(environment, 32) });
  publishOfficialResults(db, now, lists);
};

/**
 * Gets ready what takes time of the default dataset, dated back from now; the answer puts it in
 * place at once. All sample users share one password and, to spare minutes of hashing, one hash.
 */
const prepareSamples = async (
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
    putBasics(db, environment, { lists, now, archived: archivedBytes });
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

/** Fills an empty database, with samples or no account at all; a filled one gets the official results that it lacks. */
export const seed = async (
  db: Database,
  environment: Environment,
  dataset: Dataset,
): Promise<void> => {
  const now = environment.clock.now();
  const isNew = () => db.settings.get('firstStart') === undefined;
  const prepare = () =>
    dataset.accounts
      ? prepareSamples(db, environment, dataset, now)
      : () => putBasics(db, environment, { lists: dataset.lists, now, archived: 0 });
  const fill = isNew() ? await prepare() : undefined;
  await db.turns.take(() => {
    // The dataset may be there already, from another instance.
    if (fill && isNew()) db.transaction(fill);
    else
      db.evenWhenFull(() => {
        takeCodesOfToday(db, now);
        publishOfficialResults(db, now, dataset.lists);
      });
  });
};

/** Puts a new dataset in the old one's place, in one step that no request can look between. */
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
