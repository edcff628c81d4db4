import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';
import { epochOf, secrets } from './secrets.ts';
import { randomName, type Environment } from '../environment.ts';
import { unknownDevice, type Device } from './device.ts';

const lifetimeSeconds = 12 * 60 * 60;
/** Milliseconds. */
export const tokenLifetime = lifetimeSeconds * 1000;
const skewSeconds = 60;

const claims = z.object({
  sub: z.string(),
  exp: z.int(),
  role: z.string(),
  version: z.int(),
  session: z.string(),
  epoch: z.optional(z.string()),
});

/** A token that we signed, whatever has happened to its user since. */
export interface Bearer {
  readonly userId: number;
  readonly role: string;
  readonly version: number;
  /** The session that began with a sign-in, with all its later tokens. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The fields that invalidate all tokens of a user, except those of one session. */
export const endAllSessions = (
  { sessionVersion }: User,
  keptSession: string | null = null,
): Pick<User, 'sessionVersion' | 'keptSession'> => ({
  sessionVersion: sessionVersion + 1,
  keptSession,
});

export const createTokens = (db: Database, environment: Environment) => {
  const key = () => new TextEncoder().encode(secrets.token(db));
  const now = () => environment.clock.now();

  /** Notes that a session has a token as of now; a new one is as fresh as the password that opened it. */
  const note = (user: User, id: string, device: Device): void => {
    const at = now();
    const begun = { id, userId: user.id, ...device, startedAt: at, usedAt: at, provedAt: at };
    db.evenWhenFull(() =>
      db.sessions.put({
        ...(db.sessions.get(id) ?? begun),
        version: user.sessionVersion,
        until: at + tokenLifetime,
      }),
    );
  };

  /** A token of a new session, or another one of a session. */
  const issue = (
    user: User,
    {
      session = randomName(environment),
      device = unknownDevice,
    }: { readonly session?: string; readonly device?: Device } = {},
  ): Promise<string> => {
    const seconds = Math.floor(now() / 1000);
    note(user, session, device);
    return new SignJWT({
      role: user.role,
      version: user.sessionVersion,
      session,
      epoch: epochOf(db),
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(user.id))
      .setJti(randomName(environment))
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifetimeSeconds)
      .sign(key());
  };

  /** Reads `Bearer …`; undefined if we did not sign the token or it has expired. */
  const read = async (authorization: string | null | undefined): Promise<Bearer | undefined> => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token || token.length > 4096) return undefined;
    try {
      const { payload } = await jwtVerify(token, key(), {
        algorithms: ['HS256'],
        clockTolerance: skewSeconds,
        currentDate: new Date(now()),
      });
      const { sub, exp, role, version, session, epoch = '' } = z.parse(claims, payload);
      if (epoch !== epochOf(db)) return undefined;
      return { userId: Number(sub), role, version, session, expiresAt: exp * 1000 };
    } catch {
      return undefined;
    }
  };

  /**
   * The user of a bearer token; undefined if the token has expired or was signed out, or if the
   * account was closed or got a new password. The stored role counts, not the token's.
   */
  const holder = ({ userId, version, session, expiresAt }: Bearer): User | undefined => {
    const user = db.users.get(userId);
    return user?.deletedAt === null &&
      user.isActive &&
      (user.sessionVersion === version || user.keptSession === session) &&
      !db.endedSessions.get(session) &&
      now() < expiresAt + skewSeconds * 1000
      ? user
      : undefined;
  };

  /** Signs a session out, which invalidates all of its tokens. */
  const end = (session: string): void => {
    db.sessions.delete(session);
    db.endedSessions.put({ id: session, until: now() + 2 * tokenLifetime });
  };

  return { issue, read, holder, end };
};

export type Tokens = ReturnType<typeof createTokens>;
