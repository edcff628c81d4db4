import * as z from 'zod/mini';
import { exams } from './constants/counselling.ts';
import { dataProblems, dataRounds, type CutoffField, type DataProblem } from './constants/data.ts';
import { file, json, operation } from './operation.ts';
import { seatCategories, seatPh } from './prediction.ts';
import { id, maybe, name } from './values.ts';

/** At most as many columns as a file may have. */
const column = z.optional(z.int().check(z.minimum(0), z.maximum(199)));

/** Which column, counted from 0, holds what. */
const mappingOf = <S extends z.ZodMiniType>(index: S) =>
  z.object({
    rank: index,
    openingRank: index,
    closingRank: index,
    admits: index,
    collegeCode: index,
    college: index,
    program: index,
    quota: index,
    category: index,
    ph: index,
  } satisfies Record<CutoffField, S>);

/** What the file does not say of itself. */
const details = {
  /** Who published the document, such as MCC. */
  source: name,
  exam: z.enum(exams),
  year: z.int().check(z.minimum(2015), z.maximum(2100)),
  round: z.enum(dataRounds),
  /** Where the official document is found. */
  documentUrl: z
    .string()
    .check(z.maxLength(500), z.regex(/^https?:\/\/[^\s/]+\.[^\s]+$/, 'Not a web address.')),
};

/** The same in answers. */
const listed = {
  source: z.string(),
  exam: z.enum(exams),
  year: z.int(),
  round: z.enum(dataRounds),
  documentUrl: z.string(),
};

const ranks = { minAir: z.int(), maxAir: z.int(), admits: z.int() };

const cell = {
  instituteCode: z.string(),
  institute: z.string(),
  program: z.string(),
  quotaName: z.string(),
  allottedCategory: z.enum(seatCategories),
  allottedPh: z.enum(seatPh),
};

const result = z.object({
  /** Rows below the headings. */
  rows: z.int(),
  /** Rows whose ranks are taken over. */
  used: z.int(),
  /** Rows with an error. */
  leftOut: z.int(),
  /** Blank rows, repeated headings and candidates without a seat. */
  skipped: z.int(),
  problems: z.array(
    z.object({
      problem: z.enum(Object.keys(dataProblems) as [DataProblem, ...DataProblem[]]),
      count: z.int(),
    }),
  ),
  /** The first of them; the report has all. */
  examples: z.array(z.object({ row: z.int(), problem: z.string(), value: z.string() })),
  /** Names that no college has, with those that come near. */
  colleges: z.array(
    z.object({
      written: z.string(),
      rows: z.int(),
      proposals: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
  preview: z.array(z.object({ ...cell, ...ranks })),
  difference: z.object({
    added: z.int(),
    changed: z.int(),
    gone: z.int(),
    same: z.int(),
    /** Sample figures that the published ones take the place of. */
    samples: z.int(),
    examples: z.array(
      z.object({
        ...cell,
        change: z.enum(['added', 'changed', 'gone']),
        before: z.nullable(z.object(ranks)),
        after: z.nullable(z.object(ranks)),
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
  /** Of a text file; `xlsx` for a workbook. */
  encoding: z.string(),
  /** The sheet of a workbook that is read, and all that it shows. */
  sheet: maybe(z.string()),
  sheets: z.array(z.string()),
  columns: z.array(z.object({ heading: z.string(), examples: z.array(z.string()) })),
  mapping: mappingOf(z.optional(z.int())),
  details: z.nullable(z.object(listed)),
  /** Spellings of colleges in the file, with the code that each means. */
  colleges: z.array(z.object({ written: z.string(), code: z.string() })),
  state: z.enum(['uploaded', 'checking', 'checked', 'published']),
  /** How much of the file is checked, from 0 to 1. */
  share: z.number(),
  /** Why a check ended early. */
  failure: maybe(z.string()),
  result: z.nullable(result),
  /** The version that the difference was made against; 0 for none. */
  basedOn: z.int(),
});

const readData = operation({
  id: 'readData',
  documented: null,
  summary:
    'The published versions of official data, newest first, and the imports that are not published',
  method: 'GET',
  path: '/api/admin/data',
  access: 'admin',
  answer: json(
    z.object({
      /** The version in force; 0 for none. */
      current: z.int(),
      versions: z.array(
        z.object({
          id: z.int(),
          ...listed,
          fileName: z.string(),
          cells: z.int(),
          publishedAt: z.string(),
          publishedBy: z.string(),
          withdrawnAt: maybe(z.string()),
          withdrawnBy: maybe(z.string()),
        }),
      ),
      open: z.array(z.object({ id: z.int(), fileName: z.string(), uploadedBy: z.string() })),
      /** Seats with published figures, and those whose figures are samples alone. */
      published: z.int(),
      samples: z.int(),
    }),
  ),
});

const uploadData = operation({
  id: 'uploadData',
  documented: null,
  summary: 'Hand in a list of cut-offs as CSV or XLSX; its sheet and columns are guessed',
  method: 'POST',
  path: '/api/admin/data/imports',
  access: 'admin',
  encoding: 'multipart',
  body: z.object({ file: z.file() }),
  answer: json(dataImport),
  failures: {
    400: { when: 'The file is no table, damaged, or larger than what is read' },
    413: { when: 'The request is larger than any accepted file' },
  },
});

const readDataImport = operation({
  id: 'readDataImport',
  documented: null,
  summary: 'How an import stands: columns, progress, problems, preview, difference',
  method: 'GET',
  path: '/api/admin/data/imports/{id}',
  access: 'admin',
  params: z.object({ id }),
  answer: json(dataImport),
  failures: { 404: { when: 'No such import' } },
});

const chooseDataSheet = operation({
  id: 'chooseDataSheet',
  documented: null,
  summary: 'Read another sheet of a workbook; its columns are guessed, and a check is void',
  method: 'POST',
  path: '/api/admin/data/imports/{id}/sheet',
  access: 'admin',
  params: z.object({ id }),
  body: z.object({ sheet: z.string().check(z.maxLength(255)) }),
  answer: json(dataImport),
  failures: {
    400: { when: 'The workbook has no such sheet, or the sheet no table' },
    404: { when: 'No such import' },
    409: { when: 'It is published already' },
  },
});

const checkDataImport = operation({
  id: 'checkDataImport',
  documented: null,
  summary: 'Check the rows of an import; the mapping is kept for its source',
  method: 'POST',
  path: '/api/admin/data/imports/{id}/check',
  access: 'admin',
  params: z.object({ id }),
  body: z.object({
    ...details,
    mapping: mappingOf(column),
    colleges: z
      .array(
        z.object({
          written: z.string().check(z.minLength(1), z.maxLength(500)),
          code: z.string().check(z.minLength(1), z.maxLength(20)),
        }),
      )
      .check(z.maxLength(1000)),
  }),
  answer: json(dataImport),
  failures: {
    404: { when: 'No such import' },
    409: { when: 'It is published already' },
  },
});

const downloadDataReport = operation({
  id: 'downloadDataReport',
  documented: null,
  summary: 'Every problem of an import by row, as CSV',
  method: 'GET',
  path: '/api/admin/data/imports/{id}/report',
  access: 'admin',
  params: z.object({ id }),
  answer: file,
  failures: { 404: { when: 'No such import, or it is not checked' } },
});

const publishDataImport = operation({
  id: 'publishDataImport',
  documented: null,
  summary: 'Publish a checked import as a new version',
  method: 'POST',
  path: '/api/admin/data/imports/{id}/publish',
  access: 'admin',
  params: z.object({ id }),
  body: z.object({ basedOn: z.int() }),
  answer: json(z.object({ version: z.int() })),
  failures: {
    404: { when: 'No such import' },
    409: { when: 'It is not checked, or another version was published since its check' },
  },
});

const cancelDataImport = operation({
  id: 'cancelDataImport',
  documented: null,
  summary: 'Stop and remove an import that is not published',
  method: 'DELETE',
  path: '/api/admin/data/imports/{id}',
  access: 'admin',
  params: z.object({ id }),
  answer: json(z.object({ id: z.int() })),
  failures: {
    404: { when: 'No such import' },
    409: { when: 'It is published' },
  },
});

const rollBackData = operation({
  id: 'rollBackData',
  documented: null,
  summary: 'Withdraw the version in force; the one before is in force again',
  method: 'POST',
  path: '/api/admin/data/rollback',
  access: 'admin',
  body: z.object({ version: id }),
  answer: json(z.object({ current: z.int() })),
  failures: { 409: { when: 'Another version is in force' } },
});

export const adminData = {
  readData,
  uploadData,
  readDataImport,
  chooseDataSheet,
  checkDataImport,
  downloadDataReport,
  publishDataImport,
  cancelDataImport,
  rollBackData,
};
