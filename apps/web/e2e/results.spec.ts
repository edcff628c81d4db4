import type { Page } from '@playwright/test';
import { predictAt } from './predicting.ts';
import { expect, signedInAs, test } from './test.ts';

const question = '/rank-predictor?subject=MBBS&category=General';

const predict = async (page: Page): Promise<void> => {
  await signedInAs(page, 'basic');
  await predictAt(page, question);
};

/** Opens the folded tools above the results. */
const openTools = (page: Page): Promise<void> => page.getByText(/^Sort, filter and select/).click();

test('BEY-PRD-08 results are filtered, sorted and grouped, and a reload keeps it', async ({
  page,
}) => {
  await predict(page);
  await openTools(page);
  const likely = page.getByRole('checkbox', { name: /^Likely \d/ });
  await likely.check();
  const names = page
    .getByRole('table')
    .getByRole('cell', { name: /^(Very Likely|Likely|Possible|Unlikely)$/ });
  await expect(names.filter({ hasNotText: /^Likely$/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Max Collage Rank/ }).click();
  await page.getByRole('switch', { name: 'Group by college' }).click();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('24');
  await expect(page).toHaveURL(`${question}&show.tier=Likely&sort=maxAir&size=24&group=college`);
  const colleges = page.getByRole('table').getByRole('heading', { level: 3 });
  const before = await colleges.allTextContents();
  expect(new Set(before).size).toBe(before.length);
  await page.reload();
  await expect(colleges.first()).toHaveText(before[0]!);
  await openTools(page);
  await expect(likely).toBeChecked();
  expect(await colleges.allTextContents()).toEqual(before);
});

test('BEY-PRD-12 BEY-PRD-29 a result leads to its college and to its seats, and the ways back to where one was', async ({
  page,
}) => {
  await predict(page);
  await openTools(page);
  await page.getByRole('checkbox', { name: /^Likely \d/ }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const place = `${question}&page=2&show.tier=Likely`;
  await expect(page).toHaveURL(place);
  const first = page.getByRole('table').getByRole('cell').getByRole('button').first();
  const institute = await first.textContent();
  const box = page.getByRole('checkbox', { name: /^Select (?!All)/ }).first();
  await box.click();
  await page.getByRole('button', { name: 'Next', exact: true }).scrollIntoViewIfNeeded();
  await first.click();
  const position = () => page.evaluate(() => scrollY);
  const left = await position();
  await page.getByRole('dialog').getByRole('link', { name: 'About the college' }).click();
  await expect(page.getByRole('heading', { level: 1, name: institute! })).toBeVisible();
  await page.goBack();
  await expect(box).toBeChecked();
  await expect.poll(position).toBe(left);
  await first.click();
  await page.getByRole('dialog').getByRole('link', { name: 'See all its seats' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collage Finder' })).toBeVisible();
  const rows = page.getByRole('table', { name: /^Colleges/ }).getByRole('rowheader');
  await expect(rows.first()).toHaveText(institute!);
  await page.getByRole('link', { name: 'Back to your predictions' }).click();
  await expect(page).toHaveURL(place);
  await expect(first).toHaveText(institute!);
  await expect(box).toBeChecked();
});
