import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { expect, signedInAs, test } from './test.ts';

const predict = async (page: Page): Promise<void> => {
  await signedInAs(page, 'basic');
  await page.goto('/rank-predictor');
  await page.getByLabel('Subject').selectOption('MBBS');
  await page.getByLabel('Category', { exact: true }).selectOption('General');
  await page.getByRole('button', { name: 'Predict', exact: true }).click();
  await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
};

const exported = async (page: Page, name: 'Export all' | 'Export page'): Promise<Download> => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return saved;
};

const total = async (page: Page): Promise<number> => {
  const words = await page.getByText(/^Showing 12 of/).textContent();
  return Number(words!.replace(/^.* of /, '').replaceAll(/\D/g, ''));
};

test('EXP-01 EXP-02 EXP-03 EXP-04 RNK-19 RNK-20 predictions are saved as a workbook that opens', async ({
  page,
}) => {
  await predict(page);
  const all = await exported(page, 'Export all');
  expect(all.suggestedFilename()).toBe('predictions_all.xlsx');
  const book = read(await readFile(await all.path()));
  expect(book.SheetNames).toEqual(['Results']);
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets['Results']!, { header: 1 });
  expect(rows[0]).toEqual([
    'InstituteCode',
    'Institute',
    'Subject',
    'Category',
    'Quota',
    'AllottedCategory',
    'SubCategory',
    'AllottedPH',
    'Year',
    'MinRank',
    'MaxRank',
    'Admits',
    'Probability',
    'Confidence',
  ]);
  expect(rows).toHaveLength((await total(page)) + 1);
  expect(rows[1]).toEqual(expect.arrayContaining(['MBBS', 'General', expect.any(Number)]));

  await page.getByRole('button', { name: 'Next' }).click();
  const second = await exported(page, 'Export page');
  expect(second.suggestedFilename()).toBe('predictions_page_2.xlsx');
  const part = read(await readFile(await second.path()));
  const some = utils.sheet_to_json<unknown[]>(part.Sheets['Results']!, { header: 1 });
  expect(some.slice(1)).toEqual(rows.slice(13, 25));
});

test('RNK-25 a student asks why, by the keyboard alone', async ({ page }) => {
  await predict(page);
  const first = page.getByRole('table').getByRole('button').first();
  const institute = await first.textContent();
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: institute! });
  await expect(dialog.getByText('Your rank against past years')).toBeVisible();
  await expect(dialog.getByText(/or better$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('what was chosen stays after a reload', async ({ page }) => {
  await predict(page);
  await expect(page).toHaveURL('/rank-predictor?subject=MBBS&category=General');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('MBBS');
  await expect(page.getByText('No prediction yet')).toBeVisible();
});

test('EXP-05 EXP-06 GAP-103 where the workbook cannot be written, text with commas is saved', async ({
  page,
  silence,
}) => {
  await page.route('**/workbookWorker-*', (route) => route.abort());
  await predict(page);
  const saved = await exported(page, 'Export all');
  expect(saved.suggestedFilename()).toBe('predictions_all.csv');
  const lines = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength((await total(page)) + 1);
  // Why is told to the console, as it should be.
  expect(silence).not.toEqual([]);
  silence.splice(0);
});

test('EXP-07 without results there is nothing to export, and a word about it', async ({ page }) => {
  await signedInAs(page, 'basic');
  await page.goto('/rank-predictor');
  await page.getByRole('button', { name: 'Export all' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('No data to export');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
