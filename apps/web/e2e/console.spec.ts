import type { Locator, Page } from '@playwright/test';
import { openAsAdmin, unlikeAnother } from './asAdmin.ts';
import { expect, signedInAs, test } from './test.ts';

/** Opens the list with one user in it, found by email. */
const find = async (page: Page, email: string): Promise<Locator> => {
  await page.goto(`/admin/users?email=${email}`);
  await expect(page.getByText(/^1 of \d+ users$/)).toBeVisible();
  return page.getByRole('table').getByRole('row').filter({ hasText: email });
};

const add = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('Username').fill('Meera Iyer');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await dialog.getByLabel('Roll Number').fill(`R${unlikeAnother()}`);
  await dialog.getByLabel('Role').selectOption('Basic');
  await dialog.getByLabel('Phone Number').fill('9876543210');
  await dialog.getByLabel('Counselling Category').selectOption('NEET UG Counselling 2025');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User added successfully')).toBeVisible();
};

test(
  'ADU-33 ADU-34 ADU-36 ADU-50 ADU-68 ADU-86 ADU-91 an admin adds, edits and deletes a user',
  { tag: '@smoke' },
  async ({ page }) => {
    const email = `${unlikeAnother()}@seatwise.test`;
    await openAsAdmin(page, '/admin/users');
    await add(page, email);

    const row = await find(page, email);
    await expect(row).toContainText('Meera Iyer');
    await row.getByRole('button', { name: 'Actions for Meera Iyer' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit User - ID: \d+$/ });
    await dialog.getByLabel('Username').fill('Meera R Iyer');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    await expect(row).toContainText('Meera R Iyer');

    await row.getByRole('button', { name: 'Actions for Meera R Iyer' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete User' });
    await expect(question).toContainText('Are you sure you want to delete this user?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

for (const [path, edited, details] of [
  ['/admin/home', 'Super Admin', { tag: '@again' }],
  ['/admin/users', 'Super Admin', {}],
  ['/admin/files', 'Super Admin', { tag: '@again' }],
  ['/admin/chat?conversation=1', 'Super Admin', { tag: '@again' }],
  ['/admin/chat', 'Counsellor', { tag: '@again' }],
] as const)
  test(
    `SES-23 ADU-91 BEY-ROL-02 a student with the edited role ${edited} sees nothing of ${path}`,
    details,
    async ({ page, silence }) => {
      const seen: string[] = [];
      page.on('response', (response) => {
        if (/\/api\/(admin|messages)/.test(response.url()) && response.ok())
          seen.push(response.url());
      });
      await page.goto('/');
      await signedInAs(page, 'free');
      await page.addInitScript((role) => {
        const user = JSON.parse(localStorage.getItem('user')!) as object;
        localStorage.setItem('user', JSON.stringify({ ...user, role }));
      }, edited);
      await page.goto(path);
      await expect(page).toHaveURL('/');
      expect(seen).toEqual([]);
      for (const noise of silence.splice(0)) expect(noise).toContain('refused (403)');
    },
  );
