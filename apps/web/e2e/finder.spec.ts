import type { Page } from '@playwright/test';
import { expect, signedInAs, test } from './test.ts';

const openFinder = async (page: Page, query = ''): Promise<void> => {
  await page.goto('/terms');
  await signedInAs(page, 'premium');
  await page.goto(`/collage${query}`);
  await expect(page.getByText(/^[\d,]+ seats$/)).toBeVisible();
};

test('FND-33 FND-35 a column’s filter leads back to the first page, and so does clearing it', async ({
  page,
}) => {
  await openFinder(page, '?page=5');
  await expect(page.getByText('Page 5 /')).toBeAttached();
  await page.getByRole('button', { name: 'Filter Program: -- All --' }).click();
  await page.getByRole('combobox', { name: 'Search Program' }).fill('MBBS');
  await page.getByRole('option', { name: /^MBBS/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/collage?program=MBBS');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/collage?program=MBBS&page=2');
  await page.getByRole('button', { name: 'Clear Table Filters' }).click();
  await expect(page).toHaveURL('/collage');
});

test('FND-22 a card shows program, quota and state, and a dash where one is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/seat-matrix/all**', (route) =>
    route.fulfill({
      json: [{ id: 1, instNm: 'AIIMS, Patna', program: 'MBBS', quotaName: null, state: null }],
    }),
  );
  await page.goto('/terms');
  await signedInAs(page, 'premium');
  await page.goto('/collage');
  const card = page.getByRole('listitem').filter({ hasText: 'AIIMS' });
  await expect(card).toHaveText('AIIMS, PatnaProgramMBBSQuota—State—');
});

test('FND-49 the search of an opened list takes the focus after 20 milliseconds', async ({
  page,
}) => {
  await openFinder(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Program: -- All --', exact: true }).press('Enter');
  const search = page.getByRole('combobox', { name: 'Search Program' });
  await expect(search).toBeVisible();
  await page.clock.runFor(19);
  await expect(search).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(search).toBeFocused();
});
