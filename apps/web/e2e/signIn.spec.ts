import { expect, test } from './test.ts';

test('SIN-02 SIN-03 SIN-09 SIN-16 SES-13 a student signs in, lands by role and signs out', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email / Roll Number').fill('SW000001');
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/plan');
  await page.getByRole('button', { name: 'Account of Ananya Sharma' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('SIN-24 a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email / Roll Number').fill('free@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong@12345');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The email or roll number and the password do not match.',
  );
  await expect(page.getByLabel('Email / Roll Number')).toHaveValue('free@seatwise.test');
});

test('SIN-23 no answer reads as a network error', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Email / Roll Number').fill('free@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Network error. Check connection.');
});

test('SES-17 an admin lands on the admin home', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email / Roll Number').fill('admin@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/home');
});
