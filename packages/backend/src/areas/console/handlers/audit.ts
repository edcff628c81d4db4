import { iso } from '@seatwise/api-client/contract/constants/time';
import { audit as contract } from '@seatwise/api-client/contract/audit';
import type { Backend } from '../../../backend.ts';
import type { AuditEntry } from '../../../db/records.ts';
import { serveArea } from '../../../http/handle.ts';

/** An entry without its hashes, which have a meaning only on the server. */
const toListed = ({ previousHash: _previous, hash: _hash, at, ...entry }: AuditEntry) =>
  Object.assign(entry, { at: iso(at) });

export const auditHandlers = (backend: Backend) => {
  const { audit, db } = backend;

  return serveArea(backend, contract, {
    listAuditEntries: ({ input: { userId } }) => {
      const subject = userId === undefined ? undefined : String(userId);
      return db.auditEntries
        .all()
        .filter(
          ({ subjectKind, subjectId }) =>
            subject === undefined || (subjectKind === 'user' && subjectId === subject),
        )
        .toReversed()
        .map(toListed);
    },

    recordDownload: ({ input: { list, format, rows }, audit: note }) => {
      db.transaction(() =>
        note({ subject: { kind: 'list', id: list, label: list }, after: { format, rows } }),
      );
      return 'Noted.';
    },

    verifyAuditTrail: async ({ plays }) => ({
      entries: db.auditEntries.size,
      brokenAt: plays('audit.broken') ? 1 : await audit.brokenAt(),
    }),
  });
};
