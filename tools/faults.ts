/**
 * `pnpm faults`: every operation of the contract in every network state, through the real screens of
 * the built app. Names narrow it: `pnpm faults login 500 offline`. FAULTS_WORKERS operations are
 * played at a time, each before a server of its own.
 */
import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { operations } from '@seatwise/api-client/contract';
import type { Operation } from '@seatwise/api-client/contract/operation';
import {
  createClock,
  memoryStorage,
  secureBytes,
  startStandalone,
} from '@seatwise/mock-server/standalone';
import { testLaunchOptions } from './chromium.ts';
import { examine } from '../apps/web/faults/examine.ts';
import type { OperationName } from '../apps/web/faults/gesture.ts';
import { gestures } from '../apps/web/faults/gestures/index.ts';
import { startProxy } from '../apps/web/faults/proxy.ts';
import { states, type StateName } from '../apps/web/faults/states.ts';

const workerCount = Number(process.env['FAULTS_WORKERS'] ?? 3);
/** Each case has a student of its own. */
const unlimited = 100_000;
const asked = process.argv.slice(2);
const names = Object.keys(states) as readonly StateName[];
const narrowed = names.filter((name) => asked.some((word) => name.startsWith(word)));
const chosenStates = narrowed.length > 0 ? narrowed : names;
// In the order of the words.
const narrowedOperations = asked.flatMap((word) => operations.filter(({ id }) => id === word));
const chosenOperations = narrowedOperations.length > 0 ? narrowedOperations : operations;

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

const startServer = () =>
  startStandalone({
    port: 0,
    host: '127.0.0.1',
    control: true,
    webRoot: fileURLToPath(new URL('../apps/web/dist', import.meta.url)),
    storage: memoryStorage(),
    limits: {
      signIns: unlimited,
      codes: unlimited,
      signUps: unlimited,
      contactForms: unlimited,
    },
    environment: {
      clock: createClock(),
      randomBytes: secureBytes,
      passwordRounds: 1,
      slowness: 0,
      log: () => {},
      readAsset: (url) => readFile(url),
    },
  });

const start = Date.now();
const browser = await chromium.launch(testLaunchOptions());
const waiting = [...chosenOperations];
const notCalled: string[] = [];
let cases = 0;
let failures = 0;

/** Plays the operations that wait, one after the other. */
const work = async (): Promise<void> => {
  const server = await startServer();
  const proxy = await startProxy(0, server.port);
  const baseURL = `http://localhost:${proxy.port}`;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const operation = next;
    const gesture = gestures[operation.id as OperationName];
    if ('calledBy' in gesture) {
      notCalled.push(`${operation.id}: called by ${gesture.calledBy}`);
      continue;
    }
    let marks = '';
    const found: string[] = [];
    // Without the records, the codes and the counts of the operation before.
    await server.backend.reset();
    for (const state of chosenStates) {
      if (!applies(operation, state)) continue;
      cases += 1;
      const faults = await examine({ browser, baseURL, proxy, operation, gesture, state });
      marks += faults.length === 0 ? '.' : 'x';
      found.push(...faults.map((fault) => `✗ ${operation.id}, ${state}: ${fault}`));
    }
    failures += found.length;
    console.log([`${operation.id.padEnd(24)} ${marks}`, ...found].join('\n'));
  }
  proxy.close();
  await server.close();
};

await Promise.all(Array.from({ length: workerCount }, work));
await browser.close();
for (const line of notCalled) console.log(`not by a screen: ${line}`);
const minutes = ((Date.now() - start) / 60_000).toFixed(1);
console.log(`${cases} cases, ${failures} failures, ${minutes} minutes`);
process.exit(failures > 0 ? 1 : 0);
