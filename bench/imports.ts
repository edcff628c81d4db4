/**
 * `node bench/imports.ts`: a CSV list of 200,000 rows, and an XLSX list with as many as a workbook
 * may have, are uploaded, checked and published, each on a separate server, while students ask for
 * predictions and colleges. Prints how long the import took, how much memory the server had above
 * idle, and how long the others waited; fails above 30 s, 300 MB or 200 ms.
 *
 *   ROWS=20000 KIND=ranks FORMAT=xlsx node bench/imports.ts
 */
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workbookLimits } from '../packages/api-client/src/contract/constants/data.ts';
import { officialCells } from '../packages/backend/src/areas/official-data/officialCells.ts';
import {
  allotmentLines,
  officialHeadings,
  rankHeadings,
  rankLines,
} from '../packages/backend/src/areas/official-data/testing/allotmentList.ts';
import {
  rowsOfCsv,
  workbookOf,
} from '../packages/backend/src/areas/official-data/testing/workbook.ts';
import { publishList, signIn } from './clients.ts';
import { percentile } from './measure.ts';
import { startServer, type MeasuredServer } from '../tools/server.ts';

const rows = Number(process.env['ROWS'] ?? 200_000);
const isRanks = process.env['KIND'] === 'ranks';

/** Creates rows of one exam in which each candidate has a unique rank. */
const makeLines = async (): Promise<string[]> => {
  const cells = await officialCells();
  const wanted = { exam: 'UG', like: 2024 } as const;
  if (isRanks) return [rankHeadings, ...rankLines(cells, wanted).slice(0, rows)];
  const once = allotmentLines(cells, wanted).length;
  const times = Math.ceil(rows / once);
  return [officialHeadings, ...allotmentLines(cells, { ...wanted, times, most: rows })];
};

const lines = await makeLines();
const formats = {
  csv: () => new File([lines.join('\n')], 'list.csv', { type: 'text/csv' }),
  xlsx: () => {
    const fitting = lines.slice(0, workbookLimits.rows);
    return new File([workbookOf({ 'Round 1': rowsOfCsv(fitting) })], 'list.xlsx');
  },
} as const;
type Format = keyof typeof formats;

/** Asks as students do until stopped; returns how long each answer took. */
const startAsking = async (origin: string) => {
  const { token } = await signIn(origin, 'basic');
  const headers = { authorization: `Bearer ${token}` };
  const questions = [
    '/rank-prediction/recommend?air=8500&subject=BDS&category=General',
    '/api/colleges/200502',
    '/api/quotas?counselingCategory=UG',
    '/api/overview',
  ];
  const ask = async (path: string): Promise<number> => {
    const started = performance.now();
    await (await fetch(origin + path, { headers })).text();
    return performance.now() - started;
  };
  // Warm-up: the server derives much on the first question.
  for (const path of questions) await ask(path);
  const over = new AbortController();
  const asking = (async () => {
    const waits: number[] = [];
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      waits.push(await ask(questions[turn % questions.length]!));
      await wait(20);
    }
    return waits;
  })();
  return (): Promise<readonly number[]> => {
    over.abort();
    return asking;
  };
};

const measure = async ({ origin, memory }: MeasuredServer, list: File): Promise<boolean> => {
  const stopAsking = await startAsking(origin);
  const idle = memory();
  let most = idle;
  const sampling = setInterval(() => {
    most = Math.max(most, memory());
  }, 20);
  const { client } = await signIn(origin, 'admin');
  const { times, used } = await publishList(client, list);
  clearInterval(sampling);
  const waits = await stopAsking();

  const seconds = (from: number, to: number): number => (times[to]! - times[from]!) / 1000;
  const steps = ['upload', 'check', 'publish'].map(
    (step, at) => `${step} ${seconds(at, at + 1).toFixed(1)} s`,
  );
  const total = seconds(0, 3);
  const p95 = percentile(waits, 95);
  console.log(
    [
      `${list.name}: ${(list.size / 1024 / 1024).toFixed(1)} MB, ${used} used`,
      `${steps.join(', ')}, together ${total.toFixed(1)} s`,
      `others: ${waits.length} answers, p50 ${percentile(waits, 50).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, most ${Math.max(...waits).toFixed(0)} ms`,
      `memory: ${idle.toFixed(0)} MB idle, ${(most - idle).toFixed(0)} MB more at most`,
    ].join('\n'),
  );
  return total < 30 && p95 < 200 && most - idle < 300;
};

const run = async (format: Format): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwise-imports-'));
  const server = await startServer({ SEATWISE_DATA: join(folder, 'data.sqlite') });
  try {
    if (!(await measure(server, formats[format]()))) process.exitCode = 1;
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const wanted = process.env['FORMAT'] as Format | undefined;
for (const format of wanted ? [wanted] : (Object.keys(formats) as Format[])) await run(format);
