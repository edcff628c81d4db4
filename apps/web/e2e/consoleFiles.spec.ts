import { openAsAdmin, unlikeAnother } from './asAdmin.ts';
import { expect, test } from './test.ts';

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

test(
  'ADF-22 ADF-23 ADF-24 ADF-29 ADF-33 an admin uploads, finds, looks at and deletes a file',
  { tag: '@smoke' },
  async ({ page }) => {
    const name = `Notice_${unlikeAnother()}.pdf`;
    await openAsAdmin(page, '/admin/files');
    await page.getByRole('button', { name: 'Add New File' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload File' });
    const submit = dialog.getByRole('button', { name: 'Upload', exact: true });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await dialog
      .getByLabel('Choose a file or drop it here')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
    await submit.click();
    await expect(page.getByText('File uploaded successfully!')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search files' }).fill(name);
    await expect(page).toHaveURL(`/admin/files?q=${name}`);
    const row = page.getByRole('table').locator('[data-row]');
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name, exact: true }).click();
    const preview = page.getByRole('dialog', { name });
    await expect(preview.getByTitle(name)).toHaveAttribute('src', /^blob:/);
    await page.keyboard.press('Escape');

    await row.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete File' });
    await expect(question).toContainText('Are you sure you want to delete this file?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('File deleted successfully.')).toBeVisible();
    await expect(page.getByText('No files found.')).toBeVisible();
  },
);
