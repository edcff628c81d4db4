import { readFile } from 'node:fs/promises';
import { signIn } from '../accounts.ts';
import type { Journey } from '../journey.ts';
import { button, dialog, first, label, role, text, within } from '../query.ts';

export const prediction: Journey = {
  name: 'prediction and export',
  run: async ({ page }) => {
    await signIn(page, 'basic');
    await page.open('/rank-predictor');
    await page.selectOption(label('Subject'), 'MBBS');
    await page.selectOption(label('Category'), 'General');
    await page.click(button('Predict'));
    await page.expectVisible(text(/^Showing 12 of/));

    // The buttons of the head sort.
    const why = first(within(role('cell'), role('button')));
    const institute = await page.textOf(why);
    await page.click(why);
    const details = dialog(institute);
    await page.expectVisible(within(details, text('Your rank against past years')));
    await page.expectVisible(first(within(details, text(/or better$/))));
    await page.press('Escape');
    await page.expectGone(details);
    await page.expectFocused(why);

    await page.click(button('Export all'));
    // `pnpm test` reads its rows; here it is enough that a whole workbook, a zip file, arrives.
    const book = await readFile(await page.expectDownload('predictions_all.xlsx'));
    const [head, end] = [book.subarray(0, 4), book.subarray(-22, -18)].map(String);
    if (head !== 'PK\x03\x04' || end !== 'PK\x05\x06') throw new Error('It is no workbook');
  },
};
