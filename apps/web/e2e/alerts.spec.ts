import { expect, signedInAs, test } from './test.ts';

test('BEY-ALR-01 BEY-ALR-02 BEY-ALR-06 an alert reaches a student, is revised and withdrawn', async ({
  page,
  pageOf,
}) => {
  const title = `Round 3 closes ${Date.now()}`;
  await signedInAs(page, 'admin');
  await page.goto('/admin/alerts');
  await page.getByRole('button', { name: 'Write an alert' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Title').fill(title);
  await editor.getByLabel('Text').fill('Lock your choices yourself.');
  await editor.getByLabel('UG', { exact: true }).check();
  await editor.getByLabel('Deadline or event date').fill('2036-12-10');
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('The alert is saved.')).toBeVisible();

  const student = await pageOf('free');
  await student.goto('/events');
  const alert = student.getByRole('listitem').filter({ hasText: title });
  await expect(alert).toContainText('10 December 2036');
  await expect(alert.locator('del')).toHaveCount(0);

  await page.getByRole('button', { name: `Edit «${title}»` }).click();
  await editor.getByLabel('Deadline or event date').fill('2036-12-14');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The alert is saved.')).toBeVisible();
  await student.reload();
  await expect(alert.locator('del')).toHaveText('Old date, no longer valid: 10 December 2036');
  await expect(alert).toContainText('New date: 14 December 2036');

  await page.getByRole('button', { name: `Take down «${title}»` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByText('The alert is taken down')).toBeVisible();
  await student.reload();
  await expect(student.getByRole('heading', { name: 'Nobody can sell a seat' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
