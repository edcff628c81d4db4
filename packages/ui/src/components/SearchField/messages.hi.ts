import type { searchFieldMessages as english } from './messages.ts';

export const searchFieldMessages: typeof english = {
  clear: ({ label }) => `${label}: हटाएँ`,
};
