import type { Plugin } from 'vite';

const textsOf = (locales: string): RegExp =>
  new RegExp(String.raw`/react-(aria|stately)/dist/private/intl/\w+/${locales}\.mjs$`);

/** Empties react-aria's texts in languages that the app does not offer. */
export const englishTexts = (): Plugin => ({
  name: 'seatwise-english-texts',
  apply: 'build',
  load: {
    filter: { id: textsOf('(?!en-)[a-z]{2}-[A-Z]{2}') },
    handler: () => 'export default {};',
  },
});

/** Hindi for the react-aria texts that students hear; react-aria has no Indian language and falls back to English. */
export const hindiTexts = (): Plugin => ({
  name: 'seatwise-hindi-texts',
  apply: 'build',
  load: {
    filter: { id: /\/intl\/toast\/en-US\.mjs$/ },
    handler: () => `export default {
      close: 'बंद करें',
      notifications: ({ count }, formatter) => formatter.number(count) + ' सूचना',
    };`,
  },
});
