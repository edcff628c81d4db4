import type { Browser, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { asNewStudent, signedInAs } from '../e2e/test.ts';
import type { Gesture, Text } from './gesture.ts';
import type { Proxy } from './proxy.ts';
import { states, type StateName } from './states.ts';

/** How long an outcome may take to show on a busy machine, in milliseconds. */
const patience = 30_000;

/** A chat that lost its connection is back within six seconds, in milliseconds. */
const settling = 10_000;

/** How long the end of a session may take, in milliseconds; public calls end none. */
const endingTime = 5000;

/** The client's own time-out, which the page's clock is put forward by. */
const timeLimit = 61_000;

const sessionEnded = [
  /Session expired/,
  'Welcome back',
  'you were logged out',
  'Please log in again.',
];

const shows = (text: string, sought: readonly Text[]): boolean =>
  sought.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)));

/** The text of the page, and of what has a shadow root. */
const readText = (): string => {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [...shadowRoot.children].map((child) => child.textContent) : [],
  );
  return [document.body?.innerText ?? '', ...shadows].join('\n');
};

const textOf = async (page: Page): Promise<string> => {
  const parts = await Promise.all(
    page.frames().map((frame) => frame.evaluate(readText).catch(() => '')),
  );
  return parts.join('\n');
};

const until = async (
  isTrue: () => Promise<boolean> | boolean,
  limit = patience,
): Promise<boolean> => {
  for (const end = Date.now() + limit; Date.now() < end; await wait(100))
    if (await isTrue()) return true;
  return isTrue();
};

/** What is typed, by the place of its field. */
const typedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        'main input, main textarea, main select, dialog input, dialog select, [role=dialog] input, [role=dialog] select',
      ),
    ]
      .filter(({ value, type }) => value !== '' && !['checkbox', 'file', 'hidden'].includes(type))
      .map(({ value }) => value),
  );

const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-busy="true"], [role="progressbar"]')].some((element) =>
      element.checkVisibility(),
    ),
  );

const enter = async (page: Page, gesture: Gesture): Promise<void> => {
  if (gesture.as) {
    if (gesture.as === 'new student') await asNewStudent(page);
    else await signedInAs(page, gesture.as);
  }
  await gesture.before?.(page);
};

interface Case {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly proxy: Proxy;
  readonly operation: Operation;
  readonly gesture: Gesture;
  readonly state: StateName;
}

/** What is wrong with the screen in one network state; nothing where it keeps what is promised. */
export const examine = async ({
  browser,
  baseURL,
  proxy,
  operation,
  gesture,
  state,
}: Case): Promise<readonly string[]> => {
  const faults: string[] = [];
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    // Several pages share the processor, and drawing takes most of it.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message.slice(0, 120)}`));
  const seen = async (sought: readonly Text[]): Promise<boolean> =>
    shows(await textOf(page), sought);
  try {
    await enter(page, gesture);
    await page.clock.install();
    const fault = { operation, state: states[state] };
    const reach = gesture.press ?? (() => page.goto(gesture.path));
    if (gesture.press) {
      await page.goto(gesture.path);
      await gesture.prepare?.(page);
    }
    const typed = gesture.press ? await typedIn(page) : [];
    proxy.play(fault);
    await reach(page);
    if (!(await until(() => proxy.hits() > 0))) {
      return [...faults, 'the gesture does not call the operation'];
    }
    if (state === 'time-out') await page.clock.fastForward(timeLimit);
    const ended = state === '401 signed out' ? sessionEnded : [];
    const { fails } = states[state];
    const expected = [...gesture.fails, ...ended, ...(fails ? [] : [gesture.works])];
    const showsOutcome = async (): Promise<boolean> => {
      if ((await seen(expected)) || state !== 'time-out') return seen(expected);
      // A page that makes the call twice may have made one of them only now.
      await page.clock.fastForward(timeLimit);
      await wait(500);
      return seen(expected);
    };
    await wait(250);
    if (!(await until(showsOutcome))) {
      const text = (await textOf(page)).replaceAll(/\s+/g, ' ').slice(0, 300);
      faults.push(`neither message nor success: ${text}`);
    }
    if (
      await seen([
        /<\/?(html|body|h1)>|502 Bad Gateway|\[object Object\]|\bNaN\b|Invalid Date|\bundefined\b/,
      ])
    )
      faults.push('shows what no person should see');
    if (!(await until(async () => !(await isBusy(page)), settling)))
      faults.push('a spinner does not end');
    if (state === 'odd records' && !(await until(() => seen(['entries could not be read']))))
      faults.push('does not say what is left out');
    if ((await textOf(page)).trim().length < 40) faults.push('the page is blank');
    const hasFailed = await seen([...gesture.fails]);
    // The message of the call may show before the session, whose machine loads late, has ended.
    const hasEnded = ended.length > 0 && (await until(() => seen(ended), endingTime));
    const hasWorked = !hasFailed && (await seen([gesture.works]));
    if (gesture.press && hasFailed && !hasEnded) {
      const left = await typedIn(page);
      const lost = typed.filter((value) => !left.includes(value));
      if (lost.length > 0) faults.push(`lost: ${lost.join(', ')}`);
    }
    proxy.play(undefined);
    if (hasFailed && !hasWorked && !hasEnded) {
      // A call that was repeated meanwhile ends before the next one begins.
      if (state === 'time-out') await page.clock.fastForward(timeLimit);
      await (gesture.again ?? gesture.press ?? (() => page.reload()))(page);
      if (!(await until(() => seen([gesture.works])))) {
        const text = (await textOf(page)).replaceAll(/\s+/g, ' ').slice(0, 300);
        faults.push(`no way forward: ${text}`);
      }
    }
  } catch (error) {
    faults.push(`the gesture fails: ${String(error).split('\n')[0]!.slice(0, 200)}`);
  } finally {
    proxy.play(undefined);
    await context.close();
  }
  return faults;
};
