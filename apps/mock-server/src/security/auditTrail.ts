import type { Operation } from '@seatwise/api-client/contract/operation';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Database } from '../db/database.ts';
import type { AuditEntry, User } from '../db/records.ts';
import type { Environment } from '../environment.ts';

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What staff changed; without `before` it was added, without `after` it is gone. */
export interface Change {
  readonly subject: {
    readonly kind:
      | 'user'
      | 'file'
      | 'alert'
      | 'answer'
      | 'message'
      | 'payment'
      | 'data'
      | 'conversation'
      | 'saved reply'
      | 'list';
    readonly id: number | string;
    readonly label: string;
  };
  readonly before?: Facts;
  readonly after?: Facts;
}

/** A change, with who made it by which operation and from where. */
export interface Append {
  readonly actor: User;
  readonly address: string | undefined;
  readonly operation: Operation;
  readonly change: Change;
}

const asText = (value: Facts[string]): string | null =>
  value === undefined || value === null || value === '' ? null : String(value);

/** The fields that differ. */
const changesOf = ({ before = {}, after = {} }: Change): AuditEntry['changes'] =>
  Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after);

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

const hashOf = ({ hash: _hash, ...entry }: AuditEntry): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(Object.entries(entry).toSorted(byName)))));

/** The hash that the first entry follows. */
const genesisHash = '0'.repeat(64);

/** How many entries are checked in one task. */
const checkedAtOnce = 1000;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The changes by staff. Each entry's hash covers the entry and the hash of the one before, so that
 * one that is altered or taken out breaks the chain; the hash of the newest is in the settings, so
 * that entries missing at the end show too.
 */
export const createAuditTrail = (db: Database, { clock }: Environment) => {
  const newestHash = (): string => String(db.settings.get('newestAuditHash')?.value ?? genesisHash);

  return {
    append: ({ actor, address, operation, change }: Append): void =>
      db.transaction(() => {
        const entry: AuditEntry = {
          id: db.nextId('auditEntries'),
          at: clock.now(),
          actorId: actor.id,
          actorName: actor.username,
          actorRole: actor.role,
          address: address ?? null,
          operation: operation.id,
          subjectKind: change.subject.kind,
          subjectId: String(change.subject.id),
          subjectLabel: change.subject.label,
          changes: changesOf(change),
          previousHash: newestHash(),
          hash: '',
        };
        const hash = hashOf(entry);
        db.auditEntries.put({ ...entry, hash });
        db.settings.put({ id: 'newestAuditHash', value: hash });
      }),

    /** The first entry that does not follow from the one before, or the number that is missing at the end. */
    brokenAt: async (): Promise<number | null> => {
      const entries = db.auditEntries.all();
      const newest = newestHash();
      let previousHash = genesisHash;
      let last = 0;
      for (const [index, entry] of entries.entries()) {
        // In short tasks: the hashes of 50,000 entries take most of a second.
        if (index % checkedAtOnce === checkedAtOnce - 1) await nextTask();
        last = entry.id;
        if (entry.previousHash !== previousHash || entry.hash !== hashOf(entry)) return entry.id;
        previousHash = entry.hash;
      }
      return previousHash === newest ? null : last + 1;
    },
  };
};
