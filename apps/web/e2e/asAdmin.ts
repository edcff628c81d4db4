import type { Page } from '@playwright/test';
import { signedInAs } from './test.ts';

/** Opens a page of the console as an admin. */
export const openAsAdmin = async (page: Page, path: string): Promise<void> => {
  await page.goto('/');
  await signedInAs(page, 'superadmin');
  await page.goto(path);
};

export const unlikeAnother = (): string => crypto.randomUUID().slice(0, 7);
