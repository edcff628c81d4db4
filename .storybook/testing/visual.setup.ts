import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

/** Relative dates depend on today, so pictures are taken on a fixed date. */
const freezeDate = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 6) });
};
// Frozen before the first story too: the backend dates its samples as soon as it starts.
freezeDate();
beforeEach(freezeDate);

/** Makes random values, such as payment ids, the same in each picture. */
let seed = 0;
crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = seed >>> 24;
  }
  return array;
};
/**
 * Each story has its own sequence: if names repeated, a reset would delete new files with the old.
 */
beforeEach(({ task }) => {
  seed = 7;
  for (const letter of task.name) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
});

/**
 * A screen's five states, and states that a person opens. The payment history and payments of
 * another tab are left out, because their parts are pictured elsewhere.
 */
const picturedScreens =
  /^screens-(?!payment-(history|begun-elsewhere)-).+--(success|loading|empty|failed|offline|why|responsible|purchase|verifying|reset-(asked|code|password))$/;

/** Stories of whole pages; only two of the modes picture them. */
const pages = /^apps\/web\/src\/(screens|features\/payment)\//;

beforeEach(({ task, skip }) => {
  skip(pages.test(task.file.name) && !inject('storyMode').hasScreens);
});

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** The topmost open layer of a story; layers are portaled. */
const opened = (): Element | undefined => {
  const roles = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
  const selector = roles.map((role) => `[role=${role}]`).join();
  return [...document.querySelectorAll(`dialog[open], ${selector}`)].findLast(isVisible);
};

/** How long a complete page stays unchanged, and how long it may take to get there. Milliseconds. */
const quiet = { for: 400, within: 8000 };

/** Waits until everything has loaded and opened, because late content would move the rest. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve();
    };
    let timer = setTimeout(done, quiet.for);
    const limit = setTimeout(done, quiet.within);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quiet.for);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Takes a picture of the viewport, including fixed and portaled elements. */
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

/** Takes pictures of the top of the page and, if it is taller than the viewport, of its middle and end. */
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

/** Takes a picture of each story in the state that its assertions left. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  const name = `${inject('storyMode').name}/${storyId}`;
  const isScreen = storyId.startsWith('screens-');
  if (isScreen || opened()) await settled();
  const layer = opened();
  layer?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // An open layer is pictured at the current scroll position.
  if (layer || (!isScreen && scrollY > 0)) await expectViewport(name);
  else if (!isScreen || picturedScreens.test(storyId)) await expectPage(name);
});
