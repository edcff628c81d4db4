import * as z from 'zod/mini';
import { stateNames } from './constants/applicant.ts';
import { exams } from './constants/counselling.ts';
import {
  dataKindNames,
  dataRounds,
  listTerms,
  mostUnknowns,
  proposalReasons,
  webAddress,
  type DataKind,
} from './constants/data.ts';
import { collegeKinds } from './constants/prediction.ts';
import { file, json, defineArea } from './operation.ts';
import { bounded, id, maybe, name } from './values.ts';

/** At most as many columns as a file may have. */
const column = z.int().check(z.minimum(0), z.maximum(199));

/** Which column, counted from 0, holds what; by the names of `dataKinds`. */
const mapping = z.record(z.string().check(z.maxLength(40)), column);

const kind = z.enum(dataKindNames);

/** What the file does not say of itself. */
const details = {
  kind,
  /** Who published the document, such as MCC; of a state's ranks its authority and the state. */
  source: name,
  /** Null for kinds that are of no exam, or of no round. */
  exam: z.nullable(z.enum(exams)),
  year: z.int().check(z.minimum(2015), z.maximum(2100)),
  round: z.nullable(z.enum(dataRounds)),
  /** Where the official document is found. */
  documentUrl: z.string().check(z.maxLength(500), z.regex(webAddress, 'Not a web address.')),
};

/** The same in answers. */
const listed = { ...details, source: z.string(), year: z.int(), documentUrl: z.string() };

/** What a row says, by the fields of its kind; numbers are formatted where they are shown. */
const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** What a row is of, such as a college and one of its seats. */
const rowName = { title: z.string(), detail: z.string() };

/** What a text of a list is of. */
/** What a list has in a cell, whatever that is. */
const written = z.string().check(z.minLength(1), z.maxLength(500));
const term = { of: z.enum(listTerms), written };

/** What staff say that a text of a list means. */
const decision = z.object({
  ...term,
  /**
   * A college's code, or `new` for one that publishing adds; a quota, a course; a category such as
   * `OBC` or `OBC PH`. Null leaves its rows out on purpose.
   */
  means: z.nullable(bounded(200)),
  /** The college that is new. */
  adds: z.optional(z.object({ name, state: z.enum(stateNames), kind: z.enum(collegeKinds) })),
});

const decisions = z.array(decision).check(z.maxLength(mostUnknowns));

const severity = z.enum(['error', 'warning']);

/** How many of those that another list has this one has too. */
const share = z.object({ known: z.int(), here: z.int() });

const result = z.object({
  /** Rows below the headings. */
  rows: z.int(),
  /** Rows that are taken over. */
  used: z.int(),
  /** Rows with an error. */
  leftOut: z.int(),
  /** Blank rows, repeated headings and rows that say nothing of the kind. */
  skipped: z.int(),
  /** By kind of problem; an error leaves the row out, a warning does not. */
  problems: z.array(
    z.object({
      problem: z.string(),
      severity,
      count: z.int(),
      /** How many different values have it. */
      values: maybe(z.int()),
    }),
  ),
  /** The first of them; the report has all. */
  examples: z.array(z.object({ row: z.int(), problem: z.string(), severity, value: z.string() })),
  /** What the list writes that nobody has decided and no rule reads, by rows. */
  unknowns: z.array(
    z.object({
      ...term,
      rows: z.int(),
      /** The code of the college that a list of colleges adds by this name; null where it adds none. */
      addedAs: maybe(z.string()),
      proposals: z.array(
        z.object({
          means: z.string(),
          label: z.string(),
          reason: z.enum(proposalReasons),
          /** How alike the two are, from 0 to 1. */
          score: z.number(),
        }),
      ),
    }),
  ),
  /** What the list has of what it should have; absent for kinds that have no seats. */
  coverage: maybe(
    z.object({
      /** Compared with the list of a year before, and with the seat matrix of the same round. */
      against: z.array(
        z.object({
          list: z.string(),
          entries: share,
          colleges: share,
          quotas: share,
          /** The first names of those colleges that are missing. */
          missing: z.array(z.string()),
        }),
      ),
      /** Seats whose rows spell the college in two ways, which may be two colleges. */
      mixed: z.int(),
      mixedExamples: z.array(z.object({ seat: z.string(), spellings: z.array(z.string()) })),
    }),
  ),
  preview: z.array(z.object({ ...rowName, values })),
  difference: z.object({
    added: z.int(),
    changed: z.int(),
    gone: z.int(),
    same: z.int(),
    examples: z.array(
      z.object({
        ...rowName,
        change: z.enum(['added', 'changed', 'gone']),
        before: z.nullable(values),
        after: z.nullable(values),
      }),
    ),
  }),
});

const dataImport = z.object({
  id: z.int(),
  fileName: z.string(),
  fileSize: z.int(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  /** The encoding of a text file; `xlsx` for a workbook, `pdf` for a PDF. */
  encoding: z.string(),
  /** The sheet of a workbook that is read, and all that it shows. */
  sheet: maybe(z.string()),
  sheets: z.array(z.string()),
  columns: z.array(z.object({ heading: z.string(), examples: z.array(z.string()) })),
  /** What the list seems to hold, or what was chosen. */
  kind,
  mapping,
  /** What the columns would hold in a list of another kind. */
  guesses: z.object({
    cutoffs: mapping,
    colleges: mapping,
    seats: mapping,
    dates: mapping,
    stateRanks: mapping,
  } satisfies Record<DataKind, typeof mapping>),
  details: z.nullable(z.object(listed)),
  /** What staff have decided, for this list or for one of its source. */
  decisions,
  state: z.enum(['uploaded', 'checking', 'checked', 'published']),
  /** How much of the file is checked, from 0 to 1. */
  share: z.number(),
  /** Why a check ended early. */
  failure: maybe(z.string()),
  result: z.nullable(result),
  /** The version that the difference was made against; 0 for none. */
  basedOn: z.int(),
  /** Identifies what was checked: columns, details, names and rows; null before a check has ended. */
  fingerprint: z.nullable(z.string()),
});

export const adminData = defineArea('admin', {
  readData: {
    summary:
      'The published versions of official data, newest first, and the imports that are not published',
    route: 'GET /api/admin/data',
    answer: json(
      z.object({
        /** The newest version that is not withdrawn; 0 for none. */
        current: z.int(),
        versions: z.array(
          z.object({
            id: z.int(),
            ...listed,
            fileName: z.string(),
            /** How many entries the list published. */
            rows: z.int(),
            /** Colleges with ranks of the list in force; null for lists of other kinds, or not in force. */
            colleges: maybe(z.int()),
            /** How much of its rows could be used, from 0 to 1; null where the server brought the list. */
            share: maybe(z.number()),
            publishedAt: z.string(),
            publishedBy: z.string(),
            withdrawnAt: maybe(z.string()),
            withdrawnBy: maybe(z.string()),
            /** Whether students see the list. */
            inForce: z.boolean(),
            /** Whether it is withdrawn, and nothing newer is in its place. */
            canRestore: z.boolean(),
            /** The version that is in force in its place once it is withdrawn; null for none. */
            next: maybe(z.int()),
          }),
        ),
        open: z.array(z.object({ id: z.int(), fileName: z.string(), uploadedBy: z.string() })),
      }),
    ),
  },

  uploadData: {
    summary:
      'Hand in an official list as CSV, XLSX or PDF; its sheet, kind and columns are guessed',
    route: 'POST /api/admin/data/imports',
    encoding: 'multipart',
    body: z.object({ file: z.file() }),
    answer: json(dataImport),
    failures: {
      400: 'The file is no table, damaged, repeats headings, or is larger than what is read',
      413: 'The request is larger than any accepted file',
    },
  },

  readDataImport: {
    summary: 'How an import stands: columns, progress, problems, preview, difference',
    route: 'GET /api/admin/data/imports/{id}',
    params: z.object({ id }),
    answer: json(dataImport),
    failures: { 404: 'No such import' },
  },

  chooseDataSheet: {
    summary: 'Read another sheet of a workbook; its columns are guessed, and a check is void',
    route: 'POST /api/admin/data/imports/{id}/sheet',
    params: z.object({ id }),
    body: z.object({ sheet: z.string().check(z.maxLength(255)) }),
    answer: json(dataImport),
    failures: {
      400: 'The workbook has no such sheet, or the sheet no table',
      404: 'No such import',
      409: 'It is published already',
    },
  },

  decideDataImport: {
    summary: 'Say what texts of an import mean; it counts for others once it is published',
    route: 'POST /api/admin/data/imports/{id}/decisions',
    params: z.object({ id }),
    maxBodyBytes: 4 * 1024 * 1024,
    body: z.object({
      decisions,
      /** Decisions that are taken back. */
      undone: z.array(z.object(term)).check(z.maxLength(mostUnknowns)),
    }),
    answer: json(z.object({ decided: z.int() })),
    failures: { 404: 'No such import', 409: 'It is published already, or has too many decisions' },
  },

  checkDataImport: {
    summary: 'Check the rows of an import; nothing is kept of it before it is published',
    route: 'POST /api/admin/data/imports/{id}/check',
    params: z.object({ id }),
    maxBodyBytes: 4 * 1024 * 1024,
    body: z.object({
      ...details,
      mapping,
      decisions,
    }),
    answer: json(dataImport),
    failures: { 404: 'No such import', 409: 'It is published already' },
  },

  downloadDataReport: {
    summary: 'Every problem of an import by row, as CSV',
    route: 'GET /api/admin/data/imports/{id}/report',
    params: z.object({ id }),
    answer: file,
    failures: { 404: 'No such import, or it is not checked' },
  },

  publishDataImport: {
    summary:
      'Publish a checked import as a new version; its columns and names are kept for its source',
    route: 'POST /api/admin/data/imports/{id}/publish',
    asksProof: 'always',
    params: z.object({ id }),
    body: z.object({
      basedOn: z.int(),
      fingerprint: z.string().check(z.maxLength(64)),
      /** Why a list is published that is a part alone. */
      reason: z.optional(bounded(500)),
    }),
    answer: json(z.object({ version: z.int() })),
    failures: {
      400: 'The list is a part alone, and no reason is given',
      404: 'No such import',
      409: 'It is not checked, or other data was published or checked since',
    },
  },

  cancelDataImport: {
    summary: 'Stop and remove an import that is not published',
    route: 'DELETE /api/admin/data/imports/{id}',
    params: z.object({ id }),
    answer: json(z.object({ id: z.int() })),
    failures: { 404: 'No such import', 409: 'It is published' },
  },

  withdrawDataVersion: {
    summary: 'Withdraw one list in force; what was published before in its place is in force again',
    route: 'POST /api/admin/data/versions/{id}/withdraw',
    asksProof: 'always',
    params: z.object({ id }),
    answer: json(z.object({ current: z.int() })),
    failures: { 404: 'No such version', 409: 'Its list is not in force' },
  },

  restoreDataVersion: {
    summary: 'Put a withdrawn list in force again',
    route: 'POST /api/admin/data/versions/{id}/restore',
    asksProof: 'always',
    params: z.object({ id }),
    answer: json(z.object({ current: z.int() })),
    failures: { 404: 'No such version', 409: 'A newer list is in its place, or its rows are gone' },
  },

  listDataSpellings: {
    summary: 'What texts of lists mean, as staff have decided by publishing',
    route: 'GET /api/admin/data/spellings',
    answer: json(
      z.array(
        z.object({
          /** Identifies the source and its kind of list. */
          source: z.string(),
          kind,
          name: z.string(),
          ...decision._zod.def.shape,
          /** What it means, in words; null where its rows are left out. */
          label: z.nullable(z.string()),
          /** Who published it first, and when; null where an earlier server did not note it. */
          by: maybe(z.string()),
          at: maybe(z.string()),
        }),
      ),
    ),
  },

  forgetDataSpelling: {
    summary: 'Take back what a text of a list means; published lists stay as they are',
    route: 'POST /api/admin/data/spellings/forget',
    body: z.object({ source: bounded(300), ...term }),
    answer: json(z.object({ left: z.int() })),
    failures: { 404: 'No such spelling' },
  },

  listDataCourses: {
    summary: 'The courses that lists can be of',
    route: 'GET /api/admin/data/courses',
    answer: json(z.array(z.string())),
  },
});
