import type { Samples } from './sample.ts';

export const consoleSamples: Samples = {
  readFigures: () => ({}),
  listAuditEntries: () => ({}),
  verifyAuditTrail: () => ({}),
  overview: () => ({}),
  adminOverview: () => ({}),
  adminWaiting: () => ({}),
};
