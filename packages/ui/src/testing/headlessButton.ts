import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/**
 * Presses a button that opens and closes something. The first press replaces the button by Headless
 * UI's, so that a tester, which keeps a reference to its element, would press a detached one.
 */
export const headlessButton = async (name: string | RegExp): Promise<void> => {
  const button = page.getByRole('button', { name });
  const untilExpanded = (expanded: boolean) =>
    vi.waitUntil(() => button.element().ariaExpanded === String(expanded), { timeout: 20_000 });
  await button.click();
  await untilExpanded(true);
  await userEvent.keyboard('{Escape}');
  await untilExpanded(false);
};
