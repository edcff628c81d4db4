import { signIn } from '../accounts.ts';
import type { Journey } from '../journey.ts';
import { button, first, role, text, within } from '../query.ts';
import type { Page } from '../page.ts';

const colleges = role('table', /^Colleges/);
const firstRow = first(within(colleges, role('rowheader')));
const seats = text(/ rows of the seat matrix$/);

const openFinder = async (page: Page, query = ''): Promise<void> => {
  await signIn(page, 'premium');
  await page.open(`/collage${query}`);
  await page.expectVisible(seats);
};

export const finder: Journey = {
  name: 'finder: filter and sort',
  run: async ({ page }) => {
    await openFinder(page);
    await page.expectText(seats, / 12,000 rows of/);
    const unsorted = await page.textOf(firstRow);
    await page.click(within(colleges, button('College')));
    await page.expectUrl('/collage?sort=instNm');
    await page.expectAttribute(
      within(colleges, role('columnheader', /College/)),
      'aria-sort',
      'ascending',
    );
    const sorted = await page.textOf(firstRow);
    if (sorted === unsorted) throw new Error(`Sorting left ${sorted} on top`);

    await page.click(button('Filter State: -- All --'));
    await page.fill(role('combobox', 'Search State'), 'Goa');
    await page.expectGone(role('option', /^Andaman/));
    await page.click(role('option', /^Goa/));
    await page.press('Escape');
    await page.expectUrl('/collage?state=Goa&sort=instNm');
    await page.expectText(seats, / \d{1,4} rows of/);
    await page.expectFocused(button('Filter State: Goa'));
    await page.reload();
    await page.expectText(seats, / \d{1,4} rows of/);
    await page.click(button('Clear Table Filters'));
    await page.expectText(seats, / 12,000 rows of/);
  },
};

export const finderPaging: Journey = {
  name: 'finder: pages and back',
  run: async ({ page }) => {
    await openFinder(page);
    await page.expectCount(within(colleges, role('rowheader')), 30);
    const shown = [await page.textOf(firstRow)];
    for (const at of [2, 3]) {
      await page.click(button('Next'));
      await page.expectUrl(`/collage?page=${at}`);
      await page.expectAttribute(button(`Page ${at}`), 'aria-current', 'page');
      shown.push(await page.textOf(firstRow));
    }
    await page.goBack();
    await page.expectUrl('/collage?page=2');
    await page.expectText(firstRow, shown[1]!);
    await page.click(first(within(role('navigation', 'Main'), role('link', 'Events'))));
    await page.expectUrl('/events');
    await page.goBack();
    await page.expectText(firstRow, shown[1]!);
    await page.goBack();
    await page.expectUrl('/collage');
    await page.expectText(firstRow, shown[0]!);
  },
};
