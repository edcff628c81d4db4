/** The parts that differ between hosts: clock, randomness, password cost, log. */
export interface Environment {
  readonly clock: Clock;
  /** Bytes from a secure source; tests pass a repeatable one. */
  readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
  /** PBKDF2 rounds of a password. */
  readonly passwordRounds: number;
  /** How long the scenario «slow» waits. Milliseconds. */
  readonly slowness: number;
  readonly log: Log;
  /** Reads a file that comes with the backend. */
  readonly readAsset: (url: URL) => Promise<Uint8Array>;
}

export interface Clock {
  /** Milliseconds since 1970, moved by the offset. */
  readonly now: () => number;
  /** The milliseconds by which the control surface has moved the time. */
  offset: number;
}

export type Log = (event: string, details?: Readonly<Record<string, unknown>>) => void;

export const createClock = (source: () => number = Date.now): Clock => {
  const clock: Clock = { offset: 0, now: () => source() + clock.offset };
  return clock;
};

export const secureBytes = (count: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(count));

/** Real time and secure randomness, but cheap hashes, for hosts whose passwords protect nothing. */
export const cheapEnvironment = (readAsset: Environment['readAsset']): Environment => ({
  clock: createClock(),
  randomBytes: secureBytes,
  passwordRounds: 1,
  slowness: 3000,
  log: () => {},
  readAsset,
});

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An unguessable name. */
export const randomName = ({ randomBytes }: Environment, bytes = 12): string =>
  hex(randomBytes(bytes));

export { hex };
