import { adminData } from '@seatwise/api-client/contract/adminData';
import { roles } from '@seatwise/api-client/contract/constants/permissions';
import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

/** A change by staff. Entries are only ever added; each carries the hash of the one before. */
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
  /** Published rows and problems, under generated names; null before a check has ended. */
  rowsKey: maybeText,
  reportKey: maybeText,
  basedOn: z.int(),
  fingerprint: importShape.fingerprint,
  isPublished: z.boolean(),
});
export type DataImport = z.infer<typeof dataImport>;

/** The check of an import that an instance runs, with what it has read; `id` is the import's. */
export const dataCheck = z.object({ id: z.int(), by: text, until: time, share: z.number() });

/** A state of the published data: which imports are in force. */
export const dataVersion = z.object({
  id: z.int(),
  /** With their rows; null for those that the import names, as an earlier server stored it. */
  imports: z.array(z.object({ id: z.int(), rowsKey: maybeText })),
  /** The import that made it, and what it was of. */
  importId: z.int(),
  details: z.object(detailShape),
  fileName: text,
  rows: z.int(),
  publishedAt: time,
  publishedBy: text,
  withdrawn: z.nullable(z.object({ at: time, by: text })),
});
export type DataVersion = z.infer<typeof dataVersion>;

/** How the lists of a source head their columns, and what its texts mean. */
export const dataSource = z.object({
  /** The kind of list, and the source's name in small letters. */
  id: text,
  kind: importShape.kind,
  name: text,
  headings: z.record(text, text),
  /** The headings of the last list, with those of columns that were left out. */
  columns: z.array(text),
  /** With who published them first, and when. */
  decisions: z.array(
    z.object({
      ...importShape.decisions._zod.def.element._zod.def.shape,
      by: maybeText,
      at: z.nullable(time),
    }),
  ),
});

/** What is counted by day in India, where no other record tells it. */
export const dayCount = z.object({
  /** Days since 1970. */
  id: z.int(),
  predictions: z.int(),
});
