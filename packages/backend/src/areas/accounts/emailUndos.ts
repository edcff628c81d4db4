import { keptMs } from '@seatwise/api-client/contract/constants/retention';
import type { Database } from '../../db/database.ts';
import type { User } from '../../db/records.ts';
import { hex, type Environment } from '../../environment.ts';
import { secrets } from '../../security/secrets.ts';
import { hmacSha256 } from '../../security/signatures.ts';

/** The links that restore a replaced address; each is stored by the hash of its token. */
export const createEmailUndos = (db: Database, { clock: { now }, randomBytes }: Environment) => {
  const idOf = (token: string): Promise<string> => hmacSha256(secrets.otp(db), `undo:${token}`);

  return {
    newLink: async () => {
      const token = hex(randomBytes(24));
      return { token, id: await idOf(token) };
    },

    /** Whether an address may still be restored to another account. */
    isReserved: (email: string, userId?: number): boolean =>
      db.emailUndos
        .where('email', email.toLowerCase())
        .some(
          (undo) =>
            undo.until > now() &&
            undo.userId !== userId &&
            db.users.get(undo.userId)?.deletedAt === null,
        ),

    add: (id: string, { id: userId, email }: User): void => {
      db.emailUndos.put({
        id,
        userId,
        email,
        changedAt: now(),
        until: now() + keptMs('formerEmail'),
      });
    },

    /** The address and account that a link restores; undefined if it is wrong, used or too old. */
    find: async (token: string) => {
      const undo = db.emailUndos.get(await idOf(token));
      const user = undo && db.users.get(undo.userId);
      return undo && undo.until > now() && user?.deletedAt === null ? { undo, user } : undefined;
    },

    /** Ends a link and the later ones, which were mailed to the addresses that it removes. */
    endSince: ({ userId, changedAt }: { readonly userId: number; readonly changedAt: number }) => {
      for (const other of db.emailUndos.all())
        if (other.userId === userId && other.changedAt >= changedAt) db.emailUndos.delete(other.id);
    },
  };
};
