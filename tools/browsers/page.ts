import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Driver, Key } from './driver.ts';
import { installHarness, listen, type Harness, type Point, type Seen } from './inPage.ts';
import { describe, role, type Matcher, type Query } from './query.ts';

/** How long anything may take to come true. */
const patience = 20_000;
const pollInterval = 40;

const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);
/** Run as a CommonJS module, the library leaves no global behind. */
const harnessSource = `((exports, module) => {
  ${library}
  ;(${installHarness.toString()})(exports);
})({}, {})`;

const matches = (matcher: Matcher, words: string): boolean =>
  typeof matcher === 'string' ? matcher === words : matcher.test(words);

/** Asks until there is nothing left to object; a document that is being replaced objects too. */
const until = async (what: string, objection: () => Promise<string | undefined>): Promise<void> => {
  for (const end = Date.now() + patience; ; await delay(pollInterval)) {
    const words = await objection().catch((error: unknown) => String(error));
    if (words === undefined) return;
    if (Date.now() > end) throw new Error(`${what}: ${words}`);
  }
};

/** What journeys do and expect. Each step waits until it is possible, or fails saying why not. */
export type Page = ReturnType<typeof createPage>;

export const createPage = (driver: Driver, site: string, downloads: string) => {
  const problems: string[] = [];

  /** Calls a function of the harness, which each new document is given first. */
  const call = async <Name extends keyof Omit<Harness, 'element'>>(
    name: Name,
    ...args: Parameters<Harness[Name]>
  ): Promise<ReturnType<Harness[Name]>> => {
    const expression = `(() => {
      (${listen.toString()})();
      const problems = journeyErrors.splice(0);
      if (!globalThis.journeyHarness || globalThis.journeyLeft) return { problems };
      return { problems, value: [journeyHarness.${name}(...${JSON.stringify(args)})] };
    })()`;
    const answer = (await driver.evaluate(expression)) as {
      problems: string[];
      value?: [ReturnType<Harness[Name]>];
    };
    problems.push(...answer.problems);
    if (answer.value) return answer.value[0];
    await driver.evaluate(
      `globalThis.journeyHarness || globalThis.journeyLeft || ${harnessSource}`,
    );
    throw new Error('the document is new');
  };

  const look = (query: Query): Promise<Seen[]> => call('look', query);
  const address = async (): Promise<string> =>
    String(await driver.evaluate('location.pathname + location.search + location.hash'));

  const expectSeen = (
    query: Query,
    what: string,
    objectionTo: (seen: Seen) => string | undefined,
  ): Promise<void> =>
    until(`${describe(query)} ${what}`, async () => {
      const found = await look(query);
      if (found.length !== 1) return `there are ${found.length}`;
      return objectionTo(found[0]!);
    });

  /** Leaves a document and waits for the next one. */
  const leave = async (how: () => Promise<void>, where: string): Promise<void> => {
    await driver.evaluate('void (globalThis.journeyLeft = true)');
    await how();
    await until(`open ${where}`, async () => {
      const state = await driver.evaluate(`(() => {
        if (globalThis.journeyLeft) return 'left';
        (${listen.toString()})();
        return document.readyState;
      })()`);
      return state === 'complete' || state === 'interactive' ? undefined : String(state);
    });
  };

  const page = {
    problems,
    open: (address: string) => leave(() => driver.navigate(site + address), address),
    reload: () => leave(driver.reload, 'again'),
    goBack: () => driver.back(),

    click: async (query: Query): Promise<void> => {
      let point: Point | undefined;
      await until(`click ${describe(query)}`, async () => {
        const aimed = await call('aim', query);
        if (typeof aimed === 'string') return aimed;
        point = aimed;
        return undefined;
      });
      await driver.click(point!);
    },
    press: (key: Key) => driver.press(key),
    type: (words: string) => driver.type(words),
    /** Replaces what a field holds, by the keyboard. */
    fill: async (query: Query, words: string): Promise<void> => {
      await page.click(query);
      await page.expectFocused(query);
      await call('selectAll');
      if (words === '') await driver.press('Backspace');
      else await driver.type(words);
      await page.expectValue(query, words);
    },
    selectOption: (query: Query, option: string) =>
      until(
        `select ${option} of ${describe(query)}`,
        async () => (await call('selectOption', query, option)) ?? undefined,
      ),
    upload: async (query: Query, file: string): Promise<void> => {
      await until(`upload to ${describe(query)}`, async () =>
        (await call('keep', query)) ? undefined : 'not there',
      );
      await driver.upload('journeyHarness.element', file);
    },

    textOf: async (query: Query): Promise<string> => {
      await page.expectVisible(query);
      return (await look(query))[0]!.text;
    },
    expectVisible: (query: Query) => expectSeen(query, 'is visible', () => undefined),
    expectCount: (query: Query, count: number) =>
      until(`${count} of ${describe(query)}`, async () => {
        const found = await look(query);
        return found.length === count ? undefined : `there are ${found.length}`;
      }),
    expectGone: (query: Query) => page.expectCount(query, 0),
    expectText: (query: Query, matcher: Matcher) =>
      expectSeen(query, `reads ${String(matcher)}`, ({ text }) =>
        matches(matcher, text) ? undefined : `it reads ${text}`,
      ),
    expectValue: (query: Query, wanted: string) =>
      expectSeen(query, `holds ${wanted}`, ({ value }) =>
        value === wanted ? undefined : `it holds ${value}`,
      ),
    expectAttribute: (query: Query, name: string, matcher: Matcher) =>
      expectSeen(query, `has ${name}=${String(matcher)}`, ({ attributes }) =>
        matches(matcher, attributes[name] ?? '') ? undefined : `it has ${attributes[name]}`,
      ),
    expectFocused: (query: Query) =>
      expectSeen(query, 'is focused', ({ focused }) => (focused ? undefined : 'it is not')),
    expectUrl: (matcher: Matcher) =>
      until(`the address is ${String(matcher)}`, async () => {
        const now = await address();
        return matches(matcher, now) ? undefined : `it is ${now}`;
      }),
    /** Waits until a file of this name has been saved whole; answers its path. */
    expectDownload: async (name: string): Promise<string> => {
      const file = path.join(downloads, name);
      await until(`${name} is saved`, async () => {
        const names = await readdir(downloads);
        // Firefox puts an empty file there, and writes beside it what it renames at the end.
        const isWhole = names.length === 1 && names[0] === name && (await stat(file)).size > 0;
        return isWhole ? undefined : `there are ${names.join() || 'none'}`;
      });
      return file;
    },

    evaluate: <Answer, Args extends unknown[]>(
      action: (...args: Args) => Answer | Promise<Answer>,
      ...args: Args
    ) =>
      driver.evaluateAsync(`(${action.toString()})(...${JSON.stringify(args)})`) as Promise<Answer>,
    /** Fails on what the page complained of since it was opened. */
    expectSilence: async (): Promise<void> => {
      await until('problems', () => look(role('main')).then(() => undefined));
      if (problems.length > 0) throw new Error(problems.splice(0).join('\n'));
    },
    /** Where a failed journey stands. */
    describe: async (): Promise<string> => {
      const words = await driver.evaluate('document.body.innerText').catch(String);
      return `  at ${await address().catch(String)}: ${String(words).replaceAll(/\s+/g, ' ').slice(0, 1500)}`;
    },
    close: () => driver.close(),
  };
  return page;
};
