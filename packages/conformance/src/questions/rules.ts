import { may } from '@seatwise/api-client/contract/constants/permissions';
import { tiers } from '@seatwise/api-client/contract/constants/prediction';
import { maxFileBytes } from '@seatwise/api-client/contract/constants/files';
import { visitor, type Accounts, type Actor, type SignedIn } from '../accounts.ts';
import { operationOf, type Discovery } from '../discover.ts';
import type { Weight } from '../findings.ts';
import { inputFor, type Input } from '../inputs.ts';
import { noRecord, NotKnown } from '../known.ts';
import type { Examination } from '../run.ts';
import { jsonOf, type Answer } from '../target.ts';
import { described, judgeAnswer, judgeFailure } from './answers.ts';

interface Given {
  readonly discovery: Discovery;
  readonly accounts: Accounts;
}

/** The tools of a rule: calls as a user or a visitor, and a way to state expectations. */
const asking = ({ run, operation, record }: Examination, { discovery }: Given) => ({
  call: (actor: Actor, input: Input): Promise<Answer> => run.send(operation, actor, input),
  usual: async (actor: Actor, more: Input = {}): Promise<Answer> =>
    run.send(operation, actor, {
      ...(await inputFor(operation, discovery.knownBy(actor))),
      ...more,
    }),
  signedIn: discovery.signedInAs,
  expect: (
    isKept: boolean,
    answer: Answer,
    expected: string,
    got = described(answer),
    weight: Weight = 'broken',
  ) => record.check(isKept, { topic: 'rule', weight, call: answer.call, expected, got }),
});
type Asking = ReturnType<typeof asking>;

/** A documented rule that no schema can express. */
interface Rule {
  readonly writes?: true;
  readonly ask: (asking: Asking, examination: Examination, given: Given) => Promise<void>;
}

const rule = (ask: Rule['ask']): Rule => ({ ask });
const writing = (ask: Rule['ask']): Rule => ({ writes: true, ask });

const fieldsOf = (answer: Answer): Input => Object(jsonOf(answer)) as Input;
const recordsOf = (answer: Answer): readonly Input[] => {
  const value = jsonOf(answer);
  return Array.isArray(value) ? value.map((each) => Object(each) as Input) : [];
};

/** A list is sorted by one of its fields, if all of its records have the field. */
const inOrder = (field: string, direction: 'newest first' | 'oldest first'): Rule =>
  rule(async ({ usual, expect }, { run, operation }) => {
    const [first] = operation.access === 'everyone' ? [visitor] : run.mayCall(operation);
    if (!first) return;
    const answer = await usual(first);
    const times = recordsOf(answer).map((each) => Date.parse(String(each[field])));
    if (answer.status !== 200 || times.some(Number.isNaN)) return;
    const sorted = times.toSorted((a, b) => (direction === 'newest first' ? b - a : a - b));
    const index = times.findIndex((time, at) => time !== sorted[at]);
    expect(
      index === -1,
      answer,
      `the list ${direction}, by ${field}`,
      `another order from place ${index + 1}`,
    );
  });

/** The record of another student is not found, or forbidden. */
const foreign = (input: (others: Given, other: SignedIn) => Promise<Input>): Rule =>
  rule(async ({ call, expect, signedIn }, examination, given) => {
    const [me, other] = [signedIn('FREE', 'BASIC'), signedIn('PREMIUM', 'ADVANCE')];
    const answer = await call(me, await input(given, other));
    const isRefused = answer.status === 403 || answer.status === 404;
    expect(isRefused, answer, '403 or 404 for the record of another student');
    if (isRefused) judgeFailure(examination.record, examination.operation, answer);
  });

const foreignList = (more: Input = {}): Rule =>
  foreign(async ({ discovery }, other) => ({
    ...more,
    id: await discovery.knownBy(other).choiceList(),
  }));

const foreignConversation: Rule = foreign(async ({ discovery }, other) => ({
  conversationId: await discovery.knownBy(other).conversation(),
}));

/** A page has at most the requested number of records; beyond the last page comes the last one. */
const paged = (list: string): Rule =>
  rule(async ({ usual, expect, signedIn }) => {
    const admin = signedIn('Admin', 'Super Admin');
    const one = await usual(admin, { page: 1, size: 1 });
    const { length } = (fieldsOf(one)[list] ?? []) as readonly unknown[];
    expect(length <= 1, one, 'a page of the size that was asked for', `${length} records`);
    const beyond = await usual(admin, { page: 100_000, size: 1 });
    expect(beyond.status === 200, beyond, 'the last page for one beyond it');
  });

const credentialsOf = ({ accounts }: Given, { name }: SignedIn) =>
  accounts[name as 'FREE'] as { rollnumberOrEmail: string; password: string };

const pdfNamed = (name: string, size = 15, head = '%PDF-1.4\n%%EOF\n'): File => {
  const bytes = new Uint8Array(Math.max(size, head.length));
  bytes.set(new TextEncoder().encode(head));
  return new File([bytes.slice(0, Math.max(size, 0))], name, { type: 'application/pdf' });
};

const hostileFiles: readonly (readonly [string, () => File])[] = [
  ['a program that is called PDF', () => pdfNamed('notice.pdf', 2, 'MZ')],
  ['a program by its name', () => pdfNamed('notice.exe')],
  ['a page by its name', () => pdfNamed('notice.svg')],
  ['two endings', () => pdfNamed('notice.php.pdf')],
  ['a path in the name', () => pdfNamed('..%2fnotice.pdf')],
  ['an empty file', () => new File([], 'notice.pdf', { type: 'application/pdf' })],
  ['a file of one byte more than 50 MB', () => pdfNamed('large.pdf', maxFileBytes + 1)],
];

const rules: Readonly<Record<string, readonly Rule[]>> = {
  login: [
    rule(async ({ call, expect, signedIn }, { operation, record }, given) => {
      const me = signedIn('PREMIUM', 'ADVANCE', 'BASIC', 'FREE');
      const { password } = credentialsOf(given, me);
      const { email, rollNumber } = me.account;
      for (const rollnumberOrEmail of [email, rollNumber ?? email]) {
        const answer = await call(visitor, { rollnumberOrEmail, password });
        judgeAnswer(record, operation, answer);
        expect(
          fieldsOf(answer)['id'] === me.account.id,
          answer,
          'a sign-in by email and by roll number',
        );
      }
      const wrong = await call(visitor, { rollnumberOrEmail: email, password: `${password}?` });
      const unknown = await call(visitor, { rollnumberOrEmail: 'SX800000', password });
      for (const answer of [wrong, unknown]) {
        if (answer.status === 429) continue;
        expect(answer.status === 401, answer, '401 for a wrong password');
        judgeFailure(record, operation, answer);
      }
      const isSame = wrong.status !== unknown.status || wrong.text === unknown.text;
      expect(isSame, wrong, 'the same words whether the account exists or not');
    }),
    rule(async ({ call, expect }, { operation, record }, { accounts: { unverified } }) => {
      if (!unverified) return record.leave('an account whose email is not verified');
      const answer = await call(visitor, unverified);
      const { canSendOtp } = fieldsOf(answer);
      expect(
        answer.status === 403 && canSendOtp === true,
        answer,
        '403 with canSendOtp before the email is verified',
      );
      judgeFailure(record, operation, answer);
    }),
    rule(async ({ expect }, { run }) => {
      const body = JSON.stringify({ rollnumberOrEmail: 'a'.repeat(400_000), password: 'x' });
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body };
      const answer = await run.askAt('POST /api/auth/login with 400 kB', '/api/auth/login', init);
      const isRefused = answer.status === 413 || answer.status === 400;
      expect(
        isRefused || answer.status === 0,
        answer,
        '413 for a body of 400 kB',
        undefined,
        'in part',
      );
    }),
  ],
  logout: [
    rule(async ({ call, expect, signedIn }, { run, operation, record }, given) => {
      const me = signedIn('PREMIUM', 'ADVANCE', 'BASIC', 'FREE');
      const again = await run.send(operationOf('login'), visitor, credentialsOf(given, me));
      const token = fieldsOf(again)['token'] as string | undefined;
      if (!token) throw new NotKnown('a second sign-in');
      judgeAnswer(record, operation, await call({ name: me.name, token }, {}));
      const details = operationOf('myDetails');
      const ended = await run.send(details, { name: `${me.name}, signed out`, token }, {});
      expect(ended.status === 401, ended, 'that the token of a session that was ended is refused');
      const other = await run.send(details, me, {});
      expect(other.status === 200, other, 'that the other sessions of the user continue');
    }),
  ],
  myDetails: [
    rule(async ({ call, expect }, { run, operation }) => {
      for (const me of run.mayCall(operation)) {
        const answer = await call(me, {});
        const { id, token } = fieldsOf(answer);
        expect(id === me.account.id, answer, 'the details of the user whose token it is');
        expect(
          token === undefined || token === null || typeof token === 'string',
          answer,
          'no token, or a new one',
        );
      }
    }),
  ],
  listFiles: [inOrder('uploadedAt', 'newest first')],
  downloadFile: [
    rule(async ({ usual, expect }) => {
      const answer = await usual(visitor);
      const disposition = answer.headers.get('content-disposition') ?? 'no Content-Disposition';
      expect(disposition.startsWith('attachment'), answer, 'an attachment', disposition);
      const guesses = answer.headers.get('x-content-type-options');
      expect(
        guesses === 'nosniff',
        answer,
        'nosniff on files',
        guesses ?? 'no such header',
        'in part',
      );
    }),
  ],
  orderStatus: [
    rule(async ({ call, expect, signedIn }, { record, operation }, { discovery }) => {
      const admin = signedIn('Admin', 'Super Admin');
      const payments = await discovery.listOf('listPayments', admin);
      const me = signedIn('FREE', 'BASIC', 'ADVANCE', 'PREMIUM');
      const other = payments.find(({ userId }) => userId !== me.account.id);
      if (!other) throw new NotKnown('there is no order of another student');
      const answer = await call(me, { id: other['id'] });
      expect(answer.status === 404, answer, '404 for the order of another student');
      judgeFailure(record, operation, answer);
    }),
  ],
  listOrders: [inOrder('createdAt', 'newest first')],
  createCardOrder: [
    writing(async ({ usual, expect, signedIn }, { record, operation }) => {
      const me = signedIn('FREE', 'BASIC');
      const cheap = await usual(me, { amountPaise: 1 });
      expect(cheap.status === 400, cheap, '400 for an amount that is not the price of the plan');
      const other = await usual(me, { userId: signedIn('PREMIUM', 'ADVANCE').account.id });
      expect(other.status === 403, other, '403 for an order for another user');
      for (const answer of [cheap, other]) judgeFailure(record, operation, answer);
    }),
  ],
  updateContact: [
    writing(async ({ usual, expect, signedIn }) => {
      const answer = await usual(signedIn('FREE', 'BASIC'), {
        id: signedIn('PREMIUM', 'ADVANCE').account.id,
      });
      expect(answer.status === 403, answer, '403 for the details of another user');
    }),
  ],
  signUp: [
    writing(async ({ usual, expect, signedIn }, { record, operation }) => {
      const answer = await usual(visitor, { email: signedIn('FREE').account.email });
      const { error } = fieldsOf(answer);
      expect(
        answer.status === 400 && error === 'Email is already registered.',
        answer,
        "400 with the error 'Email is already registered.'",
      );
      judgeFailure(record, operation, answer);
    }),
  ],
  recommend: [
    rule(async ({ usual, expect, signedIn }) => {
      const answer = await usual(signedIn('PREMIUM', 'ADVANCE'));
      const results = recordsOf(answer);
      const wrong = results.find(
        ({ confidence }) => typeof confidence === 'number' && (confidence < 0 || confidence > 1),
      );
      expect(!wrong, answer, 'a confidence between 0 and 1', JSON.stringify(wrong?.['confidence']));
      const order = results.map(({ probabilityTier }) =>
        tiers.indexOf(probabilityTier as 'Likely'),
      );
      const sorted = order.every((tier, at) => at === 0 || tier >= order[at - 1]!);
      expect(sorted, answer, 'the likeliest tier first', 'another order of tiers');
    }),
  ],
  listConversations: [
    rule(async ({ call, expect }, { run, operation }) => {
      for (const me of run.mayCall(operation)) {
        if (may(me.account.role, 'conversations')) continue;
        const answer = await call(me, {});
        const all = recordsOf(answer);
        const foreign = all.find(
          ({ student }) => student && (Object(student) as Input)['id'] !== me.account.id,
        );
        expect(!foreign, answer, 'only the student’s own conversation', JSON.stringify(foreign));
        const withWork = all.find(({ work }) => work !== undefined && work !== null);
        expect(
          !withWork,
          answer,
          'nothing for students of what staff note',
          JSON.stringify(withWork),
        );
      }
    }),
  ],
  openConversation: [
    writing(async ({ usual, call, expect, signedIn }) => {
      const me = signedIn('FREE', 'BASIC');
      const [one, again] = [await usual(me), await usual(me)];
      expect(
        fieldsOf(one)['id'] === fieldsOf(again)['id'],
        again,
        'the one conversation of a student at each call',
      );
      const other = await call(me, { studentId: signedIn('PREMIUM', 'ADVANCE').account.id });
      expect(other.status === 403, other, '403 for the conversation of another student');
    }),
  ],
  listMessages: [foreignConversation, inOrder('timestamp', 'oldest first')],
  postMessage: [
    {
      ...foreign(async ({ discovery }, other) => ({
        ...(await inputFor(operationOf('postMessage'), discovery.knownBy(other))),
      })),
      writes: true,
    },
    writing(async ({ usual, expect, signedIn }) => {
      const me = signedIn('PREMIUM', 'ADVANCE');
      const answer = await usual(me, { senderId: noRecord, content: 'x'.repeat(4000) });
      expect(answer.status === 200, answer, 'a message of 4,000 characters');
      const { senderId } = fieldsOf(answer);
      expect(
        senderId === me.account.id,
        answer,
        'the caller as sender, whatever the body says',
        `senderId ${String(senderId)}`,
      );
    }),
  ],
  readChoiceVersion: [foreignList({ version: 1 })],
  listChoiceVersions: [foreignList()],
  readChoiceShare: [foreignList()],
  findConversations: [paged('conversations')],
  findPayments: [paged('payments')],
  readCalendar: [
    rule(async ({ usual, expect }) => {
      const answer = await usual(visitor);
      const type = answer.headers.get('content-type') ?? '';
      const isCalendar =
        answer.text.startsWith('BEGIN:VCALENDAR') && type.startsWith('text/calendar');
      expect(isCalendar, answer, 'a calendar', `${type} ${answer.text.slice(0, 40)}`);
    }),
  ],
  uploadFile: [
    writing(async ({ usual, expect, signedIn }, { record, operation }) => {
      const admin = signedIn('Admin', 'Super Admin');
      for (const [what, file] of hostileFiles) {
        const answer = await usual(admin, { file: file() });
        const isRefused = answer.status === 400 || answer.status === 413;
        expect(isRefused, answer, `400 for ${what}`);
        if (isRefused) judgeFailure(record, operation, answer);
      }
    }),
  ],
};

/** Checks the documented rules of an operation. */
export const askRules = async (examination: Examination, given: Given): Promise<void> => {
  const { run, operation, record } = examination;
  for (const { writes, ask } of rules[operation.id] ?? []) {
    if (run.isSilent(operation)) return;
    if (writes && !run.writes) continue;
    try {
      await ask(asking(examination, given), examination, given);
    } catch (error) {
      if (!(error instanceof NotKnown)) throw error;
      record.leave(`a rule: ${error.message}`);
    }
  }
};
