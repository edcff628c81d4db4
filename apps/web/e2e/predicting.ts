import { expect, type Locator, type Page } from '@playwright/test';

/** The line with the number of results, once there are any. */
const showing = (page: Page): Locator => page.getByText(/^Showing [1-9]/);

/** Opens a question by its address, and presses Predict unless it was already answered today. */
export const predictAt = async (
  page: Page,
  address: string,
  push = (button: Locator): Promise<void> => button.click(),
): Promise<void> => {
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Predict', exact: true });
  await expect(button.or(showing(page)).first()).toBeVisible();
  if (await button.isVisible()) await push(button);
  await expect(showing(page)).toBeVisible();
};
