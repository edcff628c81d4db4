import { adminData } from '@seatwise/api-client/contract/adminData';
import { roles } from '@seatwise/api-client/contract/constants/permissions';
import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

/** A change by staff. Entries are only added; each contains the hash of the previous entry. */
export const auditEntry = z.object({
  id: z.int(),
  at: time,
  actorId: z.int(),
  actorName: text,
  actorRole: z.enum(roles),
  address: maybeText,
  operation: text,
  subjectKind: text,
  subjectId: text,
  subjectLabel: text,
  changes: z.array(z.object({ field: text, before: maybeText, after: maybeText })),
  previousHash: text,
  hash: text,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const importShape = adminData.readDataImport.answer.schema._zod.def.shape;
const checkShape = adminData.checkDataImport.body._zod.def.shape;

const detailShape = {
  kind: checkShape.kind,
  source: checkShape.source,
  exam: checkShape.exam,
  year: checkShape.year,
  round: checkShape.round,
  documentUrl: checkShape.documentUrl,
};

/** An uploaded list of official data, from the upload to its publication. */
export const dataImport = z.object({
  id: z.int(),
  fileName: text,
  fileSize: z.int(),
  storageKey: text,
  uploadedBy: text,
  uploadedAt: time,
  encoding: text,
  delimiter: text,
  sheet: maybeText,
  sheets: z.array(text),
  /** The line of the headings, counted from 1. */
  headingLine: z.int(),
  columns: importShape.columns,
  kind: importShape.kind,
  mapping: importShape.mapping,
  guesses: importShape.guesses,
  details: importShape.details,
  decisions: checkShape.decisions,
  failure: maybeText,
  result: importShape.result,
  /** The blobs of published rows and of problems; null before a check has ended. */
  rowsKey: maybeText,
  reportKey: maybeText,
  basedOn: z.int(),
  fingerprint: importShape.fingerprint,
  isPublished: z.boolean(),
});
export type DataImport = z.infer<typeof dataImport>;

/** A running check: the import's id, the instance's name for it, its lease, and the share read. */
export const dataCheck = z.object({ id: z.int(), by: text, until: time, share: z.number() });

/** A version of the published data, with the imports in force. */
export const dataVersion = z.object({
  id: z.int(),
  /** The imports and their rows; null for an import's own rows, as an earlier server stored it. */
  imports: z.array(z.object({ id: z.int(), rowsKey: maybeText })),
  /** The import that made this version, and its details. */
  importId: z.int(),
  details: z.object(detailShape),
  fileName: text,
  rows: z.int(),
  publishedAt: time,
  publishedBy: text,
  withdrawn: z.nullable(z.object({ at: time, by: text })),
});
export type DataVersion = z.infer<typeof dataVersion>;

/** The column headings of a source's lists, and the meanings of its texts. */
export const dataSource = z.object({
  /** The kind of list, and the source's name in lower case. */
  id: text,
  kind: importShape.kind,
  name: text,
  headings: z.record(text, text),
  /** The headings of the last list, including columns that were left out. */
  columns: z.array(text),
  /** Decisions with their first publisher and time. */
  decisions: z.array(
    z.object({
      ...importShape.decisions._zod.def.element._zod.def.shape,
      by: maybeText,
      at: z.nullable(time),
    }),
  ),
});

/** Counts per day in India that no other record has. */
export const dayCount = z.object({
  /** Days since 1970. */
  id: z.int(),
  predictions: z.int(),
});
