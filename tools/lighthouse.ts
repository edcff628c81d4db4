/**
 * `pnpm lighthouse`: the public pages on a simulated slow phone, from the production build and the
 * standalone server. Prints the medians of several visits and fails if one is not good enough.
 *
 *   pnpm lighthouse                  all pages, five visits each
 *   pnpm lighthouse 9 /hi /hi/plan   nine visits each to these
 */
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { medianOf } from '../bench/measure.ts';
import { launchOptions } from './chromium.ts';
import { startServer } from './server.ts';

const [visits = 5, ...chosen] = process.argv.slice(2);
const pages = ['/', '/plan', '/events', '/login', '/how-good', '/college/200502'];
const debuggingPort = Number(process.env['PORT'] ?? 4201);

interface Figure {
  readonly name: string;
  readonly of: (result: Result) => number;
  readonly digits?: number;
  readonly least?: number;
  readonly most?: number;
}

const score =
  (category: string) =>
  ({ categories }: Result): number =>
    100 * (categories[category]?.score ?? 0);
const value =
  (audit: string) =>
  ({ audits }: Result): number =>
    audits[audit]?.numericValue ?? Number.NaN;

const figures: readonly Figure[] = [
  { name: 'performance', of: score('performance'), least: 98 },
  { name: 'accessibility', of: score('accessibility'), least: 100 },
  { name: 'best practices', of: score('best-practices'), least: 100 },
  { name: 'SEO', of: score('seo'), least: 100 },
  { name: 'CLS', of: value('cumulative-layout-shift'), digits: 2, most: 0.004 },
  { name: 'TBT ms', of: value('total-blocking-time'), most: 50 },
  { name: 'FCP ms', of: value('first-contentful-paint') },
  { name: 'LCP ms', of: value('largest-contentful-paint') },
  { name: 'kB', of: (result) => value('total-byte-weight')(result) / 1000 },
];

/** Repeats a visit if the browser, not the page, lost its trace. */
const visit = async (path: string, attempts = 3): Promise<Result> => {
  const run = await lighthouse(origin + path, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (attempts > 1) return visit(path, attempts - 1);
  throw new Error(run?.lhr.runtimeError?.message ?? 'No result');
};

/** The titles of the audits that lower a score other than performance. */
const failedAudits = ({ categories, audits }: Result): string[] =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]!.title);

const { origin, close } = await startServer({ SEATWISE_DATA: 'memory' });
const { args, ...options } = launchOptions();
const problems: string[] = [];
try {
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
  });
  console.log(['page'.padEnd(16), ...figures.map(({ name }) => name.padStart(16))].join(''));
  for (const path of chosen.length > 0 ? chosen : pages) {
    const results: Result[] = [];
    for (let count = 0; count < Number(visits); count += 1) results.push(await visit(path));
    const cells = figures.map(({ name, of, digits = 0, least = -Infinity, most = Infinity }) => {
      const figure = medianOf(results.map(of));
      const isGood = figure >= least && figure <= most;
      if (!isGood) problems.push(`${path}: ${name} is ${figure.toFixed(2)}`);
      return figure.toFixed(digits).padStart(16);
    });
    console.log([path.padEnd(16), ...cells].join(''));
    for (const line of new Set(results.flatMap(failedAudits))) problems.push(`${path}: ${line}`);
  }
  await browser.close();
} finally {
  close();
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
