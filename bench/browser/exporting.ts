import type { Page } from 'playwright';
import { startBackend } from '../backend.ts';
import { milliseconds, overBudget, table } from '../measure.ts';
import { longestLongTask, openBrowser, slowDown, slowdowns } from './pages.ts';
import { count, predicted } from './predicted.ts';
import { buildSite } from './site.ts';

/** The longest long task allowed, by slowdown. */
const budget = { 1: 50, 4: 100 } as const;
const fewestShares = 3;

/** How many different shares of the work the page has shown. */
const noteProgress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown = new Set<string>();
    window.progress = shown;
    new MutationObserver(() => {
      const value = document.querySelector('progress')?.getAttribute('value');
      if (value != null) shown.add(value);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });

/** An export of 20,000 predictions, written beside the page. */
export const benchExport = async (): Promise<void> => {
  const site = await buildSite();
  const backend = await startBackend(1, site, 'basic');
  const browser = await openBrowser();
  const lines = [['', 'file after', 'shares shown', 'longest long task', 'budget']];
  for (const rate of slowdowns) {
    const page = await predicted(browser, backend);
    await slowDown(page, rate);
    await noteProgress(page);
    await longestLongTask(page);
    const started = performance.now();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all' }).click();
    await (await saved).path();
    const took = performance.now() - started;
    const longest = await longestLongTask(page);
    const shares = await page.evaluate(() => window.progress!.size);
    await page.context().close();
    lines.push([
      `${rate}x`,
      milliseconds(took),
      String(shares),
      milliseconds(longest),
      `≤ ${budget[rate]} ms`,
    ]);
    if (longest > budget[rate]) overBudget(`export, slowed ${rate}x`);
    if (shares < fewestShares) overBudget(`export, progress shown when slowed ${rate}x`);
  }
  table(`An export of ${count.toLocaleString('en-IN')} predictions (0 if below 50 ms)`, lines);
  await browser.close();
  await backend.close();
};
