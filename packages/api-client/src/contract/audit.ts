import * as z from 'zod/mini';
import { roles } from './constants/permissions.ts';
import { json, defineArea, rows, text } from './operation.ts';
import { id, maybe, shortText } from './values.ts';

/** A value before or after a change; secrets only appear as set or not set. */
const value = maybe(z.string());

export const audit = defineArea('admin', {
  listAuditEntries: {
    summary:
      'Every change by staff, newest first: who, what, before and after, when, from where; of one user alone where it is named',
    route: 'GET /api/admin/audit',
    query: z.object({ userId: z.optional(id) }),
    answer: rows(
      z.object({
        id: z.int(),
        at: z.string(),
        actorId: z.int(),
        actorName: z.string(),
        actorRole: z.enum(roles),
        address: maybe(z.string()),
        /** The id of the contract's operation that made the change. */
        operation: z.string(),
        subjectKind: z.string(),
        subjectId: z.string(),
        subjectLabel: z.string(),
        changes: z.array(z.object({ field: z.string(), before: value, after: value })),
      }),
    ),
  },

  recordDownload: {
    summary: 'Note that a list is downloaded; called before the file is written',
    route: 'POST /api/admin/audit/downloads',
    access: 'downloads',
    body: z.object({
      list: shortText,
      format: z.enum(['csv', 'xlsx']),
      rows: z.int().check(z.nonnegative()),
    }),
    answer: text,
  },

  verifyAuditTrail: {
    summary: 'Whether the chain of the audit entries is whole',
    route: 'GET /api/admin/audit/verification',
    answer: json(
      z.object({
        entries: z.int(),
        /** The first entry that does not follow from the previous one; null for an intact chain. */
        brokenAt: z.nullable(z.int()),
      }),
    ),
  },
});
