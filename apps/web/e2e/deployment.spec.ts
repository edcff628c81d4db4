import type { Page } from '@playwright/test';
import { expect, signedInAs, test } from './test.ts';

/** Simulates a server with a new build and none of the old files, until the page at `path` loads from it. */
const deploy = async (page: Page, path: string, files: string) => {
  let isReloaded = false;
  await page.route(files, (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route('**/shell.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/app-new.js">' }),
  );
  await page.route(path, async (route) => {
    isReloaded = true;
    await route.continue();
  });
  return () => isReloaded;
};

test('BEY-DEP-01 yesterday’s tab says that there is a new version, loads it, and has what was typed', async ({
  page,
  silence,
}) => {
  await signedInAs(page, 'basic');
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Edit Contact Details' }).click();
  await page.getByLabel('Phone').fill('9123400000');

  const isReloaded = await deploy(page, '**/choices', '**/assets/**');
  // An observer, because no locator can read a page that is about to unload.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) sessionStorage.setItem('said', `${sessionStorage.getItem('said')}, ${heading}`);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Choices' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choice list');
  await expect(page).toHaveURL('/choices');
  expect(isReloaded()).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toContain(
    'Seatwise has a new version',
  );
  await page.goto('/edit-profile');
  await expect(page.getByLabel('Phone')).toHaveValue('9123400000');
  silence.splice(0);
});

test('BEY-DEP-01 a part of a page that did not load is tried again, and comes with the new version once there is one', async ({
  page,
  silence,
}) => {
  await signedInAs(page, 'basic');
  const path = '/collage';
  const files = '**/SeatSources*.js';
  const failed = page.waitForRequest(files);
  await page.route(files, (route) => route.abort());
  await page.goto(path);
  await failed;
  const isReloaded = await deploy(page, `**${path}`, files);
  await expect.poll(isReloaded).toBe(true);
  await expect(page.getByText('Seats:')).toBeVisible();
  silence.splice(0);
});
