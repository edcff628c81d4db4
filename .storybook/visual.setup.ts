import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

/** Ages and dates are told from today; pictures are taken on one day for ever. */
const stopTheDay = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 6) });
};
// Before the first story too: the backend dates its samples as soon as it starts.
stopTheDay();
beforeEach(stopTheDay);

/** What is drawn by lot, an id of a payment say, is drawn alike in each picture. */
let drawn = 0;
crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at += 1) {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = drawn >>> 24;
  }
  return array;
};
beforeEach(() => {
  drawn = 0;
});

/**
 * A screen's five states, and what only shows once somebody asks for it. The payment history and
 * payments of another tab show parts of screens that are pictured already.
 */
const picturedScreens =
  /^screens-(?!payment-(history|begun-elsewhere)-).+--(success|loading|empty|failed|offline|why|responsible|purchase|verifying|reset-(asked|code|password))$/;

beforeEach(({ task, skip }) => {
  skip(task.file.name.includes('/screens/') && !inject('storyMode').hasScreens);
});

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** What a story opened, wherever it is portaled to. */
const opened = (): Element | undefined => {
  const roles = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
  const selector = roles.map((role) => `[role=${role}]`).join();
  return [...document.querySelectorAll(`dialog[open], ${selector}`)].findLast(isVisible);
};

/** What the device shows, fixed and portaled elements included. */
const expectViewport = async (name: string): Promise<void> => {
  const frame = document.createElement('div');
  Object.assign(frame.style, { position: 'fixed', inset: '0', pointerEvents: 'none' });
  document.documentElement.append(frame);
  try {
    await expect(page.elementLocator(frame)).toMatchScreenshot(name);
  } finally {
    frame.remove();
  }
};

/** The page from top to bottom; of one that is higher than three viewports, parts of it. */
const expectPage = async (name: string): Promise<void> => {
  const bottom = document.documentElement.scrollHeight - innerHeight;
  const parts = [
    ['', 0],
    ['-middle', bottom > innerHeight ? bottom / 2 : 0],
    ['-end', bottom],
  ] as const;
  for (const [part, top] of parts) {
    if (part !== '' && top <= 0) continue;
    scrollTo({ top, behavior: 'instant' });
    await expectViewport(name + part);
  }
};

/** Pictures of each story as its assertions left it. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  const name = `${inject('storyMode').name}/${storyId}`;
  const isScreen = storyId.startsWith('screens-');
  const layer = opened();
  layer?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // What is open belongs to the place that the page was scrolled to.
  if (layer || (!isScreen && scrollY > 0)) await expectViewport(name);
  else if (!isScreen || picturedScreens.test(storyId)) await expectPage(name);
});
