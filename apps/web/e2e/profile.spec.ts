import type { Page } from '@playwright/test';
import { asNewStudent, expect, test } from './test.ts';

const edit = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Edit Contact Details' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Success! Your contact details were updated.')).toBeVisible();
};

const newestCode = async (page: Page, email: string): Promise<string> => {
  const mails = await page.request.get(`/__mock/outbox?email=${encodeURIComponent(email)}`);
  const [newest] = (await mails.json()) as { otp: string }[];
  return newest!.otp;
};

const signInAgain = async (page: Page, identifier: string): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/login');
  await page.getByLabel('Email / Roll Number').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await page.getByRole('button', { name: 'Login' }).click();
};

test('PRO-25 PRO-26 PRO-34 PRO-36 GAP-77 GAP-78 a student mends the contact details, which stay mended', async ({
  page,
}) => {
  const { id, email } = await asNewStudent(page);
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Edit Contact Details' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('+91 90000 00001');
  const sent = page.waitForRequest('**/api/users/update');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).method()).toBe('PUT');
  expect((await sent).postDataJSON()).toEqual({ id, email, phone: '9000000001' });
  await expect(page.getByText('Success! Your contact details were updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('9000000001');
});

test(
  'BEY-EML-01 BEY-EML-02 BEY-EML-05 a typo in the email does not lock the user out: the old one is valid until the new one is verified',
  { tag: '@again' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { id, email } = await asNewStudent(page);
    const typo = `kavya.${id}@seatwise.tset`;
    await page.goto('/edit-profile');
    await edit(page, typo);
    await signInAgain(page, email);
    await expect(page).toHaveURL('/plan');

    await page.goto('/edit-profile');
    await expect(page.getByText('Confirm your new email', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Change address' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    const right = `kavya.${id}@seatwise.test`;
    await page.getByLabel('Email').fill(right);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Success! Your contact details were updated.')).toBeVisible();
    await page.getByLabel('Verification code').fill(await newestCode(page, right));
    await page.getByRole('button', { name: 'Verify address' }).click();
    await expect(page.getByText(`${right} is now your email`)).toBeVisible();
    await expect(page.getByText('Confirm your new email', { exact: true })).toBeHidden();

    await page.goto('/home');
    await page.getByText('My details').click();
    await expect(page.getByRole('link', { name: right })).toBeVisible();
    await signInAgain(page, right);
    await expect(page).toHaveURL('/plan');
  },
);

test(
  'BEY-EML-06 a change of the email can be cancelled, and leaves nothing behind',
  { tag: '@again' },
  async ({ page }) => {
    const { id, email } = await asNewStudent(page);
    await page.goto('/edit-profile');
    await edit(page, `kavya.${id}@seatwise.tset`);
    await page.getByRole('button', { name: 'Cancel change' }).click();
    await expect(page.getByText('Confirm your new email', { exact: true })).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByText('Confirm your new email', { exact: true })).toBeHidden();
  },
);

test(
  'BEY-OPR-04 a student deletes the account, and cannot log in again',
  { tag: '@again' },
  async ({ page }) => {
    const { email } = await asNewStudent(page);
    await page.goto('/edit-profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill('Seatwise@123');
    await dialog.getByRole('button', { name: 'Delete account for ever' }).click();
    await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();
    await page.goto('/login');
    await page.getByLabel('Email / Roll Number').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText(/Wrong email, roll number or password/)).toBeVisible();
  },
);
