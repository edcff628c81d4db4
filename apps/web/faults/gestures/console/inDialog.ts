import type { Page } from '@playwright/test';

/** Presses a button of the open dialog. */
export const inDialog =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name, exact: true })
      .last()
      .click();
  };
