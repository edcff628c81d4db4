import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';
import { secrets } from '../db/seed/secrets.ts';
import { randomName, type Environment } from '../environment.ts';

const lifetimeSeconds = 12 * 60 * 60;
const skewSeconds = 60;

const claims = z.object({ sub: z.string(), exp: z.int(), role: z.string(), version: z.int() });

/** A token that we signed, whatever has become of its user since. */
export interface Bearer {
  readonly userId: number;
  readonly role: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const createTokens = (db: Database, environment: Environment) => {
  const key = () => new TextEncoder().encode(secrets.token(db));
  const now = () => environment.clock.now();

  const issue = (user: User): Promise<string> => {
    const seconds = Math.floor(now() / 1000);
    return new SignJWT({ role: user.role, version: user.sessionVersion })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(user.id))
      .setJti(randomName(environment))
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifetimeSeconds)
      .sign(key());
  };

  /** Reads `Bearer …`; undefined for whatever we did not sign or has run out. */
  const read = async (authorization: string | null | undefined): Promise<Bearer | undefined> => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token || token.length > 4096) return undefined;
    try {
      const { payload } = await jwtVerify(token, key(), {
        algorithms: ['HS256'],
        clockTolerance: skewSeconds,
        currentDate: new Date(now()),
      });
      const { sub, exp, role, version } = z.parse(claims, payload);
      return { userId: Number(sub), role, version, expiresAt: exp * 1000 };
    } catch {
      return undefined;
    }
  };

  /**
   * The user of a bearer token; undefined once it has expired or its account was closed
   * or given a new password. The role that counts is the stored one, not the token's.
   */
  const holder = ({ userId, version, expiresAt }: Bearer): User | undefined => {
    const user = db.users.get(userId);
    return user?.deletedAt === null &&
      user.isActive &&
      user.sessionVersion === version &&
      now() < expiresAt + skewSeconds * 1000
      ? user
      : undefined;
  };

  return { issue, read, holder };
};

export type Tokens = ReturnType<typeof createTokens>;
