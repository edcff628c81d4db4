import { createFairQueue, type Caller } from './fairQueue.ts';
import type { Turns } from '../db/storage.ts';
import { hex, type Environment } from '../environment.ts';
import { siteOf } from './rateLimits.ts';
import { sameText } from './signatures.ts';

/** The password is normalized, because keyboards compose accents differently (RFC 8265). */
const derive = async (password: string, salt: string, rounds: number): Promise<string> => {
  const encode = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encode.encode(password.normalize()),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encode.encode(salt), iterations: rounds },
    key,
    256,
  );
  return hex(new Uint8Array(bits));
};

/** Hashes with PBKDF2, which browsers and Node both have; stored as `rounds.salt.hash`. */
export const hashPassword = async (
  { passwordRounds, randomBytes }: Environment,
  password: string,
): Promise<string> => {
  const salt = hex(randomBytes(16));
  return `${passwordRounds}.${salt}.${await derive(password, salt, passwordRounds)}`;
};

/** Checks a password; without a stored hash, does the same work and returns false. */
const passwordMatches = async (
  environment: Environment,
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const [rounds = '', salt = '', hash = ''] = stored?.split('.') ?? [];
  const derived = await derive(password, salt, Number(rounds) || environment.passwordRounds);
  return stored !== undefined && sameText(derived, hash);
};

/** Queues password hashing fairly by caller, so that a flood does not block other callers. */
export const createPasswords = (
  environment: Environment,
  { aside }: Turns,
  mistakesOf: (peer: string | undefined) => number,
) => {
  const callerOf = (peer: string | undefined): Caller => ({
    name: siteOf(peer) ?? peer ?? '',
    mistakes: mistakesOf(peer),
  });
  const inTurn = createFairQueue({ parallel: 2, waitingOfOne: 50, waiting: 200 });
  return {
    hash: (password: string, peer?: string): Promise<string> =>
      aside(() => inTurn(callerOf(peer), () => hashPassword(environment, password))),
    matches: (stored: string | undefined, password: string, peer?: string): Promise<boolean> =>
      aside(() => inTurn(callerOf(peer), () => passwordMatches(environment, stored, password))),
  };
};
