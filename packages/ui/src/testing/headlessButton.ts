import { vi } from 'vitest';

/**
 * Waits until the button that stands in while code loads was replaced: a tester that holds on to
 * it would press one that is gone.
 */
export const headlessButton = (): Promise<Element> =>
  vi.waitUntil(() => document.querySelector('button[data-headlessui-state]'), { timeout: 20_000 });
