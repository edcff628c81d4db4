import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Signs in by the form, not by an init script, so that a sign-out lasts. */
const signIn = async (page: Page, leadsTo: string | RegExp = '/home'): Promise<void> => {
  await page.getByLabel('Email / Roll Number').fill('basic@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(leadsTo);
};

const acceptExpiry = async (page: Page): Promise<void> => {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Session expired. Please login again.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/login');
};

const follow = async (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('link', { name }).click();

test('SES-08 SES-09 SES-10 a session that runs out while a profile is edited loses nothing that was typed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await signIn(page);
  await follow(page, 'Update Profile');
  await page.getByRole('button', { name: 'Edit Contact Details' }).click();
  await page.getByLabel('Email').fill('rohan.moved@seatwise.test');
  await page.getByLabel('Phone').fill('9123400000');
  // A pending call would run into its time limit.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('24:00:00');
  await acceptExpiry(page);

  // Only the page's clock was moved; the server has its own (PUT /__mock/clock).
  await page.clock.setSystemTime(Date.now());
  await signIn(page, '/edit-profile');
  await expect(page.getByLabel('Email')).toHaveValue('rohan.moved@seatwise.test');
  await expect(page.getByLabel('Phone')).toHaveValue('9123400000');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('basic@seatwise.test');
});

test(
  'SES-06 signing out clears the storage for every next user',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    await follow(page, 'Update Profile');
    await page.getByRole('button', { name: 'Edit Contact Details' }).click();
    await page.getByLabel('Phone').fill('9123400000');
    await page.getByRole('button', { name: 'Account of Rohan Mehta' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('9123400000');
    await signIn(page);
    await follow(page, 'Update Profile');
    await expect(page.getByLabel('Phone')).toHaveAttribute('readonly');
  },
);

test(
  'SES-06 a page that comes back from the browser’s memory knows that another tab logged out',
  { tag: '@again' },
  async ({ page, context }) => {
    // A page in the back/forward cache misses storage events.
    await page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation()),
    );
    await page.goto('/login');
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/events');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL('/home');
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alertdialog')).toContainText('logged out in another tab');
  },
);
