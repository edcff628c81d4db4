import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { read, utils } from 'xlsx';
import { asNewStudent, expect, signedInAs, test } from './test.ts';

const predict = async (page: Page): Promise<void> => {
  await signedInAs(page, 'basic');
  await page.goto('/rank-predictor');
  await page.getByLabel('Subject').selectOption('MBBS');
  await page.getByLabel('Category', { exact: true }).selectOption('General');
  await page.getByRole('button', { name: 'Predict', exact: true }).click();
  await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
};

/** Opens the form, which is folded above its results. */
const change = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Change' }).click();

const exported = async (page: Page, name: 'Export all' | 'Export page'): Promise<Download> => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return saved;
};

/** The rows of each sheet of a workbook. */
const readBook = async (saved: Download) => {
  const bytes = await readFile(await saved.path());
  const book = read(bytes, { cellDates: true, cellStyles: true });
  const rowsOf = (name: string) =>
    utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1 });
  return {
    book,
    bytes,
    rows: rowsOf('Results'),
    about: rowsOf('About'),
    years: rowsOf('Years'),
  };
};

test('BEY-PRD-09 a workbook says what it answers, has the years as columns, wide enough, under frozen heads', async ({
  page,
}) => {
  await predict(page);
  const { book, about, rows, years, bytes } = await readBook(await exported(page, 'Export all'));
  expect(about).toEqual([
    ['Question', 'MBBS · General'],
    ['AIR rank', 12_450],
    ['Date', expect.any(Date)],
    ['Source', 'Based on admissions of 2020, 2021, 2022, 2023, 2024 and 2025.'],
  ]);
  expect(years[0]).toEqual(
    expect.arrayContaining(['MinRank 2024', 'MaxRank 2024', 'Admits 2024', 'MinRank 2021']),
  );
  const year = rows[0]!.indexOf('Year');
  expect(rows.slice(1).map((row) => row[year])).toContain('2020–2025');
  const { '!autofilter': filter, '!cols': columns } = book.Sheets['Results']!;
  expect(filter?.ref).toMatch(/^A1:/);
  expect(columns![1]!.width!).toBeGreaterThan(30);
  const files = unzipSync(bytes);
  expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
});

test('BEY-PRD-10 results print as a clean list: its question, its date and its pages, and nothing else', async ({
  page,
}) => {
  await predict(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: 'College Predictions' })).toHaveCount(1);
  await expect(
    page.getByText('For AIR 12,450: MBBS · General').filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.getByText(/^Seatwise · \d/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(100)).toContainText(/Likely|Possible/);
  for (const role of ['navigation', 'button', 'contentinfo', 'region', 'complementary'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

const question = '/rank-predictor?subject=MBBS&category=General';

const pagesOf = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ });

test(
  'BEY-PRD-06 results, their page and the tries outlive a reload, the way back and a link',
  { tag: ['@smoke', '@again'] },
  async ({ page, context }) => {
    await asNewStudent(page);
    await page.goto('/rank-predictor');
    const tries = (left: number) => page.getByText(`a day. ${left} left today.`);
    await expect(tries(3)).toBeVisible();
    await page.getByLabel('Subject').selectOption('MBBS');
    await page.getByLabel('Category', { exact: true }).selectOption('General');
    await page.getByRole('button', { name: 'Predict', exact: true }).click();
    await expect(tries(2)).toBeVisible();
    await expect(page).toHaveURL(question);
    await pagesOf(page).getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${question}&page=2`);

    await page.reload();
    await expect(pagesOf(page)).toHaveText(/Page 2 \//);
    await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
    await expect(tries(2)).toBeVisible();

    await change(page);
    await page.getByLabel('Category', { exact: true }).selectOption('SC');
    await page.getByRole('button', { name: 'Predict', exact: true }).click();
    await expect(tries(1)).toBeVisible();
    await expect(page).toHaveURL('/rank-predictor?subject=MBBS&category=SC');
    await page.goBack();
    await expect(pagesOf(page)).toHaveText(/Page 2 \//);
    await expect(page.getByText('MBBS · General')).toBeVisible();
    await page.goto('/plan');
    await page.goBack();
    await expect(pagesOf(page)).toHaveText(/Page 2 \//);

    const other = await context.newPage();
    await other.goto('/rank-predictor?subject=MBBS&category=ST');
    await expect(other.getByText('Ready. Press Predict')).toBeVisible();
    await expect(other.getByText('1 of 3 predictions left today.')).toBeVisible();
    await other.getByRole('button', { name: 'Predict', exact: true }).click();
    await expect(other.getByText(/^Showing 12 of/)).toBeVisible();
    await expect(
      other.getByText('Without an upgrade you get 3 predictions a day. 0 left today.'),
    ).toBeVisible();
    await other.reload();
    await expect(other.getByText(/^Showing 12 of/)).toBeVisible();
    // The user can ask the question of today again, and no other.
    await change(other);
    await expect(other.getByRole('button', { name: 'Predict', exact: true })).toBeEnabled();
    await other.getByLabel('Category', { exact: true }).selectOption('EWS');
    await expect(other.getByRole('button', { name: 'Locked — Upgrade' })).toBeDisabled();
  },
);

test(
  'a running export is shown, and can be cancelled and restarted',
  { tag: ['@again', '@additional'] },
  async ({ page }) => {
    const writer = '**/workbookWorker-*';
    // The response never arrives, so that it cannot race with the cancellation.
    await page.route(writer, () => {});
    await predict(page);
    const all = page.getByRole('button', { name: 'Export all' });
    const progress = page.getByRole('progressbar', { name: 'Making the file' });
    await all.click();
    await expect(progress).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(progress).toBeHidden();
    await expect(all).toBeFocused();

    await page.unroute(writer);
    await page.reload();
    await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
    const saved = await exported(page, 'Export all');
    expect(saved.suggestedFilename()).toBe('predictions_all.xlsx');
  },
);
