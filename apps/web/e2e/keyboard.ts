import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const mostStops = 120;

/** Whether the target has the focus, including inside the shadow root of the provider's dialog. */
const isReached = (target: Locator): Promise<boolean> =>
  target
    .evaluate(
      (element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement,
    )
    .catch(() => false);

/** Presses Tab, or Shift+Tab, until the target has the focus. */
export const reach = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isReached(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${target.toString()}`);
};

/** Tabs to a control and presses a key on it. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await reach(page, target);
  await page.keyboard.press(key);
};
