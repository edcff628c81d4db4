import type { Samples } from './sample.ts';

export const consoleSamples: Samples = {
  readFigures: () => ({}),
  listAuditEntries: () => ({}),
  recordDownload: () => ({ list: 'users', format: 'csv', rows: 331 }),
  verifyAuditTrail: () => ({}),
  overview: () => ({}),
  adminOverview: () => ({}),
  adminWaiting: () => ({}),
};
