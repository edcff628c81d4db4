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

/** No picture is higher: a list of thousands of rows would be, and browsers draw none that is. */
const highest = 6000;

/** Of a screen the picture shows what its device does: a page of it, from its top. */
const cutToViewport = (): (() => void) => {
  const { style } = document.body;
  scrollTo(0, 0);
  style.height = '100dvh';
  style.overflow = 'clip';
  return () => {
    style.height = '';
    style.overflow = '';
  };
};

/** Its five states, and what only shows once somebody asks for it. */
const looks =
  /^([A-Z]{3}-\d+ )*(Success|Loading|Empty|Failed|Offline|Why|Responsible|Purchase|Verifying|Reset (Asked|Code|Password))$/;

/** Of a component all stories, of a screen its looks: what else it is made of is pictured there. */
beforeEach(({ task, skip }) => {
  skip(task.file.name.includes('/screens/') && !looks.test(task.name));
});

/** A picture of each story as its assertions left it. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  const isCut = storyId.startsWith('screens-') || document.body.scrollHeight > highest;
  const restore = isCut ? cutToViewport() : undefined;
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(
      `${inject('storyMode').name}/${storyId}`,
    );
  } finally {
    restore?.();
  }
});
