import { readFile } from 'node:fs/promises';
import { createClock, type Clock, type Environment } from '../environment.ts';

/** Bytes that look random but are the same in every run. */
const repeatableBytes = (): Environment['randomBytes'] => {
  let state = 0x5ea7;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
};

export interface TestEnvironment extends Environment {
  readonly clock: Clock;
  /** The logged events. */
  readonly logged: { event: string; details: Readonly<Record<string, unknown>> | undefined }[];
}

/** A deterministic environment: a fixed clock, seeded randomness, cheap passwords. */
export const testEnvironment = (): TestEnvironment => {
  const logged: TestEnvironment['logged'] = [];
  const start = Date.parse('2026-07-20T10:00:00Z');
  return {
    clock: createClock(() => start),
    randomBytes: repeatableBytes(),
    passwordRounds: 1,
    slowness: 20,
    log: (event, details) => logged.push({ event, details }),
    readAsset: (url) => readFile(url),
    logged,
  };
};
