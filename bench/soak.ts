/**
 * `pnpm soak`: a day in minutes. The server's clock moves hour by hour. In each hour students sign
 * in and out, write lists and chat with a counsellor, one student opens an account and deletes it,
 * staff store and remove files, publish a list and withdraw it, and a tab signs in, sleeps, wakes
 * and signs out. Fails if server or page have over 5 % more memory than after the first hours, or
 * more of anything else: sockets, timers, listeners, workers, files or threads.
 *
 *   HOURS=6 SIGN_INS=60 node bench/soak.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { openChatSocket } from '@seatwise/api-client/chat';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { adminData } from '@seatwise/api-client/contract/adminData';
import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { chat } from '@seatwise/api-client/contract/chat';
import { choices } from '@seatwise/api-client/contract/choices';
import { hour } from '@seatwise/api-client/contract/constants/time';
import { files } from '@seatwise/api-client/contract/files';
import { ownData } from '@seatwise/api-client/contract/ownData';
import { officialCells } from '../packages/backend/src/areas/official-data/officialCells.ts';
import {
  allotmentLines,
  officialHeadings,
} from '../packages/backend/src/areas/official-data/testing/allotmentList.ts';
import { startServer } from '../tools/server.ts';
import { openBrowser } from './browser/pages.ts';
import { clientOf, password, publishList, signIn } from './clients.ts';
import { growthOf, heldByPage, heldByServer, type Held } from './held.ts';

const hours = Number(process.env['HOURS'] ?? 24);
const signIns = Number(process.env['SIGN_INS'] ?? 500);
/** The hours in which caches fill. */
const warmUp = Math.min(4, Math.floor(hours / 2));
const mostGrowth = 0.05;
/** The log lines allowed after the start: acts of staff and jobs, but no requests. */
const mostLines = 200;

const folder = mkdtempSync(join(tmpdir(), 'seatwise-soak-'));
const server = await startServer({ SEATWISE_DATA: join(folder, 'data.sqlite') }, [
  '--inspect=127.0.0.1:0',
]);
const { origin } = server;

const control = async (path: string, init?: RequestInit): Promise<unknown> => {
  const answer = await fetch(`${origin}/__mock${path}`, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

type Person = Awaited<ReturnType<typeof signIn>>;

const seat = (quotaName: string) => ({ instituteCode: '200502', subject: 'MBBS', quotaName });

/** Writes a list several times and deletes it. */
const editList = async ({ client }: Person, id: string): Promise<void> => {
  const lists = client.area(choices);
  let { version } = await lists.createChoiceList({ id, name: id, entries: [] });
  for (let write = 0; write < 5; write += 1) {
    const entries = Array.from({ length: 60 }, (_, at) => seat(`Quota ${at} of ${write}`));
    ({ version } = await lists.writeChoiceList({
      id,
      writeId: `${id}-${write}`,
      basedOn: version,
      entries,
    }));
  }
  await lists.deleteChoiceList({ id });
};

const socketOf = ({ token }: Person) =>
  openChatSocket({
    url: `${origin.replace('http', 'ws')}/ws`,
    token: () => token,
    onLost: () => {},
  });

/** Chats from both ends of a conversation; each receives what the other sends. */
const talk = async (student: Person, staff: Person): Promise<void> => {
  const { id } = await student.client.area(chat).openConversation({ studentId: student.id });
  const sockets = await Promise.all([socketOf(student), socketOf(staff)]);
  const heard: string[] = [];
  for (const socket of sockets)
    await socket.subscribe({ destination: 'conversation', conversationId: id }, ({ content }) => {
      heard.push(content);
    });
  for (const [at, { id: senderId }] of [student, staff, student].entries())
    await sockets[at % 2]!.publish(
      {
        conversationId: id,
        senderId,
        content: `Message ${at}`,
        timestamp: new Date().toISOString(),
      },
      crypto.randomUUID(),
    );
  while (heard.length < 6) await wait(5);
  await Promise.all(sockets.map((socket) => socket.close()));
};

/** Opens an account, writes a list, starts a conversation, and deletes the account. */
const passThrough = async (name: string, staff: Person): Promise<void> => {
  const { signUp, requestOtp, confirmOtp } = clientOf(origin).area(accounts);
  const email = `${name}@seatwise.test`;
  const otpPurpose = 'EMAIL_VERIFICATION';
  await signUp({
    username: name,
    email,
    password,
    roleId: 4,
    rollNumber: name.padStart(8, '0').slice(-8),
    counsellingCategory: 'NEET UG Counselling 2025',
    phoneNumber: '9123456780',
    air: 4321,
    gender: 'F',
  });
  await requestOtp({ email, otpPurpose });
  const [mail] = (await control(`/outbox?email=${email}`)) as { readonly otp: string }[];
  await confirmOtp({ email, otp: mail!.otp, otpPurpose });
  const student = await signIn(origin, name);
  await editList(student, `list-${name}`);
  await talk(student, staff);
  await student.client.area(ownData).deleteOwnAccount({ password });
};

const pdf = new Uint8Array(2_000_000).fill(0x20);
pdf.set(new TextEncoder().encode('%PDF-1.4\n%%EOF\n'));

const storeFile = async ({ id, client }: Person, name: string): Promise<void> => {
  const { listFiles, downloadFile } = client.area(files);
  const file = new File([pdf], `${name}.pdf`, { type: 'application/pdf' });
  await client.area(adminFiles).uploadFile({ file, uploaderId: id });
  const stored = (await listFiles()).find(({ fileName }) => fileName?.startsWith(name));
  await downloadFile({ 'field-id': stored!.id });
  await client.area(adminFiles).deleteFile({ id: stored!.id });
};

const list = new File(
  [
    [
      officialHeadings,
      ...allotmentLines(await officialCells(), {
        exam: 'UG',
        like: 2024,
        most: 3000,
      }),
    ].join('\n'),
  ],
  'list.csv',
  { type: 'text/csv' },
);

const publishAndWithdraw = async ({ client }: Person): Promise<void> => {
  const { version } = await publishList(client, list);
  await client.area(adminData).withdrawDataVersion({ id: version });
};

/** A tab signs in, chats, looks around, sleeps, wakes and signs out, without ever being reloaded. */
const inTab = async (page: Page): Promise<void> => {
  await page.getByLabel('Email / Roll Number').fill('basic@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/home');
  const header = page.getByRole('banner');
  for (const [link, path] of [
    ['Events', '/events'],
    ['My Dashboard', '/home'],
    ['Events', '/events'],
  ] as const) {
    await header.getByRole('link', { name: link }).click();
    await page.waitForURL(`**${path}`);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await wait(300);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await session.detach();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
};

const students = ['free', 'advance', 'premium'];

const playHour = async (at: number, page: Page): Promise<void> => {
  await control('/clock', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs: at * hour }),
  });
  const staff = await signIn(origin, 'admin');
  const here = Math.round(((at + 1) * signIns) / hours) - Math.round((at * signIns) / hours);
  // Three more people are here: the staff member, the tab and the student who leaves.
  for (let turn = 0; turn < here - 3; turn += 2)
    await Promise.all(
      [turn, turn + 1].map(async (number) => {
        const student = await signIn(origin, students[number % students.length]!);
        if (number % 3 === 0) await editList(student, `list-${at}-${number}`);
        if (number % 5 === 0) await talk(student, staff);
        await student.client.area(accounts).logout();
      }),
    );
  await passThrough(`passing${at}`, staff);
  await storeFile(staff, `soak-${at}`);
  if (at % 2 === 0) await publishAndWithdraw(staff);
  // Extra rounds at the start load everything that loads late.
  for (let turn = at < warmUp ? 4 : 1; turn > 0; turn -= 1) await inTab(page);
  await staff.client.area(accounts).logout();
};

/** What is held once all is idle; connections, sockets and jobs end within a minute. */
const settled = async (measure: () => Promise<Held>, before?: Held): Promise<Held> => {
  for (let second = 0; ; second += 5) {
    await wait(5000);
    const now = await measure();
    if (second >= 90 || (before && growthOf(before, now, mostGrowth).length === 0)) return now;
    if (!before && second >= 20) return now;
  }
};

const browser = await openBrowser();
const page = await browser.newPage({ baseURL: origin });
try {
  await page.goto('/login');
  const started = performance.now();
  const measure = { server: () => heldByServer(server), page: () => heldByPage(page) };
  for (let at = 0; at < warmUp; at += 1) await playHour(at, page);
  const linesOfStart = server.logged();
  const before = { server: await settled(measure.server), page: await settled(measure.page) };
  for (let at = warmUp; at < hours; at += 1) await playHour(at, page);
  const after = {
    server: await settled(measure.server, before.server),
    page: await settled(measure.page, before.page),
  };
  const lines = server.logged() - linesOfStart;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${hours} hours, ${signIns} sign-ins in ${seconds} s; ${lines} lines of log`);
  for (const place of ['server', 'page'] as const) {
    console.log(`${place} before ${JSON.stringify(before[place])}`);
    console.log(`${place} after  ${JSON.stringify(after[place])}`);
    for (const growth of growthOf(before[place], after[place], mostGrowth)) {
      console.error(`${place} has more ${growth}`);
      process.exitCode = 1;
    }
  }
  if (lines > mostLines) {
    console.error(`The log has ${lines} lines, ${mostLines} allowed`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
