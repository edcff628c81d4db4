import type { stackedBarsMessages as english } from './messages.ts';

export const stackedBarsMessages: typeof english = {
  total: 'कुल',
  highest: ({ label, total }) => `सबसे ज़्यादा: ${total}, ${label}`,
  drawing: 'हर एक के लिए एक पट्टी। आँकड़े नीचे टेबल में हैं।',
  table: 'टेबल दिखाएँ',
};
