import type { TestInfo } from '@playwright/test';
import { startRelay, type Relay } from './relay.ts';
import { test as base } from './test.ts';

/** How many sockets are cut, with ten messages and more for each. */
export const cuts = Number(process.env['SOCKET_CUTS'] ?? 20);
/** `pnpm test:sockets` runs by itself: only then it can be said how long something takes. */
export const isMeasured = 'SOCKET_CUTS' in process.env;
export const timeout = 120_000 + 3000 * cuts;

/** A journey over a network whose sockets can be cut and counted. */
export const test = base.extend<{ relay: Relay }>({
  relay: async ({}, use, { project }) => {
    const relay = await startRelay(Number(new URL(project.use.baseURL!).port));
    await use(relay);
    relay.close();
  },
  baseURL: ({ relay }, use) => use(relay.address),
});

/** What a run found out stands in its report; whoever measures reads it at once. */
export const tell = ({ annotations }: TestInfo, type: string, description: string): void => {
  annotations.push({ type, description });
  if (isMeasured) process.stdout.write(`     ${type}: ${description}\n`);
};
