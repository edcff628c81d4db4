import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

/** Ages and dates are told from today; pictures are taken on one day for ever. */
const stopTheDay = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 6) });
};
// Before the first story too: the backend dates its samples as soon as it starts.
stopTheDay();
beforeEach(stopTheDay);

/** Of a screen the picture shows what its device does: a page of it, from its top. */
const cutToViewport = (): (() => void) => {
  const { style } = document.body;
  style.height = '100dvh';
  style.overflow = 'clip';
  return () => {
    style.height = '';
    style.overflow = '';
  };
};

/** A picture of each story as its assertions left it. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  const restore = storyId.startsWith('screens-') ? cutToViewport() : undefined;
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(
      `${inject('storyMode').name}/${storyId}`,
    );
  } finally {
    restore?.();
  }
});
