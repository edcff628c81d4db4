import { asNewStudent, expect, test } from './test.ts';

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
