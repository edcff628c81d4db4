import { may } from '@seatwise/api-client/contract/constants/permissions';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';
import { randomName, type Environment } from '../environment.ts';
import { secrets } from './secrets.ts';

const recoveryCodeCount = 10;

/** The characters of recovery codes, without those that readers mix up, such as `l` and `1`. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What people type differs in spaces, hyphens and capitals. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const isStaff = ({ role }: User): boolean => may(role, 'console');

/**
 * The second step of staff's sign-in: codes of an authenticator app (RFC 6238), or recovery codes. A
 * key is stored nowhere: it follows from a secret and a salt, as RFC 4226 (7.5) has it, so that with
 * a signing key outside of the data no copy of these makes codes.
 */
export const createSecondFactors = (
  db: Database,
  environment: Environment,
  isRequired: boolean,
) => {
  const now = (): number => environment.clock.now();
  const digest = (text: string): Uint8Array =>
    hmac(sha256, utf8ToBytes(secrets.otp(db)), utf8ToBytes(`second factor:${text}`));
  const hashOf = (user: User, code: string): string =>
    bytesToHex(digest(`${user.id}:recovery:${plain(code)}`));

  const totpOf = (user: User, salt: string): TOTP =>
    new TOTP({
      issuer: 'Seatwise',
      label: user.email,
      secret: Secret.fromHex(bytesToHex(digest(`${user.id}:${salt}`).slice(0, 20))),
    });

  /** The second step counts only for staff, who can turn it off again. */
  const isOn = (user: User): boolean =>
    isStaff(user) && (db.secondFactors.get(user.id)?.since ?? null) !== null;

  /** Whether a code is valid, with a step of tolerance, and newer than the last accepted one. */
  const takesCode = (user: User, code: string): boolean => {
    const factor = db.secondFactors.get(user.id);
    if (!factor || !/^\d{6}$/.test(plain(code))) return false;
    const totp = totpOf(user, factor.salt);
    const delta = totp.validate({ token: plain(code), timestamp: now(), window: 1 });
    const step = totp.counter({ timestamp: now() }) + (delta ?? 0);
    if (delta === null || step <= factor.lastStep) return false;
    db.evenWhenFull(() => db.secondFactors.update(user.id, { lastStep: step }));
    return true;
  };

  /** Whether it is one of the recovery codes, which is used up then. */
  const takesRecoveryCode = (user: User, code: string): boolean => {
    const hash = hashOf(user, code);
    const { recoveryHashes = [] } = db.secondFactors.get(user.id) ?? {};
    if (!recoveryHashes.includes(hash)) return false;
    const left = recoveryHashes.filter((other) => other !== hash);
    db.evenWhenFull(() => db.secondFactors.update(user.id, { recoveryHashes: left }));
    return true;
  };

  const newRecoveryCode = (): string => {
    // 16 of 31 letters are 79 bits; a byte that would favour the first letters is left out.
    const letters: string[] = [];
    while (letters.length < 16)
      for (const byte of environment.randomBytes(16))
        if (byte < 248 && letters.length < 16) letters.push(alphabet[byte % 31]!);
    return letters.join('').replace(/.{4}(?=.)/g, '$&-');
  };

  return {
    isRequired,
    isOn,
    /** Whether the console stays closed to a member of staff until they turn it on. */
    isMissing: (user: User): boolean => isRequired && isStaff(user) && !isOn(user),
    /** Since when it is on, and how many recovery codes are left. */
    stateOf: (user: User) => {
      const { since = null, recoveryHashes = [] } = db.secondFactors.get(user.id) ?? {};
      return { since, recoveryCodes: recoveryHashes.length };
    },
    /** A new key, which counts once a code confirms it. */
    begin: (user: User): { readonly key: string; readonly uri: string } => {
      const salt = randomName(environment);
      db.secondFactors.put({ id: user.id, salt, since: null, lastStep: 0, recoveryHashes: [] });
      const totp = totpOf(user, salt);
      return { key: totp.secret.base32, uri: totp.toString() };
    },
    /** Turns it on; the recovery codes, or undefined for a wrong code. */
    confirm: (user: User, code: string): readonly string[] | undefined => {
      if (!takesCode(user, code)) return undefined;
      const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
      db.secondFactors.update(user.id, {
        since: now(),
        recoveryHashes: codes.map((each) => hashOf(user, each)),
      });
      return codes;
    },
    /** Whether a code proves the second step; each one does once. */
    takes: (user: User, code: string): boolean =>
      takesCode(user, code) || takesRecoveryCode(user, code),
    remove: (user: Pick<User, 'id'>): void => db.secondFactors.delete(user.id),
  };
};

export type SecondFactors = ReturnType<typeof createSecondFactors>;
