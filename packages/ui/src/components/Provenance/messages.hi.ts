import type { provenanceMessages as english } from './messages.ts';

export const provenanceMessages: typeof english = {
  source: 'स्रोत:',
  sources: { official: 'सरकारी', imported: 'इंपोर्ट किया', sample: 'नमूना' },
  asOf: ({ date }) => `${date} तक`,
};
