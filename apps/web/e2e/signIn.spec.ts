import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Signs out from the page that a sign-in led to, whose header differs from that of the sign-in form. */
const signOut = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

test(
  'SIN-02 SIN-03 SIN-09 SIN-16 SES-13 a student signs in, lands by role and signs out',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email / Roll Number').fill('SW000001');
    await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/plan');
    await signOut(page, 'Ananya Sharma');
    await expect(page).toHaveURL('/login');
  },
);

const signIn = async (page: Page, mailbox: string): Promise<void> => {
  await page.getByLabel('Email / Roll Number').fill(`${mailbox}@seatwise.test`);
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

test(
  'a sign-in leads back to the shared link that asked for it, filters and all, also over the sign-up and a reload',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/collage?state=Kerala&sort=fee');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/create-account');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await page.reload();
    await signIn(page, 'basic');
    await expect(page).toHaveURL('/collage?state=Kerala&sort=fee');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collage Finder');
  },
);

test('"Login to chat" leads to the open chat', { tag: '@again' }, async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 300);
  const chat = page.getByRole('region', { name: 'Chat with our Counselor' });
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
  await chat.getByRole('link', { name: 'Login to chat' }).click();
  await signIn(page, 'basic');
  await expect(page).toHaveURL('/?chat#chat');
  await expect(chat.getByRole('region', { name: 'How can we help?' })).toBeVisible();
});

test('a guest who chose a plan comes back to its purchase', { tag: '@again' }, async ({ page }) => {
  await page.goto('/plan');
  await page
    .getByRole('article', { name: 'PREMIUM' })
    .getByRole('button', { name: 'Purchase' })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await signIn(page, 'basic');
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(dialog).toContainText('PREMIUM plan');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/plan');
});

test(
  'a page that the user may not open is not come back to, nor is anything but a page of the app',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/admin/users');
    await expect(page).toHaveURL('/login');
    await signIn(page, 'basic');
    await expect(page).toHaveURL('/home');
    await page.evaluate(() => localStorage.removeItem('user'));
    for (const address of [
      '//evil.example',
      String.raw`/\evil.example`,
      '/.//evil.example',
      '/\t/evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
    ]) {
      await page.goto('/login');
      await page.evaluate((returnTo) => {
        history.replaceState({ ...history.state, usr: { returnTo } }, '');
      }, address);
      await page.reload();
      await signIn(page, 'basic');
      await expect(page, address).toHaveURL('/home');
      await signOut(page, 'Rohan Mehta');
      await expect(page).toHaveURL('/login');
    }
  },
);

test(
  'a sign-in in one tab leaves no sign-in form in the other',
  { tag: '@again' },
  async ({ page, context }) => {
    await page.goto('/login');
    const other = await context.newPage();
    await other.goto('/edit-profile');
    await expect(other).toHaveURL('/login');
    const third = await context.newPage();
    await third.goto('/create-account');
    // The user has touched this form; an untouched one starts with the session, and leads to `/`.
    await third.keyboard.press('Shift');
    await expect(third.locator('#root[data-page]')).toHaveCount(0);
    await signIn(page, 'basic');
    await expect(page).toHaveURL('/home');
    await expect(third).toHaveURL('/home');
    await expect(other).toHaveURL('/edit-profile');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('ROHAN MEHTA');
    await signOut(page, 'Rohan Mehta');
    await other.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(other).toHaveURL('/login');
    await signIn(page, 'free');
    await expect(other.getByRole('button', { name: 'Account of Ananya Sharma' })).toBeVisible();
    await expect(other.getByLabel('Password', { exact: true })).toHaveCount(0);
  },
);
