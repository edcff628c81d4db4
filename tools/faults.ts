/**
 * `pnpm faults`: every operation of the contract in every network state, through the real screens of
 * the built app. Names narrow it: `pnpm faults login 500 offline`.
 */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { operations } from '@seatwise/api-client/contract';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { testLaunchOptions } from './chromium.ts';
import { examine } from '../apps/web/faults/examine.ts';
import type { OperationName } from '../apps/web/faults/gesture.ts';
import { gestures } from '../apps/web/faults/gestures/index.ts';
import { startProxy } from '../apps/web/faults/proxy.ts';
import { states, type StateName } from '../apps/web/faults/states.ts';

const port = Number(process.env['PORT'] ?? 4330);
const serverPort = port + 1;
const baseURL = `http://localhost:${port}`;
const asked = process.argv.slice(2);
const names = Object.keys(states) as readonly StateName[];
const chosenStates = names.filter((name) => asked.some((word) => name.startsWith(word)));
const chosenOperations = operations.filter(({ id }) => asked.includes(id));

/** Transfers take as long as they take, and only read answers can be odd. */
const applies = ({ answer, encoding }: Operation, state: StateName): boolean => {
  if (state === 'time-out') return answer.kind !== 'file' && encoding !== 'multipart';
  if (state === 'odd records') return answer.kind === 'rows';
  if (['fields missing', 'fields of another type', 'other spellings'].includes(state))
    return answer.kind === 'rows' || answer.kind === 'json';
  // What a text or a file says is not examined.
  if (['empty', 'doubled', 'wrong type'].includes(state))
    return answer.kind === 'rows' || answer.kind === 'json';
  return true;
};

const server = spawn(process.execPath, ['apps/mock-server/src/hosts/main.ts', '--control'], {
  env: {
    ...process.env,
    PORT: String(serverPort),
    SEATWISE_DATA: 'memory',
    // Each case has a student of its own.
    SEATWISE_CODE_LIMIT: '10000',
    SEATWISE_SIGN_UP_LIMIT: '10000',
  },
  stdio: 'ignore',
});
const proxy = await startProxy(port, serverPort);
const browser = await chromium.launch(testLaunchOptions());

const isUp = (): Promise<boolean> =>
  fetch(`${baseURL}/__mock/health`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 200));

let cases = 0;
let failures = 0;
const skipped: string[] = [];
for (const operation of chosenOperations.length > 0 ? chosenOperations : operations) {
  const gesture = gestures[operation.id as OperationName];
  if ('calledBy' in gesture) {
    skipped.push(`${operation.id}: called by ${gesture.calledBy}`);
    continue;
  }
  const marks: string[] = [];
  const found: string[] = [];
  // Without the records, the codes and the counts of the operation before.
  await fetch(`${baseURL}/__mock/reset`, { method: 'POST' });
  for (const state of chosenStates.length > 0 ? chosenStates : names) {
    if (!applies(operation, state)) continue;
    cases += 1;
    const faults = await examine({ browser, baseURL, proxy, operation, gesture, state });
    marks.push(faults.length === 0 ? '.' : 'x');
    found.push(...faults.map((fault) => `✗ ${operation.id}, ${state}: ${fault}`));
  }
  failures += found.length;
  console.log([`${operation.id.padEnd(24)} ${marks.join('')}`, ...found].join('\n'));
}

await browser.close();
proxy.close();
server.kill();
for (const line of skipped) console.log(`not by a screen: ${line}`);
console.log(`${cases} cases, ${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
