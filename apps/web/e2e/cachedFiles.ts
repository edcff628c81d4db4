import { expect, type Page } from '@playwright/test';

/** Resolves when the service worker has cached the shell and every file the page has loaded. */
export const expectCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/assets/'));
        const shell = location.pathname.startsWith('/hi/') ? '/hi/shell.html' : '/shell.html';
        const files = [shell, ...loaded];
        const found = await Promise.all(files.map((file) => caches.match(file)));
        return files.filter((_, index) => !found[index]);
      }),
    )
    .toEqual([]);
