import { vi } from 'vitest';

/**
 * Waits until the stand-in button is replaced by that of Headless UI: a tester that keeps a reference
 * to the stand-in would press a detached element.
 */
export const headlessButton = (): Promise<Element> =>
  vi.waitUntil(() => document.querySelector('button[data-headlessui-state]'), { timeout: 20_000 });
