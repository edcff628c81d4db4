import { startBackend, type Backend } from './backend.ts';
import { addManyRecords, counts } from './consoleRecords.ts';
import { bytes, milliseconds, overBudget, percentile, table } from './measure.ts';

/** How often each gesture is made, with something new each time. */
const gestures = 40;

/** What a gesture may take of the processor, as any answer while an import runs. */
const budget = 200;

/** Another page at each run. */
const turned = (run: number): string => `page=${1 + ((run * 37) % 900)}`;

/** The address of a page after a gesture; what it names twice counts once. */
const withChange = (page: string, change: string): string => {
  const url = new URL(page, 'http://bench');
  for (const [name, value] of new URLSearchParams(change)) url.searchParams.set(name, value);
  return url.pathname + url.search;
};

const measureList = async (
  { origin, user: reader }: Backend,
  name: string,
  [whole, page]: readonly [string, string],
  changes: Readonly<Record<string, (run: number) => string>>,
): Promise<void> => {
  const ask = async (path: string) => {
    const started = process.cpuUsage();
    const response = await fetch(origin + path, {
      headers: { authorization: `Bearer ${reader.token}`, 'accept-encoding': 'identity' },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    JSON.parse(text);
    const { user, system } = process.cpuUsage(started);
    return { took: (user + system) / 1000, size: text.length };
  };
  const before = await ask(whole);
  const first = await ask(page);
  const lines: string[][] = [
    ['all of it, as before: read', milliseconds(before.took), bytes(before.size), ''],
    ['a page: read for the first time', milliseconds(first.took), bytes(first.size), ''],
  ];
  for (const [gesture, changeOf] of Object.entries(changes)) {
    const { took } = await ask(withChange(page, changeOf(0)));
    const times: number[] = [];
    for (let run = 1; run <= gestures; run += 1)
      times.push((await ask(withChange(page, changeOf(run)))).took);
    const p95 = percentile(times, 95);
    lines.push([
      gesture,
      `${milliseconds(percentile(times, 50))}, p95 ${milliseconds(p95)}`,
      milliseconds(took),
      `≤ ${milliseconds(budget)}`,
    ]);
    if (p95 > budget) overBudget(`${name}: ${gesture}`);
  }
  table(`The console's ${name}: processor time of server and reader`, [
    ['', 'time', 'size; the first time', 'budget of p95'],
    ...lines,
  ]);
};

/**
 * The console's lists that the server pages: what a gesture costs, beside the whole list. Server and
 * reader are one process, whose processor time other programs on the machine do not lengthen.
 */
export const consolePages = async (): Promise<void> => {
  const backend = await startBackend(1000, 'nowhere', 'admin');
  try {
    addManyRecords(backend.db);
    await measureList(
      backend,
      `${counts.payments.toLocaleString('en-IN')} payments`,
      ['/api/admin/payments', '/api/admin/payments/page?size=50&page=1'],
      {
        search: (run) => `search=sharma+${run}`,
        'filter and sort': (run) => `state=${run % 2 === 0 ? 'paid' : 'failed'}&sort=user`,
        'turn a page': turned,
      },
    );
    await measureList(
      backend,
      `${counts.conversations.toLocaleString('en-IN')} conversations`,
      ['/api/conversations', '/api/admin/conversations?size=50&page=1'],
      {
        'search names and texts': (run) => `search=sharma+${run}`,
        'those that wait': () => 'scope=waiting',
        'turn a page': turned,
      },
    );
  } finally {
    await backend.close();
  }
};
