import type { Host } from '../hosts.ts';
import type { Samples } from './sample.ts';

export const officialDataSamples: Samples = {
  readData: () => ({}),
  uploadData: () => ({
    file: new File(['Rank,Allotted Institute,Course\n1,AIIMS,MBBS\n'], 'round1.csv', {
      type: 'text/csv',
    }),
  }),
  readDataImport: ({ backend }) => ({ id: dataImportOf(backend) }),
  chooseDataSheet: ({ backend }) => ({ id: dataImportOf(backend), sheet: 'Round 2' }),
  checkDataImport: ({ backend }) => ({
    id: dataImportOf(backend),
    kind: 'cutoffs',
    source: 'MCC',
    exam: 'UG',
    year: 2025,
    round: 'Round 1',
    documentUrl: 'https://mcc.nic.in/round1.pdf',
    mapping: { rank: 0, college: 1, program: 2, quota: 3, category: 4 },
    decisions: [],
  }),
  downloadDataReport: () => ({ id: 999_999 }),
  publishDataImport: () => ({ id: 999_999, basedOn: 0, fingerprint: '' }),
  cancelDataImport: () => ({ id: 999_999 }),
  withdrawDataVersion: () => ({ id: 999_999 }),
  restoreDataVersion: () => ({ id: 999_999 }),
  decideDataImport: ({ backend }) => ({
    id: dataImportOf(backend),
    decisions: [{ of: 'quota', written: 'ZZ', means: null }],
    undone: [],
  }),
  listDataSpellings: () => ({}),
  forgetDataSpelling: ({ backend }) => {
    const source = backend.db.dataSources.put({
      id: 'cutoffs mcc',
      kind: 'cutoffs',
      name: 'MCC',
      headings: {},
      columns: [],
      decisions: [{ of: 'quota', written: 'ZZ', means: null, by: null, at: null }],
    }).id;
    return { source, of: 'quota', written: 'ZZ' };
  },
  listDataCourses: () => ({}),
};

/** An unpublished upload whose file is not stored; written where there is none yet. */
const dataImportOf = ({ db, environment }: Host['backend']): number => {
  const known = db.dataImports.all().find(({ isPublished }) => !isPublished);
  if (known) return known.id;
  return db.transaction(() =>
    db.dataImports.put({
      id: db.nextId('dataImports'),
      fileName: 'round1.csv',
      fileSize: 100,
      storageKey: 'none',
      uploadedBy: 'Neha',
      uploadedAt: environment.clock.now(),
      encoding: 'utf-8',
      delimiter: ',',
      sheet: null,
      sheets: [],
      headingLine: 1,
      columns: [{ heading: 'Rank', examples: [] }],
      kind: 'cutoffs',
      mapping: {},
      guesses: { cutoffs: {}, colleges: {}, seats: {}, dates: {} },
      details: null,
      decisions: [],
      failure: null,
      result: null,
      rowsKey: null,
      reportKey: null,
      basedOn: 0,
      fingerprint: null,
      isPublished: false,
    }),
  ).id;
};
