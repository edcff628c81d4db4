import type { Page } from '@playwright/test';
import { asNewStudent, expect, signedInAs, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const rows = (page: Page) =>
  page.getByRole('grid', { name: 'Choices of Round 1' }).getByRole('row');
const names = async (page: Page) =>
  (
    await rows(page)
      .getByRole('button', { name: /^Move \d/ })
      .all()
  ).length;
const saved = (page: Page) => expect(page.getByText(/ · Saved$/)).toBeVisible();
const first = (page: Page) => rows(page).first();

/** Resolves when the service worker has kept the page and all that it has loaded. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/assets/'));
        const found = await Promise.all(
          ['/shell.html', ...loaded].map((file) => caches.match(file)),
        );
        return found.every(Boolean);
      }),
    )
    .toBe(true);

/** Predicts for the signed-in student. */
const predict = async (page: Page, subject: string): Promise<void> => {
  await page.goto(`/rank-predictor?subject=${subject}&category=General`);
  await page.getByRole('button', { name: 'Predict', exact: true }).click();
  await expect(page.getByText(/^Showing [1-9]/)).toBeVisible();
};

test.describe('at 360 px, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('BEY-CHC-02 BEY-CHC-04 BEY-CHC-08 a student adds predictions, orders them offline and locks them', async ({
    page,
    context,
    silence,
  }) => {
    // Its list is locked in the end, so nobody else may have it.
    await asNewStudent(page);
    await predict(page, 'MBBS');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!All)/ });
    for (const index of [0, 1, 2]) await boxes.nth(index).tap();
    await page.getByRole('button', { name: 'Add 3 to choices' }).tap();
    await page.getByRole('link', { name: 'Open the choice list' }).tap();
    await saved(page);
    expect(await names(page)).toBe(3);
    const third = await rows(page).nth(2).getAttribute('data-id');
    // The chances make the rows taller.
    await expect(
      rows(page)
        .nth(2)
        .getByText(/Likely|Possible|Unlikely/),
    ).toBeVisible();

    await rows(page)
      .nth(2)
      .getByRole('button', { name: /^Actions for/ })
      .tap();
    await expect(page.getByRole('menuitem', { name: 'Move to the top' })).toBeVisible();
    await kept(page);
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Move to the top' }).tap();
    await expect(first(page)).toHaveAttribute('data-id', third!);
    await expect(page.getByText(/Kept in this browser/)).toBeVisible();
    await page.reload();
    await expect(first(page)).toHaveAttribute('data-id', third!);
    await context.setOffline(false);
    await saved(page);

    await page.getByRole('button', { name: 'Lock…' }).tap();
    await page.getByRole('checkbox', { name: /^I have read it/ }).tap();
    await page.getByRole('button', { name: 'Lock', exact: true }).tap();
    await expect(page.getByText(/Locked on /)).toBeVisible();
    await expect(first(page)).toHaveAttribute('data-id', third!);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: whole, clientWidth: seen } = document.documentElement;
      return { scrollWidth: whole, clientWidth: seen };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // Failures without a network are logged, as required.
    silence.splice(0);
  });
});

test('BEY-CHC-03 BEY-CHC-09 by keyboard alone a choice is picked up, moved, dropped, undone and printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedInAs(page, 'premium');
  await predict(page, 'MDS+Orthodontics');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!All)/ });
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: /^Add 3 to choices/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open the choice list' }).focus();
  await page.keyboard.press('Enter');
  await saved(page);
  const moved = await first(page).getAttribute('data-id');
  await first(page)
    .getByRole('button', { name: /^Move 1/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Insert/ }).first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(first(page)).not.toHaveAttribute('data-id', moved!);
  // What was dropped takes the focus.
  await expect(rows(page).and(page.locator(':focus'))).toHaveAttribute('data-id', moved!);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(first(page)).toHaveAttribute('data-id', moved!);
  await saved(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('body > div table tbody tr')).toHaveCount(3);
});
