import { asNewStudent, expect, test } from './test.ts';

test('PRO-25 PRO-26 PRO-34 PRO-36 GAP-77 GAP-78 a student mends the contact details, which stay mended', async ({
  page,
}) => {
  await page.goto('/terms');
  const { id } = await asNewStudent(page);
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Edit Contact Details' }).click();
  const email = `kavya.${id}@seatwise.test`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('');
  const sent = page.waitForRequest('**/api/users/update');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).method()).toBe('PUT');
  expect((await sent).postDataJSON()).toEqual({ id, email, phone: '' });
  await expect(page.getByText('Success! Your contact details were updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: email })).toBeVisible();
});
