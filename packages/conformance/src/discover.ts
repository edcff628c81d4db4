import type { Operation } from '@seatwise/api-client';
import { operations } from '@seatwise/api-client/contract';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Actor, SignedIn } from './accounts.ts';
import { inputFor } from './inputs.ts';
import { NotKnown, type Account, type Known } from './known.ts';
import type { Run } from './run.ts';
import { jsonOf } from './target.ts';

type Values = Readonly<Record<string, unknown>>;

export const operationOf = (id: string): Operation =>
  operations.find((operation) => operation.id === id)!;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const recordsIn = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const visitorAccount: Account = {
  id: 1,
  email: 'nobody@seatwise.test',
  role: 'FREE',
  rollNumber: null,
  phone: null,
};

/** How records are found: lists are read once, and a record is created if none exists. */
const createLookup = (run: Run) => {
  const found = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, find: () => Promise<T>): Promise<T> => {
    const known = found.get(key) ?? find();
    known.catch(() => {});
    found.set(key, known);
    return known as Promise<T>;
  };
  const answerTo = async (id: string, actor: Actor, input: Values = {}): Promise<Values> => {
    const answer = await run.send(operationOf(id), actor, input);
    const value = jsonOf(answer);
    if (answer.status !== 200 || !isRecord(value))
      throw new NotKnown(`${answer.call} answered ${answer.status}`);
    return value;
  };
  const listOf = (id: string, actor: Actor, list?: string): Promise<readonly Values[]> =>
    once(`${id} ${actor.name}`, async () => {
      const answer = await answerTo(id, actor);
      return recordsIn(list ? answer[list] : answer);
    });
  return {
    once,
    listOf,
    answerTo,
    signedIn: (...wanted: readonly Account['role'][]): SignedIn => {
      const actor = wanted.flatMap((role) => run.signedIn.get(role) ?? [])[0];
      if (!actor) throw new NotKnown(`nobody is signed in as ${wanted.join(' or ')}`);
      return actor;
    },
    /** A field of the first record that has this field. */
    first: async <T>(id: string, actor: Actor, field: string, list?: string): Promise<T> => {
      const records = await listOf(id, actor, list);
      const value = records.find((record) => record[field] !== undefined)?.[field];
      if (value === undefined) throw new NotKnown(`${id} has no record`);
      return value as T;
    },
    /** A field of a record that a call creates, if writing is allowed. */
    make: async <T>(id: string, known: Known, actor: Actor, field: string): Promise<T> => {
      if (!run.writes) throw new NotKnown('there is none, and none is made without --write');
      const operation = operationOf(id);
      const answer = await run.send(operation, actor, await inputFor(operation, known));
      const value = (Object(jsonOf(answer)) as Values)[field];
      if (answer.status !== 200) throw new NotKnown(`${answer.call} answered ${answer.status}`);
      return value as T;
    },
  };
};

/** Finds a record, or else creates one. */
const orElse = async <T>(find: () => Promise<T>, make: () => Promise<T>): Promise<T> => {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    return make();
  }
};

type Lookup = ReturnType<typeof createLookup>;

const staff = ({ signedIn }: Lookup): SignedIn => signedIn('Admin', 'Super Admin');

/** The records that only staff see. */
const recordsOfStaff = (lookup: Lookup, known: () => Known) => {
  const { once, listOf, answerTo, first, make } = lookup;
  const idOf =
    (id: string, list?: string): (() => Promise<number>) =>
    () =>
      first<number>(id, staff(lookup), 'id', list);
  const madeByStaff = (id: string) => () => make<number>(id, known(), staff(lookup), 'id');

  return {
    alert: async () => {
      const alerts = await listOf('listPlannedAlerts', staff(lookup), 'alerts');
      const alert = alerts.find(({ state }) => state !== 'withdrawn');
      if (!alert) throw new NotKnown('there is no alert that is not withdrawn');
      return alert['id'] as number;
    },
    contactMessage: idOf('listContactMessages'),
    botAnswer: () =>
      once('answer', () =>
        orElse(
          () => first<number>('readHelpBot', staff(lookup), 'id', 'answers'),
          madeByStaff('saveHelpBotAnswer'),
        ),
      ),
    botQuestion: async () => {
      const { questions } = await answerTo('readHelpBot', staff(lookup));
      const [question] = recordsIn(questions);
      if (!question) throw new NotKnown('no question to the help bot is open');
      return question['id'] as number;
    },
    dataImport: () =>
      once('import', () => orElse(idOf('readData', 'open'), madeByStaff('uploadData'))),
    spelling: async () => {
      const [spelling] = await listOf('listDataSpellings', staff(lookup));
      const { source, of, written } = spelling ?? {};
      if (typeof source !== 'string') throw new NotKnown('no spelling was decided');
      return { source, of: of as string, written: written as string };
    },
  };
};

/** Finds the records that questions need by asking the backend itself, each only once. */
export const createDiscovery = (run: Run) => {
  const lookup = createLookup(run);
  const { once, listOf, answerTo, signedIn, first, make } = lookup;
  const serial = String(Math.floor(Date.now() / 100) % 100_000).padStart(5, '0');

  const conversationOf = async (actor: Actor, student?: Account): Promise<number> => {
    const all = await listOf('listConversations', actor);
    const own = all.find(
      ({ student: of }) => !student || (Object(of) as Values)['id'] === student.id,
    );
    if (own) return own['id'] as number;
    const owner = student ? signedIn(student.role) : actor;
    return make('openConversation', knownBy(owner), actor, 'id');
  };

  const target = async (): Promise<Account> => {
    const admin = staff(lookup);
    const added = { ...knownBy(admin), serial: `${serial}9` };
    await make('addUser', added, admin, 'id');
    const { email, rollNumber, phoneNumber: phone } = await inputFor(operationOf('addUser'), added);
    const users = recordsIn(await answerTo('listUsers', admin));
    const user = users.find((each) => each['email'] === email);
    if (!user) throw new NotKnown('the account that was added is not in the list of users');
    return { ...visitorAccount, id: user['id'], email, rollNumber, phone } as Account;
  };

  const ofStaff = recordsOfStaff(lookup, () => knownBy(staff(lookup)));

  const knownBy = (actor: Actor): Known => ({
    me: actor.account ?? visitorAccount,
    serial,
    student: () => signedIn('FREE').account,
    target: () => once('target', target),
    file: async () => ({
      id: await first<number>('listFiles', actor, 'id'),
      fileName: await first<string>('listFiles', actor, 'fileName'),
    }),
    ...ofStaff,
    conversation: () =>
      once(`conversation ${actor.name}`, () => {
        const isStudent = actor.account && may(actor.account.role, 'student');
        return conversationOf(actor, isStudent ? actor.account : undefined);
      }),
    studentConversation: () =>
      once('conversation of a student', () =>
        conversationOf(signedIn('Admin', 'Super Admin', 'Counsellor'), signedIn('FREE').account),
      ),
    order: () => first<string>('listOrders', actor, 'id'),
    choiceList: () =>
      once(`choice list ${actor.name}`, () =>
        orElse(
          () => first<string>('listChoiceLists', actor, 'id'),
          () => make<string>('createChoiceList', knownBy(actor), actor, 'id'),
        ),
      ),
    sharedList: () =>
      once('shared list', () => {
        const owner = signedIn('ADVANCE', 'PREMIUM');
        return make<string>('shareChoiceList', knownBy(owner), owner, 'token');
      }),
    college: () => first<string>('listColleges', actor, 'code'),
    authority: () => first<string>('listAuthorities', actor, 'key'),
  });

  return { knownBy, listOf, answerTo, signedInAs: signedIn };
};

export type Discovery = ReturnType<typeof createDiscovery>;
