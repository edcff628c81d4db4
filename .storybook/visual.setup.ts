import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

/** Ages and dates are told from today; pictures are taken on one day for ever. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 6) });
});

/** A picture of each story as its assertions left it. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(
    `${inject('storyMode').name}/${storyId}`,
  );
});
