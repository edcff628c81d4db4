import type { Page } from '@playwright/test';
import { expect, signedInAs, test } from './test.ts';

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
  'SES-08 SES-09 a session that the server ends in one tab leaves the other what was typed in it',
  { tag: '@again' },
  async ({ page, context }) => {
    await page.goto('/login');
    await signIn(page);
    await follow(page, 'Update Profile');
    await page.getByRole('button', { name: 'Edit Contact Details' }).click();
    await page.getByLabel('Phone').fill('9123400000');

    const other = await context.newPage();
    await other.goto('/rank-predictor');
    await other.getByLabel('Subject').selectOption('MBBS');
    await other.getByLabel('Category', { exact: true }).selectOption('OBC');
    await other.getByText('More choices: quota, disability, year').click();
    await other.getByLabel('Year').selectOption('2023');
    await other.route('**/rank-prediction/recommend?*', (route) =>
      route.fulfill({ status: 401, json: { message: 'Please sign in.' } }),
    );
    await other.getByRole('button', { name: 'Predict', exact: true }).click();
    await acceptExpiry(other);
    await acceptExpiry(page);

    await signIn(page, '/edit-profile');
    await expect(page.getByLabel('Phone')).toHaveValue('9123400000');
  },
);

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
  'what is typed at sign-up stays after a reload, but for the passwords',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/create-account');
    await page.getByLabel('Full Name').fill('Meera Iyer');
    await page.getByLabel('Email Address').fill('meera@seatwise.test');
    await page.getByLabel('Create Password', { exact: true }).fill('Seatwise@123');
    // The first key starts the app, which then stores the typed text.
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .toContain('meera@seatwise.test');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Meera Iyer');
    await expect(page.getByLabel('Email Address')).toHaveValue('meera@seatwise.test');
    await expect(page.getByLabel('Create Password', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Seatwise@123');
  },
);

test(
  'BEY-REL-03 what is typed to the help bot and of a new user stays after a reload',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/terms');
    await signedInAs(page, 'admin');
    await page.goto('/admin/users');
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    const open = () => page.getByRole('button', { name: 'Add User' }).first().click();
    await open();
    await dialog.getByLabel('Username').fill('Meera Iyer');
    await dialog.getByLabel('Password', { exact: true }).fill('Seatwise@123');
    await page.reload();
    await open();
    await expect(dialog.getByLabel('Username')).toHaveValue('Meera Iyer');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open();
    await expect(dialog.getByLabel('Username')).toHaveValue('');

    await signedInAs(page, 'basic');
    await page.goto('/home');
    const box = page.getByRole('textbox', { name: /message|question/i }).first();
    await box.fill('When is round 2');
    await page.reload();
    await expect(box).toHaveValue('When is round 2');
  },
);

test(
  'SES-06 SES-28 two tabs of one browser end together, and what they show comes from the storage',
  { tag: '@again' },
  async ({ page, context }) => {
    const requests: string[] = [];
    context.on('request', (request) => {
      // The server is asked only for the pending address and the applicant's answers.
      if (/my-details|\/users(?!\/(email-change|applicant))/.test(request.url()))
        requests.push(request.url());
    });
    // The account that the server sends with the answers would put the old name back.
    await context.route('**/api/users/applicant', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), account: null } });
    });
    await signedInAs(page, 'basic');
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Rohan Mehta' })).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('user')!);
    const renamed = JSON.stringify({ ...(JSON.parse(stored) as object), username: 'Rohan Stored' });

    await page.evaluate((user) => localStorage.setItem('user', user), renamed);
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('heading', { name: 'Rohan Stored' })).toBeVisible();
    await other.goto('/edit-profile');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('ROHAN STORED');
    expect(requests).toEqual([]);

    await other.getByRole('button', { name: 'Account of Rohan Stored' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL('/login', { timeout: 1000 });
    await expect(page.getByRole('alertdialog')).toContainText('logged out in another tab');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
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
