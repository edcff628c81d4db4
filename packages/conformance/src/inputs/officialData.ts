import type { InputOf } from '../inputs.ts';
import { noRecord } from '../known.ts';

export const officialDataInputs: Readonly<Record<string, InputOf>> = {
  readData: () => ({}),
  uploadData: () => ({
    file: new File(['Rank,Allotted Institute,Course\n1,AIIMS,MBBS\n'], 'round1.csv', {
      type: 'text/csv',
    }),
  }),
  readDataImport: async ({ dataImport }) => ({ id: await dataImport() }),
  chooseDataSheet: async ({ dataImport }) => ({ id: await dataImport(), sheet: 'Round 2' }),
  checkDataImport: async ({ dataImport }) => ({
    id: await dataImport(),
    kind: 'cutoffs',
    source: 'MCC',
    exam: 'UG',
    year: 2025,
    round: 'Round 1',
    documentUrl: 'https://mcc.nic.in/round1.pdf',
    mapping: { rank: 0, college: 1, program: 2, quota: 3, category: 4 },
    decisions: [],
  }),
  downloadDataReport: () => ({ id: noRecord }),
  publishDataImport: () => ({ id: noRecord, basedOn: 0, fingerprint: '' }),
  cancelDataImport: () => ({ id: noRecord }),
  withdrawDataVersion: () => ({ id: noRecord }),
  restoreDataVersion: () => ({ id: noRecord }),
  decideDataImport: async ({ dataImport }) => ({
    id: await dataImport(),
    decisions: [{ of: 'quota', written: 'ZZ', means: null }],
    undone: [],
  }),
  listDataSpellings: () => ({}),
  forgetDataSpelling: async ({ spelling }) => ({ ...(await spelling()) }),
  listDataCourses: () => ({}),
};
