import type { Page } from '@playwright/test';
import { expect, signedInAs, test } from './test.ts';

const table = (page: Page) => page.getByRole('table', { name: /^Colleges/ });
const firstCell = (page: Page) => table(page).getByRole('rowheader').first();
const count = (page: Page) => page.getByText(/ rows of the seat matrix$/);
const sortBy = (page: Page, name: string) =>
  table(page).getByRole('columnheader').getByRole('button', { name, exact: true });

const openFinder = async (page: Page, query = ''): Promise<void> => {
  await signedInAs(page, 'premium');
  await page.goto(`/collage${query}`);
  await expect(count(page)).toBeVisible();
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

test(
  'what the table is filtered by stands in the choosers above it, after a reload and on the way back too',
  { tag: '@again' },
  async ({ page }) => {
    const chooser = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await openFinder(page, '?program=MBBS');
    await expect(chooser('Program: MBBS')).toBeVisible();
    await chooser('State: -- All --').click();
    await page.getByRole('combobox', { name: 'Search State' }).fill('Goa');
    await page.getByRole('option', { name: /^Goa/ }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/collage?program=MBBS&state=Goa');
    await page.reload();
    await expect(chooser('State: Goa')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/collage?program=MBBS');
    await expect(chooser('State: -- All --')).toBeVisible();
    await expect(chooser('Program: MBBS')).toBeVisible();
  },
);

test('FND-34 typing in a column’s search leads back to the first page', async ({ page }) => {
  await openFinder(page, '?page=5');
  await expect(page.getByText('Page 5 /')).toBeAttached();
  await page.getByRole('button', { name: 'Filter State: -- All --' }).click();
  await page.getByRole('combobox', { name: 'Search State' }).fill('Goa');
  await expect(page).toHaveURL('/collage');
  await expect(page.getByText('Page 1 /')).toBeAttached();
});

test('FND-45 CON-34 a page holds 30 seats', { tag: '@smoke' }, async ({ page }) => {
  await openFinder(page);
  await expect(table(page).getByRole('rowheader')).toHaveCount(30);
  await expect(page.getByText('Page 1 / 43')).toBeAttached();
});

test('FND-22 a card shows program, quota and state, and a dash where one is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/seat-matrix/all**', (route) =>
    route.fulfill({
      json: [
        { id: 1, instNm: 'AIIMS, Patna', program: 'MBBS', quotaName: null, state: ' ' },
        { id: 2, instNm: 'GMC, Eluru', program: null, quotaName: 'All India', state: 'Goa' },
      ],
    }),
  );
  await signedInAs(page, 'premium');
  await page.goto('/collage');
  const card = page.getByRole('listitem').filter({ hasText: 'AIIMS' });
  await expect(card).toHaveText('AIIMS, PatnaProgramMBBSQuota—State—');
  await expect(page.getByRole('listitem').filter({ hasText: 'Eluru' })).toHaveText(
    'GMC, EluruProgram— program not knownQuotaAll IndiaStateGoa',
  );
});

test('FND-49 CON-36 the search of an opened list takes the focus after 20 milliseconds', async ({
  page,
}) => {
  await openFinder(page);
  await page.clock.install();
  // The jump is shorter than the time limit of a request, so that none in flight runs into it.
  await page.clock.pauseAt(Date.now() + 30_000);
  await page.getByRole('button', { name: 'Program: -- All --', exact: true }).press('Enter');
  const search = page.getByRole('combobox', { name: 'Search Program' });
  await expect(search).toBeVisible();
  await page.clock.runFor(19);
  await expect(search).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(search).toBeFocused();
});

test(
  'FND-16 FND-20 FND-33 FND-36 FND-37 filters, sort and page are in the URL, and Back restores the rows',
  { tag: '@smoke' },
  async ({ page }) => {
    await openFinder(page);
    const unsorted = await firstCell(page).textContent();
    await sortBy(page, 'College').click();
    await expect(page).toHaveURL('/collage?sort=instNm');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/collage?sort=instNm&page=3');
    const third = await firstCell(page).textContent();

    await page.getByRole('button', { name: 'Filter State: -- All --' }).click();
    await page.getByRole('combobox', { name: 'Search State' }).fill('Goa');
    // A search returns the list to the first page.
    await expect(page).toHaveURL('/collage?sort=instNm');
    await page.getByRole('option', { name: /^Goa/ }).click();
    await expect(page).toHaveURL('/collage?state=Goa&sort=instNm');
    await expect(count(page)).not.toHaveText(/ 1,2\d\d rows of the seat matrix/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear Table Filters' }).click();
    await expect(page).toHaveURL('/collage?sort=instNm');

    await page.goBack();
    await expect(page).toHaveURL('/collage?state=Goa&sort=instNm');
    await page.goBack();
    await expect(page).toHaveURL('/collage?sort=instNm');
    await page.goBack();
    await expect(page).toHaveURL('/collage?sort=instNm&page=3');
    await expect(firstCell(page)).toHaveText(third!);
    await page.goBack();
    await expect(page).toHaveURL('/collage?sort=instNm&page=2');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/collage');
    await expect(firstCell(page)).toHaveText(unsorted!);
  },
);

test(
  'a second visit brings the same page back and only asks whether the seats have changed',
  { tag: '@again' },
  async ({ page }) => {
    await openFinder(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/collage?page=2');
    const shown = await firstCell(page).textContent();

    await page.getByRole('navigation').getByRole('link', { name: 'Events' }).first().click();
    // The finder stays mounted until the other page is rendered; going back before is not a second visit.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Current Events');
    const answer = page.waitForResponse('**/seat-matrix/all');
    await page.goBack();
    await expect(firstCell(page)).toHaveText(shown!);
    // A 304 response has no body.
    expect((await (await answer).request().sizes()).responseBodySize).toBe(0);
  },
);
