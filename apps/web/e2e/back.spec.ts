import type { Page } from '@playwright/test';
import { expect, signedInAs, test } from './test.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
/** A dialog gets its history entry a moment after it opens. */
const hasEntry = (page: Page) => page.evaluate(() => Boolean(history.state.dialog));

test(
  'BEY-NAV-02 Back closes the drawer and the sheets of a phone, and a closed one leaves no entry',
  { tag: '@again' },
  async ({ page }) => {
    await signedInAs(page, 'free');
    await page.goto('/events');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect.poll(() => hasEntry(page)).toBe(true);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/events');

    // A link in the drawer replaces the drawer's entry.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('link', { name: 'Colleges' }).click();
    await expect(h1(page)).toHaveText('Collage Finder');
    await page.goBack();
    await expect(h1(page)).toHaveText('Current Events');
    await page.goForward();
    await expect(h1(page)).toHaveText('Collage Finder');

    const state = page.getByRole('button', { name: /^State/ });
    const sheet = page.getByRole('listbox', { name: 'State' });
    await state.click();
    await expect(sheet).toBeVisible();
    await expect.poll(() => hasEntry(page)).toBe(true);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/collage');

    // Closing a dialog by its button leaves no entry, and neither does reloading while it is open.
    await state.click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toBeHidden();
    await state.click();
    await expect.poll(() => hasEntry(page)).toBe(true);
    await page.reload();
    await expect.poll(() => hasEntry(page)).toBe(false);
    await page.goBack();
    await expect(h1(page)).toHaveText('Current Events');

    // The closing menu does not delay the page of another build.
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/events');
  },
);
