import type { InputOf } from '../inputs.ts';

export const consoleInputs: Readonly<Record<string, InputOf>> = {
  readFigures: () => ({}),
  listAuditEntries: () => ({}),
  recordDownload: () => ({ list: 'users', format: 'csv', rows: 331 }),
  verifyAuditTrail: () => ({}),
  overview: () => ({}),
  adminOverview: () => ({}),
  adminWaiting: () => ({}),
};
