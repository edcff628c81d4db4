import { startBackend } from '../backend.ts';
import { medianOf, milliseconds, overBudget, table } from '../measure.ts';
import { openBrowser, slowDown, slowdowns } from './pages.ts';
import { buildSite } from './site.ts';

const sizes = [100, 1_000, 2_000] as const;
/** The time of one frame, for a thousand seats at full speed. Milliseconds. */
const budget = 16;
const draws = 21;

/** Measures drawing a RankStrip from nothing: the first draw, and the median of later ones. */
export const benchStrip = async (runs: number): Promise<void> => {
  const site = await buildSite();
  const backend = await startBackend(1, site);
  const browser = await openBrowser();
  const lines = [['seats', ...slowdowns.flatMap((rate) => [`first, ${rate}x`, `${rate}x`])]];
  for (const size of sizes) {
    const line = [size.toLocaleString('en-IN')];
    for (const rate of slowdowns) {
      const taken: { first: number; later: number }[] = [];
      for (let run = 0; run < runs; run += 1) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.goto(`${backend.origin}/strip/index.html`);
        await page.waitForFunction(() => window.drawStrip !== undefined);
        await slowDown(page, rate);
        const times = await page.evaluate(
          ([count, repeats]) => Array.from({ length: repeats! }, () => window.drawStrip(count!)),
          [size, draws],
        );
        taken.push({ first: times[0]!, later: medianOf(times.slice(1)) });
        await page.close();
      }
      const later = medianOf(taken.map((times) => times.later));
      line.push(milliseconds(medianOf(taken.map((times) => times.first))), milliseconds(later));
      if (size === 1_000 && rate === 1 && later > budget) overBudget('a strip of 1,000 seats');
    }
    lines.push(line);
  }
  await browser.close();
  await backend.close();
  table(
    `Drawing a strip of seats (≤ ${budget} ms for 1,000 at 1x); medians of ${runs} pages`,
    lines,
  );
};
