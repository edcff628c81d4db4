import type { Page } from '@playwright/test';
import { codeOf } from '../src/testing/secondStep.ts';
import { unlikeAnother } from './asAdmin.ts';
import { expect, test, xsrfHeader } from './test.ts';

const password = 'Seatwise@123';

/** Creates a counsellor for this journey, so that other journeys keep their sign-ins. */
const newCounsellor = async (page: Page): Promise<string> => {
  await page.goto('/favicon.svg');
  const post = async (path: string, data: object, token = '') =>
    page.request.post(path, {
      data,
      headers: { ...(await xsrfHeader(page)), ...(token && { Authorization: `Bearer ${token}` }) },
    });
  const rollnumberOrEmail = 'superadmin@seatwise.test';
  const login = await post('/api/auth/login', { rollnumberOrEmail, password });
  const { token } = (await login.json()) as { token: string };
  const email = `counsellor.${unlikeAnother()}@seatwise.test`;
  const account = { username: 'Farah Khan', email, password, roleId: 7 };
  const rest = { phoneNumber: '9876500123', air: null, gender: null };
  const added = await post('/api/admin/new-user', { ...account, ...rest }, token);
  expect(added.status()).toBe(200);
  return email;
};

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email / Roll Number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

test(
  'BEY-ATK-37 BEY-ATK-38 a counsellor turns two-step sign-in on, signs in with a code elsewhere, and signs that device out',
  { tag: '@additional' },
  async ({ page, browser }) => {
    const email = await newCounsellor(page);
    await signIn(page, email);
    await expect(page).toHaveURL(/\/admin\/chat$/);
    await page.goto('/edit-profile');
    await page.getByRole('button', { name: 'Turn on' }).click();
    const key = await page.getByLabel('Key', { exact: true }).inputValue();
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key));
    await page.getByRole('button', { name: 'Turn on with this code' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent())!;
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, email);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
    await other.getByLabel('Code', { exact: true }).fill(codeOf(key, 30_000));
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(other).toHaveURL(/\/admin\/chat$/);

    await page.reload();
    const devices = page.getByRole('region', { name: 'Where you are logged in' });
    await expect(devices.getByText(/^Logged in .*, last used /)).toHaveCount(2);
    await devices.getByRole('button', { name: /^Log out \w+ on / }).click();
    await expect(devices.getByText('Logged out there.')).toBeVisible();
    await expect(devices.getByText(/^Logged in .*, last used /)).toHaveCount(1);
    await other.goto('/edit-profile');
    await expect(other).toHaveURL(/\/login$/);

    await signIn(other, email);
    await other.getByLabel('Code', { exact: true }).fill(recoveryCode);
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    // The login leads back to where the device was signed out.
    await expect(other).toHaveURL(/\/edit-profile$/);
    await expect(other.getByText('9 recovery codes are left.')).toBeVisible();
    await context.close();
  },
);
