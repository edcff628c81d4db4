import { createFairQueue, type Caller } from './fairQueue.ts';
import type { Turns } from '../db/storage.ts';
import { hex, type Environment } from '../environment.ts';
import { siteOf } from './rateLimits.ts';
import { sameText } from './signatures.ts';

/** Normalized, because keyboards compose accents in different ways (RFC 8265). */
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

/** PBKDF2, because browsers and Node share it; stored as `rounds.salt.hash`. */
export const hashPassword = async (
  { passwordRounds, randomBytes }: Environment,
  password: string,
): Promise<string> => {
  const salt = hex(randomBytes(16));
  return `${passwordRounds}.${salt}.${await derive(password, salt, passwordRounds)}`;
};

/** Checks a password; without a stored hash it does the same work and answers no. */
const passwordMatches = async (
  environment: Environment,
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const [rounds = '', salt = '', hash = ''] = stored?.split('.') ?? [];
  const derived = await derive(password, salt, Number(rounds) || environment.passwordRounds);
  return stored !== undefined && sameText(derived, hash);
};

/** Hashes passwords of callers in turn, so that a flood of them leaves the server to the others. */
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
