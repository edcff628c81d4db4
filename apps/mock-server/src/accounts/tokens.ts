import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';
import { secrets } from '../db/seed/secrets.ts';
import { randomName, type Environment } from '../environment.ts';

const lifetimeSeconds = 12 * 60 * 60;
const skewSeconds = 60;

/** Who stands behind a bearer: nobody, somebody we know, or a token we do not accept. */
export type Caller =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      readonly user: User;
      readonly roleChanged: boolean;
      readonly expiresAt: number;
    }
  | { readonly kind: 'refused' };

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

  /** Reads `Bearer …`. The role that counts is the stored one, not the token's. */
  const callerOf = async (authorization: string | null | undefined): Promise<Caller> => {
    if (!authorization) return { kind: 'visitor' };
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (!token || token.length > 4096) return { kind: 'refused' };
    try {
      const { payload } = await jwtVerify(token, key(), {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: skewSeconds,
        currentDate: new Date(now()),
      });
      const user = db.users.get(Number(payload.sub));
      if (
        !user ||
        user.deletedAt !== null ||
        !user.isActive ||
        payload['version'] !== user.sessionVersion
      )
        return { kind: 'refused' };
      return {
        kind: 'user',
        user,
        roleChanged: payload['role'] !== user.role,
        expiresAt: payload.exp! * 1000,
      };
    } catch {
      return { kind: 'refused' };
    }
  };

  return { issue, callerOf };
};

export type Tokens = ReturnType<typeof createTokens>;
