import { page } from 'vitest/browser';
import { afterEach, beforeEach, vi } from 'vitest';
import '../css/reset.css.ts';
import { failOnConsoleErrors } from './failOnConsoleErrors.ts';
import { unmount } from './mount.tsx';

failOnConsoleErrors();

// All files share a page, so each test begins on a desktop, with an empty document and new spies.
beforeEach(async () => {
  vi.clearAllMocks();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
});
afterEach(unmount);
