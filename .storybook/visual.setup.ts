import { page } from 'vitest/browser';
import { afterEach, expect, inject } from 'vitest';

/** A picture of each story as its assertions left it. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(
    `${inject('storyMode').name}/${storyId}`,
  );
});
