import { accounts } from '@seatwise/api-client/contract/accounts';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { chat } from '@seatwise/api-client/contract/chat';
import { choices } from '@seatwise/api-client/contract/choices';
import { gstPercent, planIds, priceOf } from '@seatwise/api-client/contract/constants/plans';
import { mulberry32 } from '@seatwise/api-client/contract/constants/mulberry32';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import { day, iso } from '@seatwise/api-client/contract/constants/time';
import { contactMessages } from '@seatwise/api-client/contract/contactMessages';
import { conversations } from '@seatwise/api-client/contract/conversations';
import type { AnswerOf, InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { ownData } from '@seatwise/api-client/contract/ownData';
import { payments } from '@seatwise/api-client/contract/payments';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { contact } from '@seatwise/api-client/contract/contact';
import { shortlist } from '@seatwise/api-client/contract/shortlist';
import { expect, it } from 'vitest';
import { eraseOverdue } from '@seatwise/backend/areas/accounts/retention';
import {
  allotmentLines,
  officialHeadings,
} from '@seatwise/backend/areas/official-data/testing/allotmentList';
import { cutoffDetails, importsOf } from '../areas/official-data/testing/importsOf.ts';
import { merchant } from '../mock/ledgers/credentials.ts';
import type { Database } from '@seatwise/backend/db/database';
import { memoryStorage, type Storage, type StoredRecord } from '@seatwise/backend/db/storage';
import { createPaymentRound } from '../hosts/mockJobs.ts';
import { testEnvironment } from '@seatwise/backend/testing/environment';
import { call, tokenFor, workerHost, type Host } from '../testing/hosts.ts';

/** The length of the season; `pnpm season` has five times as many students. */
const days = Number(process.env['SEASON_DAYS'] ?? 30);
const studentsPerDay = Number(process.env['SEASON_STUDENTS'] ?? 2);

/** A storage that outlives its server; in memory, because disk commits would take too long. */
const lastingStorage = (): Storage => {
  const bodies = new Map<string, StoredRecord>();
  return {
    ...memoryStorage(),
    load: () => [...bodies.values()],
    commit: (changes) => {
      for (const { collection, id, body } of changes)
        if (body === null) bodies.delete(`${collection}/${id}`);
        else bodies.set(`${collection}/${id}`, { collection, id, body });
    },
  };
};

interface Student {
  readonly id: number;
  readonly email: string;
  readonly rollNumber: string;
  readonly username: string;
  /** The student's latest entries, by list id. */
  readonly lists: Record<string, { version: number; entries: readonly object[] }>;
  readonly said: string[];
  isGone: boolean;
}

const password = 'Seatwise@123';
const chance = mulberry32(31);
const below = (count: number): number => Math.floor(chance() * count);

const everything = (db: Database): readonly (readonly [string, readonly { id: unknown }[]])[] =>
  Object.entries(db).flatMap(([name, collection]) =>
    typeof (collection as { all?: unknown }).all === 'function'
      ? [[name, (collection as { all: () => { id: unknown }[] }).all()] as const]
      : [],
  );

it(
  'BEY-OPR-05 BEY-PAY-08 a month of a season, with restarts: each payment counts once, each list is as its owner left it, the audit trail is whole, and of a deleted student nothing stays',
  { timeout: 600_000 },
  async () => {
    const environment = testEnvironment();
    const { clock } = environment;
    const storage = lastingStorage();
    const open = (): Promise<Host> => workerHost({ storage, environment });
    let host = await open();
    let admin = await tokenFor(host, 'admin');
    const staff = () => ({ host, token: admin });
    const { checked, publish, rollBack, uploaded } = importsOf(staff, cutoffDetails);
    /** The number of successful changes by staff. */
    let changes = host.backend.db.auditEntries.size;
    const students: Student[] = [];
    const conversationOf = new Map<number, number>();

    const ask = async <O extends Operation>(
      operation: O,
      input: InputOf<O>,
      token?: string,
    ): Promise<AnswerOf<O>> => {
      const response = await call(host, operation, input, { token });
      const text = await response.text();
      expect(response.status, `${operation.id}: ${text}`).toBe(200);
      const isJson = response.headers.get('content-type')?.includes('json');
      return (isJson ? JSON.parse(text) : text) as AnswerOf<O>;
    };
    const asStaff = async <O extends Operation>(operation: O, input: InputOf<O>) => {
      const answer = await ask(operation, input, admin);
      changes += 1;
      return answer;
    };
    const tokenOf = ({ id }: Student): Promise<string> =>
      host.backend.tokens.issue(host.backend.db.users.get(id)!);

    const signUp = async (): Promise<void> => {
      const number = String(students.length + 1).padStart(4, '0');
      const student = {
        username: `Season Student${number}`,
        email: `season${number}@example.in`,
        rollNumber: `SEA${number}X`,
      };
      await ask(accounts.signUp, {
        ...student,
        password,
        roleId: 4,
        counsellingCategory: 'NEET UG Counselling 2025',
        phoneNumber: '9123456780',
        air: 4321 + students.length,
        gender: 'F',
      });
      const code = { email: student.email, otpPurpose: 'EMAIL_VERIFICATION' } as const;
      await ask(accounts.requestOtp, code);
      const { otp } = host.backend.inbox.mailsTo(student.email)[0]!;
      await ask(accounts.confirmOtp, { ...code, otp });
      const { id } = await ask(accounts.login, { rollnumberOrEmail: student.email, password });
      students.push({ ...student, id: id!, lists: {}, said: [], isGone: false });
    };

    const write = async (student: Student): Promise<void> => {
      const token = await tokenOf(student);
      const id = `choices-${below(3)}`;
      const known = student.lists[id];
      const entries = Array.from({ length: 1 + below(30) }, (_, at) => ({
        instituteCode: '200502',
        subject: 'MBBS',
        quotaName: `Quota ${at + below(5) * 100}`,
      }));
      const written = known
        ? await ask(
            choices.writeChoiceList,
            { id, writeId: `write-${clock.now()}-${below(1e9)}`, basedOn: known.version, entries },
            token,
          )
        : await ask(choices.createChoiceList, { id, name: id, entries }, token);
      student.lists[id] = { version: written.version, entries };
    };

    const talk = async (student: Student): Promise<void> => {
      const token = await tokenOf(student);
      const { id: conversationId } = await ask(
        chat.openConversation,
        { studentId: student.id },
        token,
      );
      conversationOf.set(student.id, conversationId);
      const content = `Question ${student.said.length} of ${student.username}`;
      const timestamp = iso(clock.now());
      const message = { conversationId, timestamp };
      await ask(chat.postMessage, { ...message, senderId: student.id, content }, token);
      student.said.push(content);
      if (chance() < 0.5) {
        await ask(chat.postMessage, { ...message, senderId: 1, content: 'Answer' }, admin);
        student.said.push('Answer');
        await asStaff(conversations.closeConversation, {
          conversationId,
          isClosed: true,
        });
      }
    };

    const buy = async (student: Student): Promise<void> => {
      const token = await tokenOf(student);
      const plan = planIds[below(planIds.length)]!;
      const { basePaise, gstPaise, totalPaise } = priceOf(plan);
      const response = await call(
        host,
        payments.createCardOrder,
        {
          userId: student.id,
          purchasedRoleId: roleIds[plan],
          amountPaise: totalPaise,
          currency: 'INR',
          receipt: `r-${below(1e9)}`,
          description: `${plan} plan`,
          notes: {
            baseAmountPaise: basePaise,
            gstPercent,
            gstAmountPaise: gstPaise,
            totalAmountPaise: totalPaise,
          },
        },
        { token },
      );
      // Refused if the student has this plan or a larger one.
      if (!response.ok) return;
      const { providerOrderId } = (await response.json()) as { providerOrderId: string };
      // Some payments' notifications get lost, and some students close the tab.
      if (chance() < 0.4) host.backend.scenarios.play('payment.unreachable');
      const outcome = chance() < 0.8 ? 'success' : 'failure';
      const paid = await host.fetch('/simulators/razorpay/v1/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          key: merchant.razorpayKeyId,
          order_id: providerOrderId,
          amount: totalPaise,
          currency: 'INR',
          outcome,
        }),
      });
      const triple = (await paid.json()) as InputOf<typeof payments.verifyCardPayment>;
      host.backend.scenarios.play(null);
      if (outcome === 'success' && chance() < 0.5)
        for (let time = 0; time < 2; time += 1)
          await call(host, payments.verifyCardPayment, triple, { token });
    };

    const look = async (student: Student): Promise<void> => {
      const token = await tokenOf(student);
      await call(
        host,
        prediction.recommend,
        { air: 8500, subject: 'MBBS', category: 'General' },
        { token },
      );
      const { version } = await ask(shortlist.readShortlist, {}, token);
      await ask(
        shortlist.writeShortlist,
        {
          writeId: `stars-${clock.now()}-${below(1e9)}`,
          basedOn: version,
          items: [{ instituteCode: '200502', subject: 'MBBS', quotaName: 'All India' }],
        },
        token,
      );
      await ask(contact.sendContactForm, {
        name: student.username,
        email: student.email,
        phone: '',
        message: 'Call me.',
      });
    };

    const list = [
      officialHeadings,
      ...allotmentLines(host.backend.reference.cells, { exam: 'UG', like: 2024, most: 300 }),
    ].join('\n');

    const restart = async (): Promise<void> => {
      const before = everything(host.backend.db);
      host.backend.db.close();
      host = await open();
      expect(everything(host.backend.db)).toEqual(before);
      admin = await tokenFor(host, 'admin');
    };

    const jobs = async (): Promise<void> => {
      await createPaymentRound(host.backend)();
      eraseOverdue(host.backend.db, clock.now());
    };

    for (let date = 0; date < days; date += 1) {
      clock.offset += day;
      admin = await tokenFor(host, 'admin');
      for (let count = 0; count < studentsPerDay; count += 1) await signUp();
      for (const act of [write, write, talk, talk, buy, look]) {
        const present = students.filter(({ isGone }) => !isGone);
        await act(present[below(present.length)]!);
      }
      const [message] = host.backend.db.contactMessages.all().slice(-1);
      if (message && date % 3 === 0)
        await asStaff(contactMessages.replyToContactMessage, { id: message.id, text: 'Answer' });
      if (date % 4 === 3) {
        const student = students.find(({ isGone, said }) => !isGone && said.length > 0)!;
        student.isGone = true;
        if (date % 8 === 3)
          await ask(ownData.deleteOwnAccount, { password }, await tokenOf(student));
        else await asStaff(adminUsers.deleteUser, { id: student.id });
      }
      if (date % 10 === 9) {
        await publish(await checked(await uploaded(list)));
        if (date % 20 === 9) await rollBack();
        changes += date % 20 === 9 ? 2 : 1;
        await restart();
      }
      await jobs();
    }

    // Lets time pass until the last deleted account must be erased.
    clock.offset += 30 * day;
    await jobs();
    await restart();
    const { db } = host.backend;

    const charges = db.razorpayOrders
      .all()
      .flatMap(({ id, payments: made }) =>
        made
          .filter(({ status }) => status === 'captured')
          .map((payment) => [id, payment.id] as const),
      );
    expect(charges.length).toBeGreaterThan(days / 5);
    for (const [orderId, paymentId] of charges) {
      const order = db.orders.get(orderId)!;
      const isPaid = order.status === 'PAID' && order.providerPaymentId === paymentId;
      const refunds = order.refunds.filter((refund) => refund.paymentId === paymentId);
      expect(refunds.length + (isPaid && refunds.length === 0 ? 1 : 0)).toBe(1);
      expect(db.orders.where('providerPaymentId', paymentId).length).toBeLessThanOrEqual(1);
    }

    for (const student of students.filter(({ isGone }) => !isGone)) {
      const lists = await ask(choices.listChoiceLists, {}, await tokenOf(student));
      expect(lists).toHaveLength(Object.keys(student.lists).length);
      for (const { id, entries } of lists)
        expect(entries).toMatchObject(student.lists[id]!.entries);
      const conversation = conversationOf.get(student.id);
      const messages = conversation
        ? db.messages.where('conversationId', String(conversation))
        : [];
      expect(messages.map(({ content }) => content)).toEqual(student.said);
    }

    expect(await host.backend.audit.brokenAt()).toBeNull();
    expect(db.auditEntries.size).toBeGreaterThanOrEqual(changes);

    const gone = students.filter(({ isGone }) => isGone);
    expect(gone.length).toBeGreaterThanOrEqual(Math.floor(days / 4));
    // Records required by law, the simulated providers' own records, and the audit trail.
    const mayName = new Set(['orders', 'razorpayOrders', 'payuTransactions', 'auditEntries']);
    for (const [name, records] of everything(db).filter(([name]) => !mayName.has(name))) {
      const text = JSON.stringify(records);
      for (const { email, rollNumber, username } of gone)
        for (const trace of [email, rollNumber, username])
          expect(text.includes(trace), `${name} names ${trace}`).toBe(false);
    }
    expect(eraseOverdue(db, clock.now())).toEqual({});
    db.close();
  },
);
