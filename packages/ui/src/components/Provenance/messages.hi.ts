import type { provenanceMessages as english } from './messages.ts';

export const provenanceMessages: typeof english = {
  source: 'स्रोत:',
  sources: { official: 'सरकारी', imported: 'प्रकाशित लिस्ट' },
  asOf: ({ date }) => `${date} की जानकारी`,
};
