import type { Need } from '@seatwise/api-client/contract/failures';
import type { Database } from '../db/database.ts';
import type { Session, User } from '../db/records.ts';
import type { Environment } from '../environment.ts';
import { HttpError } from '../httpError.ts';
import type { SecondFactors } from './secondFactors.ts';
import { deviceOf } from './device.ts';
import { tokenLifetime, type Bearer, type Tokens } from './tokens.ts';

/** How long after giving the password a user need not give it again. Milliseconds. */
const proofLasts = 10 * 60_000;

/** How exactly the last use of a session is known: each call would otherwise be a write. */
const useNotedEvery = 15 * 60_000;

const reasons: Readonly<Record<Need, string>> = {
  password: 'Enter your password again for this.',
  'password-and-code': 'Enter your password and a code again for this.',
  'second-factor': 'Turn on two-step sign-in in your profile first.',
};

/** What a refused caller has to do first. */
export const needed = (needs: Need): HttpError => new HttpError(403, reasons[needs], { needs });

interface Parts {
  readonly db: Database;
  readonly environment: Environment;
  readonly tokens: Tokens;
  readonly secondFactors: SecondFactors;
}

/** The sessions of accounts, and when their owners last gave the password. */
export const createSessions = ({ db, environment, tokens, secondFactors }: Parts) => {
  const now = (): number => environment.clock.now();

  const of = (user: User): Session[] =>
    db.sessions
      .where('userId', String(user.id))
      .filter(
        ({ id, version, until }) =>
          until > now() && (version === user.sessionVersion || id === user.keptSession),
      );

  return {
    /** The sessions that still count, the last used first. */
    of: (user: User): Session[] => of(user).toSorted((a, b) => b.usedAt - a.usedAt),

    /** Signs one session of a user out; whether there was one. */
    end: (user: User, id: string): boolean => {
      const isOwn = of(user).some((session) => session.id === id);
      if (isOwn) db.transaction(() => tokens.end(id));
      return isOwn;
    },

    /** Whether the use of a session was noted a short time ago. */
    isUseNoted: ({ session }: Bearer): boolean =>
      now() - (db.sessions.get(session)?.usedAt ?? -Infinity) < useNotedEvery,

    noteUse: ({ userId, session: id, version, expiresAt }: Bearer, request: Request): void => {
      const session = db.sessions.get(id);
      // Earlier releases stored no sessions, so such a session has no proof.
      const older = {
        id,
        userId,
        version,
        ...deviceOf(request),
        provedAt: 0,
        startedAt: expiresAt - tokenLifetime,
        until: expiresAt,
      };
      db.evenWhenFull(() => db.sessions.put({ ...(session ?? older), usedAt: now() }));
    },

    /** Records that the owner has just given the password, and the code if one is required. */
    noteProof: (id: string): void => {
      db.sessions.update(id, { provedAt: now() });
    },

    /** Throws a 403 that names what to give if the last proof is over ten minutes old, or if a sign-in does not count as one. */
    assertProven: (user: User, id: string, countsSignIn: boolean): void => {
      const { provedAt = 0, startedAt = 0 } = db.sessions.get(id) ?? {};
      const isFresh = now() - provedAt <= proofLasts && (countsSignIn || provedAt > startedAt);
      if (!isFresh) throw needed(secondFactors.isOn(user) ? 'password-and-code' : 'password');
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;
