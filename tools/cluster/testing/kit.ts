/**
 * The conformance kit examines the mock, including writes, on SQLite and on three instances behind
 * nginx, and must find nothing wrong. The kit needs an account for each role, which the mock has.
 */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine, targetAt } from '../../../packages/conformance/src/index.ts';
import { startServer } from '../../server.ts';
import { startMockCluster } from '../cluster.ts';

const examineAt = async (name: string, origin: string): Promise<void> => {
  const target = targetAt(origin, `${origin.replace('http', 'ws')}/ws`);
  const { entries, totals, seconds } = await examine(target, { writes: true });
  const findings = entries.flatMap(({ id, findings }) =>
    findings.map(({ call, expected, got }) => `${id}: ${call}: ${expected}: ${got}`),
  );
  assert.deepEqual(findings, [], name);
  console.log(`${name}: ${totals.kept} operations and destinations kept, ${seconds} s`);
};

const file = join(tmpdir(), `seatwise-kit-${process.pid}.sqlite`);
const server = await startServer({ SEATWISE_DATA: file });
process.once('exit', () => {
  server.close();
  rmSync(file, { force: true });
});
await examineAt('SQLite', server.origin);
const cluster = await startMockCluster();
await examineAt('PostgreSQL, three instances behind nginx', cluster.origin);
await cluster.stop();
process.exit();
