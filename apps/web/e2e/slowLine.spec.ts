import { holdBack } from './holdBack.ts';
import { expect, signedInAs, test } from './test.ts';

/** How long an action may go without a reaction, in milliseconds. */
const answer = { timeout: 100 };

test(
  'the sign-in stays under way until the next page is there',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/login');
    await page.keyboard.press('Shift');
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    await page.getByLabel('Email / Roll Number').fill('basic@seatwise.test');
    await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
    const release = await holdBack(page, /\/assets\/route-[^/]*\.js$/);
    const answered = page.waitForResponse('**/api/auth/login');
    await page.keyboard.press('Enter');
    await answered;
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Dashboard');
  },
);

test(
  'a plan that is chosen before its purchase has loaded is answered at once',
  { tag: '@again' },
  async ({ page }) => {
    const release = await holdBack(page, /PlanPurchase/);
    await page.goto('/plan');
    await page.keyboard.press('Shift');
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Purchase' }).first().click();
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
  },
);

test(
  'a sign-out before the session’s code has loaded is answered at once',
  { tag: '@again' },
  async ({ page }) => {
    await signedInAs(page, 'basic');
    const release = await holdBack(page, /sessionActor/);
    await page.goto('/terms');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Logging out…')).toBeAttached(answer);
    release();
    await expect(page).toHaveURL('/login');
  },
);
