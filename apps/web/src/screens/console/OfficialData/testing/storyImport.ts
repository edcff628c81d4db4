import { dataImportMachine, type DataImport } from '@seatwise/flows/official-data';
import type { ImportFlow } from '../useDataImport.ts';

/** An uploaded import. */
export const storyImport: DataImport = {
  id: 7,
  fileName: 'ug-2025-round-1.csv',
  fileSize: 1_843_200,
  uploadedBy: 'Priya Nair',
  uploadedAt: '2026-07-20T10:00:00.000Z',
  encoding: 'utf-8',
  sheet: null,
  sheets: [],
  columns: [
    { heading: 'SNo', examples: ['1'] },
    { heading: 'Rank', examples: ['47'] },
    { heading: 'Allotted Quota', examples: ['AI'] },
    { heading: 'Allotted Institute', examples: ['AIIMS, NEW DELHI'] },
    { heading: 'Course', examples: ['MBBS'] },
    { heading: 'Allotted Category', examples: ['OP NO'] },
  ],
  kind: 'cutoffs',
  mapping: { rank: 1, quota: 2, college: 3, program: 4, category: 5 },
  guesses: {
    cutoffs: { rank: 1, quota: 2, college: 3, program: 4, category: 5 },
    colleges: { college: 3, program: 4 },
    seats: { quota: 2, college: 3, program: 4, category: 5 },
    dates: {},
    stateRanks: {},
  },
  details: {
    kind: 'cutoffs',
    source: 'MCC',
    exam: 'UG',
    year: 2025,
    round: 'Round 1',
    documentUrl: 'https://mcc.nic.in/ug-2025-round-1.pdf',
  },
  decisions: [],
  state: 'uploaded',
  share: 0.4,
  failure: null,
  result: null,
  basedOn: 0,
  fingerprint: null,
};

const seat = { title: 'AIIMS, New Delhi', detail: 'MBBS, Open Seat Quota, OP' };
const ranks = { openingRank: 1, closingRank: 47, admits: 48 };

/** A workbook with the lists of two rounds. */
export const storyWorkbook: DataImport = {
  ...storyImport,
  fileName: 'ug-2025.xlsx',
  encoding: 'xlsx',
  sheet: 'Round 1',
  sheets: ['Round 1', 'Round 2'],
  details: null,
};

/** The same import after its check. */
export const storyChecked: DataImport = {
  ...storyImport,
  state: 'checked',
  fingerprint: 'a1',
  result: {
    rows: 25_000,
    used: 24_600,
    leftOut: 400,
    skipped: 312,
    problems: [{ problem: 'unknown college', severity: 'error', count: 316 }],
    examples: [
      {
        row: 15,
        problem: 'unknown college',
        severity: 'error',
        value: 'Armed Force Medical Colege, Pune',
      },
    ],
    coverage: {
      against: [
        {
          list: 'Cut-offs, MCC, UG, 2024, Round 1',
          entries: { known: 4300, here: 4211 },
          colleges: { known: 504, here: 501 },
          quotas: { known: 12, here: 12 },
          missing: ['Zeta Medical College, Pune'],
        },
      ],
      mixed: 0,
      mixedExamples: [],
    },
    unknowns: [
      {
        of: 'college',
        written: 'ARMED FORCE MED. COLL., Wanowrie, Pune, Maharashtra, 411040',
        rows: 310,
        addedAs: null,
        proposals: [
          {
            means: '200812',
            label: 'Armed Forces Medical College, Pune',
            reason: 'abbreviation',
            score: 0.97,
          },
        ],
      },
      {
        of: 'quota',
        written: 'Deemed/Pai d Seats Quota',
        rows: 84,
        addedAs: null,
        proposals: [
          {
            means: 'Deemed/Paid Seats Quota',
            label: 'Deemed/Paid Seats Quota',
            reason: 'likeness',
            score: 0.85,
          },
        ],
      },
      {
        of: 'college',
        written: 'Sri Lalithambigai Medical College, Chennai, Tamil Nadu',
        rows: 6,
        addedAs: null,
        proposals: [],
      },
    ],
    preview: [{ ...seat, values: ranks }],
    difference: {
      added: 1,
      changed: 1,
      gone: 0,
      same: 4210,
      examples: [
        { ...seat, change: 'changed', before: { ...ranks, closingRank: 51 }, after: ranks },
        {
          ...seat,
          detail: 'MBBS, Open Seat Quota, ST',
          change: 'added',
          before: null,
          after: ranks,
        },
      ],
    },
  },
};

type Value = Parameters<typeof dataImportMachine.resolveState>[0]['value'];
type Context = ImportFlow['state']['context'];

/** The flow in a given state, for a story. */
export const flowIn = (
  value: Value,
  given: Partial<Context>,
  send: ImportFlow['send'],
): ImportFlow => ({
  state: dataImportMachine.resolveState({
    value,
    context: {
      file: null,
      id: null,
      data: null,
      request: null,
      sheet: null,
      reason: null,
      share: 0,
      notice: null,
      ...given,
    },
  }),
  send,
});
