import type { alertListMessages as english } from './messages.ts';

export const alertListMessages: typeof english = {
  download: 'डाउनलोड करें',
  downloadOf: ({ title }) => `${title} डाउनलोड करें`,
  showAll: ({ count }) => `सभी ${count} दिखाएँ`,
  showFewer: 'कम दिखाएँ',
};
