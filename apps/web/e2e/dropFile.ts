import type { Page } from '@playwright/test';

/** The browser's native drag of a file from outside; if no target accepts the file, it replaces the page. */
export const dropFile = async (
  page: Page,
  path: string,
  point: { readonly x: number; readonly y: number },
): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: point.x, y: point.y, data });
  await browser.detach();
};
