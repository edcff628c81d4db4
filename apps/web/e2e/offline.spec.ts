import type { BrowserContext, Page } from '@playwright/test';
import { expectCached } from './cachedFiles.ts';
import { expect, signedInAs, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByText(/^You are offline\. /);

const visit = async (page: Page, path: string, title: string): Promise<void> => {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  await expectCached(page);
};

/** Cuts the network of the page and of the service worker. */
const cut = (context: BrowserContext) => context.setOffline(true);

test(
  'without a network the app says so, opens what was opened before, also by a reload, and tries the rest by itself',
  { tag: '@additional' },
  async ({ page, context, silence }) => {
    await signedInAs(page, 'premium');
    await visit(page, '/collage', 'Collage Finder');
    // The browser caches the rows only if their response arrives completely.
    await expect(page.getByText(/ 1,2\d\d rows of the seat matrix/)).toBeVisible();
    await visit(page, '/home', 'My Dashboard');
    await expect(page.getByRole('region', { name: 'My season' })).toBeVisible();
    await cut(context);
    await expect(bar(page)).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Colleges', exact: true }).click();
    await expect(heading(page)).toHaveText('Collage Finder');
    await expect(page.getByText(/ 1,2\d\d rows of the seat matrix/)).toBeVisible();
    await expect(bar(page)).toHaveText(/Pages that you opened before still work: /);
    await page.reload();
    await expect(page.getByText(/ 1,2\d\d rows of the seat matrix/)).toBeVisible();
    await expect(bar(page)).toBeVisible();
    // The bar covers the foot of the page, so users can close it; it returns with the next loss of connection.
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
    await expect(bar(page)).toHaveCount(0);

    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'My season' })).toBeVisible();
    await expect(page.getByRole('list', { name: /^NEET MDS/ })).toBeVisible();
    await expect(bar(page)).toBeVisible();

    // The page was never opened in this browser, so its code is not cached.
    await page.goto('/edit-profile');
    await expect(heading(page)).toHaveText('You are offline');
    await expect(bar(page)).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('You are offline');
    await page.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();
    await expect(heading(page)).toHaveText('My Dashboard');
    await page.goto('/edit-profile');
    await expect(heading(page)).toHaveText('You are offline');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('MOHAMMED IRFAN KHAN');
    await expect(bar(page)).toHaveCount(0);
    // Drops the failures that the app logs.
    silence.splice(0);
  },
);

test('BEY-LNG-05 without a network a Hindi page opens again in Hindi', async ({
  page,
  context,
  silence,
}) => {
  await signedInAs(page, 'premium');
  await visit(page, '/hi/home', 'मेरा डैशबोर्ड');
  await cut(context);
  await page.reload();
  await expect(heading(page)).toHaveText('मेरा डैशबोर्ड');
  // Drops the failures that the app logs.
  silence.splice(0);
});

test(
  'a list that could not be loaded comes by itself with the connection',
  { tag: '@again' },
  async ({ page, context, silence }) => {
    await signedInAs(page, 'superadmin');
    await visit(page, '/admin/users', 'User Management');
    await cut(context);
    await page.reload();
    await expect(page.getByText('We could not load the users.')).toBeVisible();
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('We could not load the users.')).toHaveCount(0);
    await expect(page.getByText(/\d users$/)).toBeVisible();
    // Drops the failures that the app logs.
    silence.splice(0);
  },
);

test(
  'the last prediction shows again without a network, until its user signs out',
  { tag: ['@again', '@additional'] },
  async ({ page, context, silence }) => {
    await signedInAs(page, 'premium');
    await visit(page, '/rank-predictor', 'College Prediction');
    const predict = page.getByRole('button', { name: /^Predict/ });
    await page.getByLabel('Subject').selectOption({ index: 1 });
    await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
    await predict.click();
    const results = page.getByText(/^Showing [1-9]/);
    const shown = await results.textContent();
    await page.waitForLoadState('networkidle');
    await expectCached(page);
    await cut(context);
    await page.reload();
    await expect(heading(page)).toHaveText('College Prediction');
    await expect(results).toHaveText(shown!);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect.poll(() => page.evaluate(() => caches.has('kept answers'))).toBe(false);
    // Drops the failures that the app logs.
    silence.splice(0);
  },
);

test(
  'the kept shell opens with the security policy of its scripts, and does not answer for the server',
  { tag: '@again' },
  async ({ page, context }) => {
    await page.goto('/terms');
    await page.keyboard.press('Shift');
    await expectCached(page);
    await page.reload();
    await page.keyboard.press('Shift');
    await cut(context);
    const response = await page.goto('/terms');
    await expect(heading(page)).toHaveText('Terms');
    const policy = (await response!.allHeaders())['content-security-policy'];
    const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
    expect(nonce).toBeDefined();
    const nonces = await page.evaluate(() => [...document.scripts].map((script) => script.nonce));
    expect(new Set(nonces)).toEqual(new Set([nonce]));
    await expect(page.goto('/uploads/nothing.pdf')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  },
);
