import { startBackend } from '../backend.ts';
import { medianOf, milliseconds, overBudget, table } from '../measure.ts';
import { beginList, count } from './choiceList.ts';
import { freshPage, measureGesture, openBrowser, slowDown, slowdowns } from './pages.ts';
import { buildSite } from './site.ts';

const repetitions = 5;
/** From the press to the result of a round, at full speed. */
const budget = 1000;

/** Round 1 for a list of 500 seats, each time in a new worker. */
export const benchPractice = async (): Promise<void> => {
  const site = await buildSite();
  const backend = await startBackend(12_000, site, 'basic');
  await beginList(backend);
  const browser = await openBrowser();
  const lines = [['', 'Round 1', 'budget']];
  let against = '';
  for (const rate of slowdowns) {
    const page = await freshPage(browser, backend, 'form');
    await page.goto('/practice');
    await page.waitForLoadState('networkidle');
    await slowDown(page, rate);
    const taken: number[] = [];
    for (let run = 0; run < repetitions; run += 1) {
      const press = 'role=button[name="Play Round 1"]';
      await page.waitForSelector(press);
      taken.push((await measureGesture(page, press, { in: '#practice-result' })).changed);
      against = (await page.getByText(/^Against /).textContent()) ?? '';
      await page.getByRole('button', { name: 'Practise again' }).click();
    }
    const median = medianOf(taken);
    if (rate === 1 && median > budget) overBudget('practice, Round 1');
    lines.push([`${rate}x`, milliseconds(median), rate === 1 ? `≤ ${budget} ms` : 'none']);
    await page.context().close();
  }
  table(`A practice allotment of ${count} choices (${against.toLowerCase()})`, lines);
  await browser.close();
  await backend.close();
};
