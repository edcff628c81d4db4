/**
 * `node bench/imports.ts`: a list of 200,000 rows as CSV, and of as many as a workbook may have as
 * XLSX, is uploaded, checked and published, each on a server of its own, while students ask for predictions and colleges. Says how long
 * it took, how much memory the server had above idle, and how long the others waited; fails beyond
 * 30 s, 300 MB or 200 ms.
 *
 *   ROWS=20000 KIND=ranks FORMAT=xlsx node bench/imports.ts
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { workbookLimits } from '../packages/api-client/src/contract/constants/data.ts';
import { createReferenceData } from '../apps/mock-server/src/reference/referenceData.ts';
import {
  allotmentLines,
  officialHeadings,
  rankHeadings,
  rankLines,
} from '../apps/mock-server/src/areas/official-data/testing/allotmentList.ts';
import {
  rowsOfCsv,
  workbookOf,
} from '../apps/mock-server/src/areas/official-data/testing/workbook.ts';
import { percentile } from './measure.ts';

const rows = Number(process.env['ROWS'] ?? 200_000);
const isRanks = process.env['KIND'] === 'ranks';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Rows of one exam, each candidate with a rank of their own. */
const makeLines = (): string[] => {
  const { cells } = createReferenceData({ seats: 1247 });
  const wanted = { exam: 'UG', like: 2024 } as const;
  if (isRanks) return [rankHeadings, ...rankLines(cells, wanted).slice(0, rows)];
  const once = allotmentLines(cells, wanted).length;
  const times = Math.ceil(rows / once);
  return [officialHeadings, ...allotmentLines(cells, { ...wanted, times, most: rows })];
};

const lines = makeLines();
const formats = {
  csv: () => new File([lines.join('\n')], 'list.csv', { type: 'text/csv' }),
  xlsx: () => {
    const fitting = lines.slice(0, workbookLimits.rows);
    return new File([workbookOf({ 'Round 1': rowsOfCsv(fitting) })], 'list.xlsx');
  },
} as const;
type Format = keyof typeof formats;

const main = fileURLToPath(new URL('../apps/mock-server/src/hosts/main.ts', import.meta.url));
let origin = '';

const megabytes = (server: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024;

const signIn = async (mailbox: string): Promise<Record<string, string>> => {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      rollnumberOrEmail: `${mailbox}@seatwise.test`,
      password: 'Seatwise@123',
    }),
  });
  return { authorization: `Bearer ${((await response.json()) as { token: string }).token}` };
};

const untilUp = async (): Promise<void> => {
  for (;;) {
    const isUp = await fetch(`${origin}/api/overview`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
};

const send = async (path: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(`${origin}/api/admin/data${path}`, init);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);

const measure = async (server: ChildProcess, list: File): Promise<boolean> => {
  await untilUp();
  const admin = await signIn('admin');
  const student = await signIn('basic');
  const ask = async (path: string): Promise<void> => {
    await (await fetch(origin + path, { headers: student })).text();
  };
  const questions = [
    '/rank-prediction/recommend?air=8500&subject=BDS&category=General',
    '/api/colleges/200554',
    '/api/quotas?counselingCategory=UG',
    '/api/overview',
  ];
  // Warm: the samples are made on the first question.
  for (const path of questions) await ask(path);
  const idle = megabytes(server);
  let most = idle;
  const sampling = setInterval(() => {
    most = Math.max(most, megabytes(server));
  }, 20);

  const waits: number[] = [];
  const over = new AbortController();
  const others = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const started = performance.now();
      await ask(questions[turn % questions.length]!);
      waits.push(performance.now() - started);
      await wait(20);
    }
  })();

  const started = performance.now();
  const post = (path: string, body: unknown): Promise<unknown> =>
    send(path, {
      method: 'POST',
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const form = new FormData();
  form.append('file', list);
  const upload = await send('/imports', { method: 'POST', headers: admin, body: form });
  const { id, mapping } = upload as { id: number; mapping: unknown };
  const uploaded = performance.now();
  await post(`/imports/${id}/check`, {
    kind: 'cutoffs',
    source: 'MCC',
    exam: 'UG',
    year: 2025,
    round: 'Round 1',
    documentUrl: 'https://mcc.nic.in/list.pdf',
    mapping,
    colleges: [],
  });
  let state: {
    state: string;
    basedOn: number;
    fingerprint: string;
    result: { used: number } | null;
  };
  do {
    await wait(50);
    state = (await send(`/imports/${id}`, { headers: admin })) as typeof state;
  } while (state.state === 'checking');
  const checked = performance.now();
  const { basedOn, fingerprint } = state;
  await post(`/imports/${id}/publish`, { basedOn, fingerprint });
  const published = performance.now();
  over.abort();
  await others;
  clearInterval(sampling);

  const total = (published - started) / 1000;
  const p95 = percentile(waits, 95);
  console.log(
    [
      `${list.name}: ${(list.size / 1024 / 1024).toFixed(1)} MB, ${state.result?.used} used`,
      `upload ${seconds(started, uploaded)} s, check ${seconds(uploaded, checked)} s, publish ${seconds(checked, published)} s, together ${total.toFixed(1)} s`,
      `others: ${waits.length} answers, p50 ${percentile(waits, 50).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, most ${Math.max(...waits).toFixed(0)} ms`,
      `memory: ${idle.toFixed(0)} MB idle, ${(most - idle).toFixed(0)} MB more at most`,
    ].join('\n'),
  );
  return total < 30 && p95 < 200 && most - idle < 300;
};

const run = async (format: Format): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwise-imports-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), SEATWISE_DATA: join(folder, 'data.sqlite') },
  });
  try {
    if (!(await measure(server, formats[format]()))) process.exitCode = 1;
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

const wanted = process.env['FORMAT'] as Format | undefined;
for (const format of wanted ? [wanted] : (Object.keys(formats) as Format[])) await run(format);
