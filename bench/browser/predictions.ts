import { startBackend } from '../backend.ts';
import { medianOf, milliseconds, overBudget, table } from '../measure.ts';
import { measureGesture, openBrowser, slowDown, slowdowns } from './pages.ts';
import { count, predicted } from './predicted.ts';
import { buildSite } from './site.ts';

/** Milliseconds until the next results are in the document, by slowdown. */
const budget = { 1: 8, 4: 25 } as const;

/** A student pages through 20,000 predictions. */
export const benchPredictions = async (runs: number): Promise<void> => {
  const site = await buildSite();
  const backend = await startBackend(1, site, 'basic');
  const browser = await openBrowser();
  const lines = [['', 'changed', 'budget', 'painted']];
  for (const rate of slowdowns) {
    const changed: number[] = [];
    const painted: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await predicted(browser, backend);
      await slowDown(page, rate);
      const span = await measureGesture(page, 'role=button[name="Next"]', {
        in: 'tbody tr:first-child',
      });
      await page.context().close();
      changed.push(span.changed);
      painted.push(span.painted);
    }
    const median = medianOf(changed);
    lines.push([
      `next page, ${rate}x`,
      milliseconds(median),
      `≤ ${budget[rate]} ms`,
      milliseconds(medianOf(painted)),
    ]);
    if (median > budget[rate]) overBudget(`predictions, next page, slowed ${rate}x`);
  }
  table(`${count.toLocaleString('en-IN')} predictions; medians of ${runs} fresh pages`, lines);
  await browser.close();
  await backend.close();
};
