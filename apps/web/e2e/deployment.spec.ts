import { expect, signedInAs, test } from './test.ts';

test('BEY-DEP-01 yesterday’s tab says that there is a new version, loads it, and has what was typed', async ({
  page,
  silence,
}) => {
  await signedInAs(page, 'basic');
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Edit Contact Details' }).click();
  await page.getByLabel('Phone').fill('9123400000');

  // The deployment: the server has other files, and none of this page's.
  let isReloaded = false;
  await page.route('**/assets/**', (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route('**/shell.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/app-new.js">' }),
  );
  await page.route('**/shortlist', async (route) => {
    isReloaded = true;
    await route.continue();
  });
  // No locator looks into a page that is about to be left.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) sessionStorage.setItem('said', `${sessionStorage.getItem('said')}, ${heading}`);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Shortlist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shortlist');
  await expect(page).toHaveURL('/shortlist');
  expect(isReloaded).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toContain(
    'Seatwise has a new version',
  );
  await page.goto('/edit-profile');
  await expect(page.getByLabel('Phone')).toHaveValue('9123400000');
  silence.splice(0);
});
