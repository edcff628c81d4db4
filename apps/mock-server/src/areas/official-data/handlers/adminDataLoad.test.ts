import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { beforeAll, expect, it } from 'vitest';
import {
  allotmentLines,
  officialHeadings,
} from '@seatwise/backend/areas/official-data/testing/allotmentList';
import { type Import, cutoffDetails, importsOf } from '../testing/importsOf.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
let token: string;
beforeAll(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { read, uploaded } = importsOf(() => ({ host, token }), cutoffDetails);

const listOf = (...lines: string[]): string => [officialHeadings, ...lines].join('\r\n');

/** Milliseconds until a prediction is answered. */
const predicted = async (): Promise<number> => {
  const started = performance.now();
  const response = await call(
    host,
    prediction.recommend,
    { air: 500, subject: 'MBBS', category: 'General', counselingCategory: 'UG' },
    { token: await tokenFor(host, 'basic') },
  );
  await response.text();
  return performance.now() - started;
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

it('BEY-DAT-09 others are answered while 20,000 rows are checked, a few milliseconds later', async () => {
  const lines = allotmentLines(host.backend.reference.cells, {
    exam: 'UG',
    like: 2024,
    times: 5,
    most: 20_000,
  });
  const { id, mapping } = await uploaded(listOf(...lines));
  await predicted();
  const alone = median([await predicted(), await predicted(), await predicted()]);
  const idle = process.memoryUsage.rss();
  await read(contract.checkDataImport, { id, ...cutoffDetails, mapping, decisions: [] });
  const waits: number[] = [];
  let state: Import;
  do {
    waits.push(await predicted());
    state = await read(contract.readDataImport, { id });
  } while (state.state === 'checking');
  expect(state.result).toMatchObject({ rows: 20_000, used: 20_000 });
  expect(waits.length).toBeGreaterThan(2);
  // On a busy machine, the answers also wait for other programs.
  expect(median(waits)).toBeLessThan(Math.max(100, 4 * alone));
  expect((process.memoryUsage.rss() - idle) / 1024 / 1024).toBeLessThan(300);
});
