import type { Browser, Page } from 'playwright';
import type { Backend } from '../backend.ts';
import { freshPage } from './pages.ts';

/** More results than anybody pages through. */
export const count = 20_000;

const predictions = JSON.stringify(
  Array.from({ length: count }, (_, index) => ({
    instituteCode: String(200_000 + index),
    institute: `Government Medical College No. ${index}, Thiruvananthapuram`,
    subject: 'MBBS',
    category: 'General',
    quotaName: 'All India',
    allottedCategory: 'OP',
    subCategory: 'NO',
    allottedPh: 'NO',
    resultYear: 2024,
    minAir: index + 1,
    maxAir: index + 900,
    historicalAdmits: (index % 90) + 1,
    probabilityTier: 'Likely',
    confidence: (index % 1000) / 1000,
  })),
);

/** What a drawn result has. */
const result = 'tbody th[scope=row]';

/** Asks for a prediction on a fresh page, which is answered with very many results. */
export const predicted = async (browser: Browser, backend: Backend): Promise<Page> => {
  const page = await freshPage(browser, backend, result);
  await page.route('**/rank-prediction/recommend**', (route) =>
    route.fulfill({ contentType: 'application/json', body: predictions }),
  );
  await page.goto('/rank-predictor');
  await page.getByLabel('Subject').selectOption('MBBS');
  await page.getByLabel('Category', { exact: true }).selectOption('General');
  await page.getByRole('button', { name: 'Predict', exact: true }).click();
  await page.waitForSelector(result);
  await page.waitForLoadState('networkidle');
  return page;
};
