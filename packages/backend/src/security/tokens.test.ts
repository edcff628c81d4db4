import { SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../db/database.ts';
import type { User } from '../db/records.ts';
import { memoryStorage } from '../db/storage.ts';
import { testEnvironment } from '../testing/environment.ts';
import { createSecondFactors } from './secondFactors.ts';
import { beginEpoch, epochOf, secretNames, secrets } from './secrets.ts';
import { createTokens } from './tokens.ts';

const environment = testEnvironment();
const email = 'head@college.test';
const user = { id: 6, role: 'Super Admin', email, sessionVersion: 1 } as User;
const signingKey = 'the key of a file outside of the data';
const stored = 'a secret of the data, as a backup has it';

/** A database restored from a backup. */
const restored = (signingKey?: string): Database => {
  const db = createDatabase(memoryStorage(), undefined, signingKey);
  for (const name of secretNames) db.settings.put({ id: `secret:${name}`, value: stored });
  return db;
};
const bearer = async (token: Promise<string>): Promise<string> => `Bearer ${await token}`;

describe('BEY-ATK-34 tokens', () => {
  let db: Database;
  beforeEach(() => {
    db = restored(signingKey);
  });

  it('are signed by no copy of the data', async () => {
    const { issue, read } = createTokens(db, environment);
    expect(await read(await bearer(issue(user)))).toMatchObject({ userId: 6 });
    const forger = createTokens(restored(), environment);
    expect(await read(await bearer(forger.issue(user)))).toBeUndefined();
    const other = createTokens(restored('the key of another deployment'), environment);
    expect(await read(await bearer(other.issue(user)))).toBeUndefined();
  });

  it('and whatever else is signed need the key beside the data', () => {
    for (const secretIn of Object.values(secrets)) {
      expect(secretIn(restored(signingKey))).toBe(secretIn(db));
      expect(secretIn(restored())).not.toBe(secretIn(db));
    }
  });

  it('are void after a restore, those too that had ended', async () => {
    const { issue, read } = createTokens(db, environment);
    const before = await bearer(issue(user));
    expect(await read(before)).toBeDefined();
    beginEpoch(db, environment);
    const between = await bearer(issue(user));
    expect([await read(before), (await read(between))?.userId]).toEqual([undefined, 6]);
    // Restoring an older backup again does not return to a former epoch.
    beginEpoch(db, environment);
    expect(await read(between)).toBeUndefined();
  });

  it('are read only with HS256 and an expiry, however rightly they are signed', async () => {
    const { read } = createTokens(db, environment);
    const made = (alg: string, expiry: object) =>
      bearer(
        new SignJWT({ role: user.role, version: 1, session: 's', epoch: epochOf(db), ...expiry })
          .setProtectedHeader({ alg })
          .setSubject('6')
          .sign(new TextEncoder().encode(secrets.token(db))),
      );
    const expiry = { exp: Math.floor(environment.clock.now() / 1000) + 60 };
    expect(await read(await made('HS256', expiry))).toMatchObject({ userId: 6 });
    expect(await read(await made('HS512', expiry))).toBeUndefined();
    expect(await read(await made('HS256', {}))).toBeUndefined();
  });

  it('of a release that knew no epoch are valid until a restore', async () => {
    const old = restored();
    const seconds = Math.floor(environment.clock.now() / 1000);
    const token = new SignJWT({ role: user.role, version: 1, session: 's' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('6')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 60)
      .sign(new TextEncoder().encode(stored));
    const { read } = createTokens(old, environment);
    expect(await read(await bearer(token))).toBeDefined();
    beginEpoch(old, environment);
    expect(await read(await bearer(token))).toBeUndefined();
  });
});

it('BEY-ATK-37 a copy of the data makes no codes of two-step sign-in', () => {
  const db = restored(signingKey);
  const { key } = createSecondFactors(db, environment, false).begin(user);
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: environment.clock.now(),
  });
  const takes = (copy: Database): boolean => {
    copy.secondFactors.put(db.secondFactors.get(user.id)!);
    return createSecondFactors(copy, environment, false).takes(user, code);
  };
  expect([takes(restored()), takes(restored(signingKey))]).toEqual([false, true]);
});
