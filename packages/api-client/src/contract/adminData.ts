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

/** A file may have up to 200 columns. */
const column = z.int().check(z.minimum(0), z.maximum(199));

/** The index of the column for each field of `dataKinds`, from 0. */
const mapping = z.record(z.string().check(z.maxLength(40)), column);

const kind = z.enum(dataKindNames);

/** The details that the file itself does not contain. */
const details = {
  kind,
  /** The publisher of the document, such as MCC; for state ranks, authority and state. */
  source: name,
  /** null for kinds without an exam, or without a round. */
  exam: z.nullable(z.enum(exams)),
  year: z.int().check(z.minimum(2015), z.maximum(2100)),
  round: z.nullable(z.enum(dataRounds)),
  /** The address of the official document. */
  documentUrl: z.string().check(z.maxLength(500), z.regex(webAddress, 'Not a web address.')),
};

/** The same fields in answers. */
const listed = { ...details, source: z.string(), year: z.int(), documentUrl: z.string() };

/** The values of a row, by the fields of its kind; screens format the numbers. */
const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** What a row is about, such as a college and one of its seats. */
const rowName = { title: z.string(), detail: z.string() };

/** The text of a list's cell, whatever it says. */
const written = z.string().check(z.minLength(1), z.maxLength(500));
const term = { of: z.enum(listTerms), written };

/** What staff decided that a text in a list means. */
const decision = z.object({
  ...term,
  /**
   * A college's code, or `new` for a college that publishing adds; a quota, a course; or a category
   * such as `OBC` or `OBC PH`. null leaves its rows out on purpose.
   */
  means: z.nullable(bounded(200)),
  /** The new college. */
  adds: z.optional(z.object({ name, state: z.enum(stateNames), kind: z.enum(collegeKinds) })),
});

const decisions = z.array(decision).check(z.maxLength(mostUnknowns));

const severity = z.enum(['error', 'warning']);

/** How many of another list's entries this list also has. */
const share = z.object({ known: z.int(), here: z.int() });

const result = z.object({
  /** Rows below the headings. */
  rows: z.int(),
  /** Rows that are imported. */
  used: z.int(),
  /** Rows left out because of an error. */
  leftOut: z.int(),
  /** Blank rows, repeated headings, and rows without such data. */
  skipped: z.int(),
  /** The problems by kind; an error leaves the row out, a warning does not. */
  problems: z.array(
    z.object({
      problem: z.string(),
      severity,
      count: z.int(),
      /** How many different values have the problem. */
      values: maybe(z.int()),
    }),
  ),
  /** The first problems; the report has all. */
  examples: z.array(z.object({ row: z.int(), problem: z.string(), severity, value: z.string() })),
  /** Texts that neither our rules nor staff's decisions explain, each with its number of rows. */
  unknowns: z.array(
    z.object({
      ...term,
      rows: z.int(),
      /** The code of the college that a list adds under this name; null if none does. */
      addedAs: maybe(z.string()),
      proposals: z.array(
        z.object({
          means: z.string(),
          label: z.string(),
          reason: z.enum(proposalReasons),
          /** How similar the two names are, from 0 to 1. */
          score: z.number(),
        }),
      ),
    }),
  ),
  /** How complete the list is; absent for kinds without seats. */
  coverage: maybe(
    z.object({
      /** Comparisons with the previous year's list, and with the round's seat matrix. */
      against: z.array(
        z.object({
          list: z.string(),
          entries: share,
          colleges: share,
          quotas: share,
          /** The names of the first missing colleges. */
          missing: z.array(z.string()),
        }),
      ),
      /** Seats with two spellings of the college, which may be two colleges. */
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
  /** The sheet of a workbook that is read, and all visible sheets. */
  sheet: maybe(z.string()),
  sheets: z.array(z.string()),
  columns: z.array(z.object({ heading: z.string(), examples: z.array(z.string()) })),
  /** The list's apparent or chosen kind. */
  kind,
  mapping,
  /** The column mapping if the list were of another kind. */
  guesses: z.object({
    cutoffs: mapping,
    colleges: mapping,
    seats: mapping,
    dates: mapping,
    stateRanks: mapping,
  } satisfies Record<DataKind, typeof mapping>),
  details: z.nullable(z.object(listed)),
  /** The decisions of staff, for this list or for an earlier one from its source. */
  decisions,
  state: z.enum(['uploaded', 'checking', 'checked', 'published']),
  /** The checked fraction of the file, from 0 to 1. */
  share: z.number(),
  /** Why a check ended early. */
  failure: maybe(z.string()),
  result: z.nullable(result),
  /** The version that the changes were compared with; 0 for none. */
  basedOn: z.int(),
  /** Identifies what was checked: columns, details, names, rows; null before a check has ended. */
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
            /** How many entries were published from the list. */
            rows: z.int(),
            /** Colleges with ranks from the list; null for other kinds, or if not in force. */
            colleges: maybe(z.int()),
            /** The usable fraction of its rows, from 0 to 1; null if part of the server. */
            share: maybe(z.number()),
            publishedAt: z.string(),
            publishedBy: z.string(),
            withdrawnAt: maybe(z.string()),
            withdrawnBy: maybe(z.string()),
            /** Whether students see the list. */
            inForce: z.boolean(),
            /** Whether the list is withdrawn and no newer one replaces it. */
            canRestore: z.boolean(),
            /** The version that would come into force if this one were withdrawn; null for none. */
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
      /** Texts whose decision is withdrawn. */
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
      /** Why an incomplete list is published. */
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
          /** The source that the decision applies to, and its kind of list. */
          source: z.string(),
          kind,
          name: z.string(),
          ...decision._zod.def.shape,
          /** The meaning in words; null if its rows are left out. */
          label: z.nullable(z.string()),
          /** Who published it first, and when; null if an earlier server did not note it. */
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
