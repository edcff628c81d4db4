import type { Page } from '@playwright/test';

/** Holds back files of the build, by default all but the inline scripts. Returns the function that releases them. */
export const holdBack = async (
  page: Page,
  files: RegExp | string = '**/assets/*.js',
): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
