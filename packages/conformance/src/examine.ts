import type { Operation, Role } from '@seatwise/api-client';
import { areas, destinations } from '@seatwise/api-client/contract';
import { socketPath, type Destination } from '@seatwise/api-client/contract/chat';
import { roles } from '@seatwise/api-client';
import { readerOf } from '@seatwise/api-client/reader';
import { sampleAccounts, visitor, type SignedIn } from './accounts.ts';
import { createDiscovery, operationOf, type Discovery } from './discover.ts';
import {
  createRecord,
  verdicts,
  type Entry,
  type Record as Findings,
  type Subject,
  type Verdict,
} from './findings.ts';
import { described } from './questions/answers.ts';
import { askWhoMay, askWhoMayNot } from './questions/authorisation.ts';
import { askChat } from './questions/chat.ts';
import { askLimits } from './questions/limits.ts';
import { askRules } from './questions/rules.ts';
import {
  createRun,
  hollow,
  isHarmless,
  TimeIsOver,
  type Examination,
  type Options,
  type Run,
} from './run.ts';
import { jsonOf, type Answer, type Target } from './target.ts';
import { withoutIt } from './without.ts';

export interface Report {
  readonly address: string;
  /** Whether calls that create, change or delete records were examined. */
  readonly writes: boolean;
  /** The roles that signed in. */
  readonly roles: readonly Role[];
  readonly seconds: number;
  readonly totals: Readonly<Record<Verdict, number>>;
  readonly entries: readonly Entry[];
}

interface Call {
  readonly operation: Operation;
  readonly area: string;
}

const calls: readonly Call[] = Object.entries(areas).flatMap(([area, operations]) =>
  Object.values<Operation>(operations).map((operation) => ({ operation, area })),
);

const subjectOf = ({ operation, area }: Call): Subject => ({
  id: operation.id,
  area,
  title: operation.summary,
  call: `${operation.method} ${operation.path}`,
  requirement: operation.requirement,
});

const everyCall: Subject = {
  id: 'everyCall',
  area: 'every call',
  title: 'What holds for all of them',
  call: 'any address',
};

const socketSubjects: readonly Subject[] = [
  {
    id: 'connect',
    area: 'chat socket',
    title: 'Connect with a token',
    call: `CONNECT ${socketPath}`,
    requirement: 'STP-01',
  },
  ...Object.entries<Destination>(destinations).map(([id, { action, address, ...rest }]) => ({
    id,
    area: 'chat socket',
    title: rest.summary,
    call: `${action === 'publish' ? 'SEND' : 'SUBSCRIBE'} ${address}`,
    requirement: rest.requirement,
  })),
];

/** The ids of everything that can be examined. */
export const subjects: readonly Subject[] = [everyCall, ...calls.map(subjectOf), ...socketSubjects];

const plainRole = (role: string): string => role.toLowerCase().replaceAll(/[\s_-]|^role/g, '');

/** Signs in with each account; everything else depends on the answers. */
const signIn = async (run: Run, accounts: NonNullable<Options['accounts']>, record: Findings) => {
  const login = operationOf('login');
  for (const role of roles) {
    const credentials = accounts[role];
    if (!credentials) {
      record.leave(`what ${role} may do: no account was given`);
      continue;
    }
    const answer = await run.send(login, visitor, credentials);
    const actor = signedInBy(login, answer, role);
    record.check(actor !== undefined, {
      topic: 'rule',
      weight: 'broken',
      call: answer.call,
      expected: `a sign-in of the given account with the role ${role}`,
      got: described(answer),
    });
    if (actor) run.signedIn.set(role, actor);
  }
};

const signedInBy = (login: Operation, answer: Answer, role: Role): SignedIn | undefined => {
  if (answer.status !== 200 || login.answer.kind !== 'json') return undefined;
  const value = readerOf(login.answer.schema).read(jsonOf(answer));
  const user = Object(value) as { [name: string]: unknown };
  const named = user['role'] as string | { description: string } | undefined;
  const found = typeof named === 'object' ? named.description : (named ?? '');
  if (typeof user['token'] !== 'string' || plainRole(found) !== plainRole(role)) return undefined;
  return {
    name: role,
    token: user['token'],
    account: {
      id: user['id'] as number,
      email: user['email'] as string,
      role,
      rollNumber: (user['rollNumber'] as string | null | undefined) ?? null,
      phone: (user['phone'] as string | null | undefined) ?? null,
    },
  };
};

/** Removes numbers and addresses, so that two refusals of the same kind compare equal. */
const plainAnswer = ({ status, text }: Answer, path: string): string =>
  `${status} ${text.replaceAll(path, '').replaceAll(/[\d-]+/g, '')}`;

const nowhere = '/api/no-such-call-of-any-backend';

/** Whether a backend has a call at all, judged by its answer to a call that no backend has. */
const isOffered = async ({ run, operation }: Examination): Promise<boolean> => {
  const { input, sent } = hollow(operation);
  const root = operation.path.startsWith('/api') ? nowhere : `${operation.path}/no-such-call`;
  const actor = (isHarmless(operation) && run.mayCall(operation)[0]) || visitor;
  const init = { method: operation.method, headers: { Authorization: `Bearer ${actor.token}` } };
  const answer = await run.send(operation, actor, input, sent);
  if ([405, 501].includes(answer.status)) return false;
  const isMissing = answer.status === 404;
  const hasRecords = operation.params ?? operation.query ?? operation.failures?.[404];
  if (isMissing && !hasRecords) return false;
  if (!isMissing && answer.status !== 200) return true;
  const other = await run.askAt(`${operation.method} ${root}`, root, init);
  return plainAnswer(answer, operation.path) !== plainAnswer(other, root);
};

interface Given {
  readonly discovery: Discovery;
  readonly accounts: NonNullable<Options['accounts']>;
}

const examineCall = async (
  run: Run,
  { operation, area }: Call,
  record: Findings,
  given: Given,
): Promise<void> => {
  const examination = { run, operation, record };
  const { knownBy } = given.discovery;
  if (!(await isOffered(examination))) {
    if (!operation.requirement) return record.notOffered(withoutIt(operation.id, area));
    record.check(false, {
      topic: 'offer',
      weight: 'broken',
      call: `${operation.method} ${operation.path}`,
      expected: 'a call that the documents name',
      got: 'no such call',
    });
    return;
  }
  await askWhoMayNot(examination, given.accounts.refusedTokens ?? {});
  await askWhoMay(examination, knownBy);
  await askLimits(examination, knownBy);
  await askRules(examination, given);
  if (run.isSilent(operation)) record.leave('the rest: two questions got no answer');
};

const askEveryCall = async (run: Run, record: Findings): Promise<void> => {
  const answer = await run.askAt(`GET ${nowhere}`, nowhere, {});
  record.check(answer.status === 404, {
    topic: 'failure',
    weight: 'broken',
    call: answer.call,
    expected: '404 where there is no call: the app knows by it what is not offered',
    got: described(answer),
  });
};

/** How many calls are examined at once; with writes only one, so that none disturbs another. */
const atOnce = 6;

const inTurn = async <T>(items: readonly T[], lanes: number, act: (item: T) => Promise<void>) => {
  const left = items.values();
  const lane = async (): Promise<void> => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/** Runs an examination; if it ends early, the rest is reported as not examined. */
const timed = async (record: Findings, act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    // An unforeseen answer ends one subject, not the whole examination.
    record.leave(
      error instanceof TimeIsOver
        ? 'the rest: the time was over'
        : `the rest: the kit failed here: ${String(error)}`,
    );
  }
};

/** Examines a backend by the contract. */
export const examine = async (target: Target, options: Options = {}): Promise<Report> => {
  const started = Date.now();
  const { only, accounts = sampleAccounts } = options;
  const run = createRun(target, options);
  const isAsked = (id: string): boolean => !only || only.includes(id);
  const records = new Map(
    subjects
      .filter(({ id }) => isAsked(id))
      .map((subject) => [subject.id, createRecord(subject)] as const),
  );
  const signIns = records.get('login') ?? createRecord(everyCall);
  await timed(signIns, () => signIn(run, accounts, signIns));
  const discovery = createDiscovery(run);
  const given = { discovery, accounts };
  const general = records.get(everyCall.id);
  if (general) await timed(general, () => askEveryCall(run, general));
  const asked = calls.filter(({ operation }) => isAsked(operation.id));
  await inTurn(asked, run.writes ? 1 : atOnce, (call) => {
    const record = records.get(call.operation.id)!;
    return timed(record, () => examineCall(run, call, record, given));
  });
  const recordOf = (id: string): Findings => records.get(id)!;
  const chat = { run, discovery, recordOf };
  await timed(signIns, () => askChat(chat, isAsked));
  const entries = Array.from(records.values(), ({ entry }) => entry());
  return {
    address: target.address,
    writes: run.writes,
    roles: [...run.signedIn.keys()],
    seconds: Math.round((Date.now() - started) / 100) / 10,
    totals: Object.fromEntries(
      verdicts.map((verdict) => [
        verdict,
        entries.filter((entry) => entry.verdict === verdict).length,
      ]),
    ) as Report['totals'],
    entries,
  };
};
