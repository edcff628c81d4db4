import type { Locator, Page } from '@playwright/test';
import { expectCached } from './cachedFiles.ts';
import { predictAt } from './predicting.ts';
import { asNewStudent, expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Choices of Round 1' }).locator('[data-id]');
const names = async (page: Page) =>
  (
    await rows(page)
      .getByRole('button', { name: /^Move \d/ })
      .all()
  ).length;
const saved = (page: Page) => expect(page.getByText(/ · Saved/)).toBeVisible();
const first = (page: Page) => rows(page).first();

/** Waits for the chances, which make the rows taller. */
const judged = async (page: Page): Promise<void> => {
  await expect(rows(page).nth(2).locator('[data-tier]')).toBeVisible();
};

/** Moves a finger from one place to another, with the events a touch screen sends. */
const dragByTouch = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  const distance = end.y + end.height - 4 - y;
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await touch('touchStart', { x, y });
  for (const share of [0.1, 0.4, 0.7, 1]) await touch('touchMove', { x, y: y + distance * share });
  await touch('touchEnd');
  await device.detach();
};

const printedRows = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('body > div:not(#root) table tbody tr')).toHaveCount(3);
  return page.locator('body > div:not(#root) table tbody tr').first().innerText();
};

/** Predicts as the signed-in student. */
const predict = async (
  page: Page,
  subject: string,
  push?: (button: Locator) => Promise<void>,
): Promise<void> => predictAt(page, `/rank-predictor?subject=${subject}&category=General`, push);

test.describe('at 360 px, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('BEY-CHC-02 BEY-CHC-03 BEY-CHC-04 BEY-CHC-08 BEY-CHC-18 a student adds predictions, orders them offline and by a finger, locks and prints them', async ({
    page,
    context,
    silence,
  }) => {
    // The test locks the list, so no other test may share the account.
    await asNewStudent(page);
    await predict(page, 'MBBS');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!All)/ });
    await page.getByText(/^Sort, filter and select/).tap();
    await page.getByRole('button', { name: 'Select rows' }).tap();
    for (const index of [0, 1, 2]) await boxes.nth(index).tap();
    await page.getByRole('button', { name: 'Add 3 to choices' }).tap();
    await page.getByRole('link', { name: 'Open the choice list' }).tap();
    await saved(page);
    expect(await names(page)).toBe(3);
    const third = await rows(page).nth(2).getAttribute('data-id');
    await judged(page);
    // Six rows of this height fit on a screen of 360 × 800 px.
    const [top, last] = [
      (await first(page).boundingBox())!,
      (await rows(page).nth(2).boundingBox())!,
    ];
    expect(top.y + 2 * (last.y + last.height - top.y)).toBeLessThanOrEqual(800);

    const actions = rows(page)
      .nth(2)
      .getByRole('button', { name: /^Actions for/ });
    const note = page.getByRole('textbox', { name: 'For your eyes only' });
    const writeNote = async (): Promise<void> => {
      await actions.tap();
      await page.getByRole('menuitem', { name: 'Note…' }).tap();
      await expect(note).toBeVisible();
    };
    await writeNote();
    await note.fill('Near home');
    await page.goBack();
    await expect(note).toBeHidden();
    await writeNote();
    await expect(note).toHaveValue('Near home');
    await page.goBack();
    await expect(note).toBeHidden();

    await actions.tap();
    await expect(page.getByRole('menuitem', { name: 'Move to the top' })).toBeVisible();
    await expectCached(page);
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Move to the top' }).tap();
    await expect(first(page)).toHaveAttribute('data-id', third!);
    await expect(page.getByText(/Kept in this browser/)).toBeVisible();
    await page.reload();
    await expect(first(page)).toHaveAttribute('data-id', third!);
    await context.setOffline(false);
    await saved(page);
    await judged(page);

    await first(page).evaluate((row) => row.scrollIntoView({ behavior: 'instant' }));
    // A finger on the handle of the first row drags it below the second; the page does not pan. A
    // warning above the list may gain or lose a line with the new order.
    const before = (await first(page).boundingBox())!;
    const second = await rows(page).nth(1).getAttribute('data-id');
    await dragByTouch(
      page,
      first(page).getByRole('button', { name: /^Move 1/ }),
      rows(page).nth(1),
    );
    await expect(first(page)).toHaveAttribute('data-id', second!);
    await expect(rows(page).nth(1)).toHaveAttribute('data-id', third!);
    const after = (await first(page).boundingBox())!;
    expect(Math.abs(after.y - before.y)).toBeLessThan(before.height / 2);
    await saved(page);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(first(page)).toHaveAttribute('data-id', third!);
    await saved(page);

    await page.getByRole('button', { name: 'Lock…' }).tap();
    await page.getByRole('checkbox', { name: /^I have read it/ }).tap();
    await page.getByRole('button', { name: 'Lock', exact: true }).tap();
    await expect(page.getByText(/Locked on /)).toBeVisible();
    // The steps for mcc.nic.in fill a phone's screen; rows are rendered only in view.
    await page.getByRole('list', { name: 'Choices of Round 1' }).scrollIntoViewIfNeeded();
    await expect(first(page)).toHaveAttribute('data-id', third!);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: whole, clientWidth: seen } = document.documentElement;
      return { scrollWidth: whole, clientWidth: seen };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const [code] = JSON.parse(third!) as [string];
    expect(await printedRows(page)).toContain(code);
    // Drops the failures that the app logs without a network.
    silence.splice(0);
  });
});
