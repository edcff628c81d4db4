import type { TestInfo } from '@playwright/test';
import { startRelay, type Relay } from './relay.ts';
import { test as base } from './test.ts';

/** The number of sockets to cut; at least ten messages are sent for each. */
export const cuts = Number(process.env['SOCKET_CUTS'] ?? 20);
/** Set by `pnpm test:sockets`, which runs without other load, so that durations are meaningful. */
export const isMeasured = 'SOCKET_CUTS' in process.env;
export const timeout = 120_000 + 3000 * cuts;

/** A test whose connections pass through a relay that can cut them. */
export const test = base.extend<{ relay: Relay }>({
  relay: async ({}, use, { project }) => {
    const relay = await startRelay(Number(new URL(project.use.baseURL!).port));
    await use(relay);
    relay.close();
  },
  baseURL: ({ relay }, use) => use(relay.address),
});

/** Adds a measurement to the report, and prints it in a measured run. */
export const report = ({ annotations }: TestInfo, type: string, description: string): void => {
  annotations.push({ type, description });
  if (isMeasured) process.stdout.write(`     ${type}: ${description}\n`);
};
