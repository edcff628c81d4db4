import type { Operation } from '@seatwise/api-client/contract/operation';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Database } from '../db/database.ts';
import type { AuditEntry, User } from '../db/records.ts';
import type { Environment } from '../environment.ts';

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A change by staff; without `before` the record was added, without `after` it was removed. */
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

/** A change, with its actor, operation and address. */
export interface Append {
  readonly actor: User;
  readonly address: string | undefined;
  readonly operation: Operation;
  readonly change: Change;
}

const asText = (value: Facts[string]): string | null =>
  value === undefined || value === null || value === '' ? null : String(value);

/** The fields that a change alters. */
const changesOf = ({ before = {}, after = {} }: Change): AuditEntry['changes'] =>
  Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after);

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** The hash before the first entry. */
const genesisHash = '0'.repeat(64);

/** The number of entries checked in one task. */
const checkedAtOnce = 1000;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Hashes that cannot be made without the key. Only the newest entry's seal is stored; earlier
 * entries have just a hash derived from theirs, so that no earlier seal can be restored.
 */
const createHashes = (key: string | undefined) => {
  const digest = (text: string): string =>
    bytesToHex(
      key === undefined
        ? sha256(utf8ToBytes(text))
        : hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)),
    );
  return {
    of: ({ hash: _hash, ...entry }: AuditEntry): string =>
      digest(JSON.stringify(Object.entries(entry).toSorted(byName))),
    sealOf: (hash: string): string => (key === undefined ? hash : digest(`newest ${hash}`)),
    linkOf: (seal: string): string => (key === undefined ? seal : digest(`after ${seal}`)),
  };
};

/**
 * The changes by staff. Each entry's hash covers the entry and the previous hash, so that an
 * altered or removed entry breaks the chain; the newest entry's seal is in the settings, so that
 * entries missing at the end are noticed too. Only a key outside the data keeps a person who can
 * write the data from making a new valid chain.
 */
export const createAuditTrail = (db: Database, { clock }: Environment, key?: string) => {
  const hashes = createHashes(key);
  const newestSeal = (): string =>
    String(db.settings.get('newestAuditHash')?.value ?? (key === undefined ? genesisHash : ''));
  const seal = (hash: string): void =>
    void db.settings.put({ id: 'newestAuditHash', value: hashes.sealOf(hash) });

  return {
    /** Seals the empty trail of new data; a trail that was emptied later has no such seal. */
    begin: (): void => seal(genesisHash),

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
          previousHash: hashes.linkOf(newestSeal()),
          hash: '',
        };
        const hash = hashes.of(entry);
        db.auditEntries.put({ ...entry, hash });
        seal(hash);
      }),

    /** The first entry that does not follow the previous one, or the number missing at the end. */
    brokenAt: async (): Promise<number | null> => {
      const entries = db.auditEntries.all();
      const newest = newestSeal();
      const lastGiven = db.lastId('auditEntries');
      let previous = hashes.sealOf(genesisHash);
      let last = 0;
      for (const [index, entry] of entries.entries()) {
        // Split into short tasks, because hashing 50,000 entries takes most of a second.
        if (index % checkedAtOnce === checkedAtOnce - 1) await nextTask();
        last = entry.id;
        const follows = entry.previousHash === hashes.linkOf(previous);
        if (!follows || entry.hash !== hashes.of(entry)) return last;
        previous = hashes.sealOf(entry.hash);
      }
      return previous === newest && last === lastGiven ? null : last + 1;
    },
  };
};
