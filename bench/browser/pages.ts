import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../../tools/chromium.ts';
import type { Backend } from '../backend.ts';

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** The factors by which the processor is slowed down. */
export const slowdowns = [1, 4] as const;
export type Slowdown = (typeof slowdowns)[number];

/** How long a change in a page took, in milliseconds. */
export interface Span {
  /** Until the change was in the document. */
  readonly changed: number;
  /** Until the frame with the change was painted. */
  readonly painted: number;
}

declare global {
  interface Window {
    /** When something first appeared, counted from the navigation. */
    appeared?: Span;
    /** Resolves to the time of the change that the gesture caused. */
    caused?: Promise<Span>;
    /** Collects the long tasks (over 50 ms) since the last call. */
    takeLongTasks?: () => number[];
  }
}

/** Waits inside the page for an element that matches, starting before anything is loaded. */
const watchFor = (selector: string): void => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    const changed = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        window.appeared = { changed, painted: performance.now() };
      });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
};

const observeLongTasks = (): void => {
  const longTasks: number[] = [];
  const note = (tasks: PerformanceEntryList): void => {
    for (const { duration } of tasks) longTasks.push(duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  window.takeLongTasks = () => {
    // Performance entries arrive late, so the pending ones are taken now.
    note(observer.takeRecords());
    return longTasks.splice(0);
  };
};

/** A new page of a signed-in user. */
export const freshPage = async (
  browser: Browser,
  { user, origin }: Backend,
  awaited: string,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (stored) => localStorage.setItem('user', stored),
    JSON.stringify(user),
  );
  const page = await context.newPage();
  await page.addInitScript(observeLongTasks);
  await page.addInitScript(watchFor, awaited);
  return page;
};

export const slowDown = async (page: Page, rate: Slowdown): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** When the awaited element appeared in the page. */
export const appearance = async (page: Page): Promise<Span> => {
  await page.waitForFunction(() => window.appeared !== undefined);
  return page.evaluate(() => window.appeared!);
};

/** The time in milliseconds after which a change counts as missing, not late. */
const missing = 30_000;

interface Change {
  readonly in: string;
  readonly to?: string;
}

/**
 * Presses an element and measures the time from the click until a new element matches. The page
 * measures this itself, so that only its own work counts.
 */
export const measureGesture = async (page: Page, press: string, change: Change): Promise<Span> => {
  await page.evaluate(
    ({ in: selector, to, missing }) => {
      const seen = () => document.querySelector(selector)?.textContent;
      const before = seen();
      window.caused = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`Nothing changed in ${selector}`)), missing);
        let started = Infinity;
        const start = (): void => {
          started = performance.mark('gesture').startTime;
        };
        addEventListener('click', start, { capture: true, once: true });
        new MutationObserver((_, observer) => {
          const now = seen();
          if (
            started === Infinity ||
            now === undefined ||
            now === before ||
            (to !== undefined && now !== to)
          )
            return;
          observer.disconnect();
          const changed = performance.now() - started;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () =>
              resolve({ changed, painted: performance.now() - started }),
            );
            port1.start();
            port2.postMessage(null);
          });
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
    },
    { missing, ...change },
  );
  await page.click(press);
  return page.evaluate(() => window.caused!);
};

/** The longest long tasks since the last call; 0 for none. */
export const longestLongTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...window.takeLongTasks!()));

/** The heap that the page's scripts use after a garbage collection. */
export const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
};
