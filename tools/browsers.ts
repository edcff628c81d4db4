/**
 * `pnpm browsers`: the same journeys through the built app in Chromium, Firefox and WebKit. Fails
 * on a step that does not succeed, an uncaught error, a console error and a violation of the
 * content security policy.
 *
 *   pnpm browsers                     all journeys in all browsers
 *   pnpm browsers firefox chat        the journeys with `chat` in their names, in Firefox
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserUnderTest } from './browsers/driver.ts';
import type { Journey } from './browsers/journey.ts';
import { signIn, signUp } from './browsers/journeys/accounts.ts';
import { chat, helpBot } from './browsers/journeys/chat.ts';
import { files, users } from './browsers/journeys/console.ts';
import { finder, finderPaging } from './browsers/journeys/finder.ts';
import { prediction } from './browsers/journeys/prediction.ts';
import { payu, razorpay } from './browsers/journeys/purchase.ts';
import { landing, publicPages } from './browsers/journeys/visitor.ts';
import { createPage, type Page } from './browsers/page.ts';
import { kinds, provide } from './browsers/provide.ts';

const journeys: readonly Journey[] = [
  landing,
  publicPages,
  signIn,
  signUp,
  finder,
  finderPaging,
  prediction,
  razorpay,
  payu,
  helpBot,
  chat,
  users,
  files,
];

const asked = process.argv.slice(2);
const isKind = (word: string): boolean => kinds.some(({ name }) => name === word);
const askedKinds = kinds.filter(({ name }) => !asked.some(isKind) || asked.includes(name));
const words = asked.filter((word) => !isKind(word) && !word.startsWith('-'));
const askedJourneys = journeys.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

const port = Number(process.env['PORT'] ?? 4300);
const site = `http://localhost:${port}`;

const serve = async () => {
  const server = spawn('node', ['apps/mock-server/src/hosts/main.ts', '--control'], {
    env: { ...process.env, PORT: String(port), SEATWISE_DATA: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The server prints its address first.
  const given = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (!String(given[0]).includes(site)) throw new Error(`Nothing is served at ${site}`);
  server.stdout.resume();
  return server;
};

const otpFor = async (email: string): Promise<string> => {
  const answer = await fetch(`${site}/__mock/outbox?email=${encodeURIComponent(email)}`);
  const [newest] = (await answer.json()) as { otp: string }[];
  if (!newest) throw new Error(`No code was sent to ${email}`);
  return newest.otp;
};

interface Outcome {
  readonly version: string;
  readonly seconds: number;
  readonly failure?: string;
}

const walk = async (browser: BrowserUnderTest, journey: Journey): Promise<Outcome> => {
  const started = performance.now();
  const downloads = await mkdtemp(path.join(tmpdir(), 'journeys-'));
  const pages: Page[] = [];
  let version = '';
  const newPage = async (): Promise<Page> => {
    const driver = await browser.newContext(downloads);
    ({ version } = driver);
    const page = createPage(driver, site, downloads);
    pages.push(page);
    return page;
  };
  const failures: string[] = [];
  const note = (error: unknown): void => {
    failures.push(error instanceof Error ? error.message : String(error));
  };
  try {
    await journey.run({ page: await newPage(), newPage, otpFor });
  } catch (error) {
    note(error);
    for (const page of pages) failures.push(await page.describe());
  }
  for (const page of pages) {
    await page.expectSilence().catch(note);
    await page.close().catch(note);
  }
  await rm(downloads, { recursive: true });
  const seconds = (performance.now() - started) / 1000;
  return { version, seconds, ...(failures.length > 0 ? { failure: failures.join('\n') } : {}) };
};

provide(askedKinds);
const { status } = spawnSync('pnpm', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) process.exit(1);

const problems: string[] = [];
const table: string[][] = [['', ...askedJourneys.map(({ name }) => name)]];
for (const { find } of askedKinds) {
  const server = await serve();
  const browser = await find()!();
  const column = [browser.name];
  for (const journey of askedJourneys) {
    const { version, seconds, failure } = await walk(browser, journey);
    if (column.length === 1) console.log(`${browser.name}, ${version}`);
    column.push(`${seconds.toFixed(1)} s${failure ? ' FAILED' : ''}`);
    console.log(`  ${journey.name.padEnd(26)}${column.at(-1)!}`);
    if (failure) problems.push(`${browser.name}, ${journey.name}: ${failure}`);
  }
  table.push(column);
  await browser.close();
  server.kill();
  await once(server, 'exit');
}

console.log();
for (const row of table[0]!.keys())
  console.log(
    table
      .map((column, index) => (index ? column[row]!.padStart(16) : column[row]!.padEnd(26)))
      .join(''),
  );
for (const problem of problems) console.error(`\n${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
