import type { Plugin } from 'vite';

/** Empties react-aria's texts in languages that the app is not offered in. */
export const englishTexts = (): Plugin => ({
  name: 'seatwise-english-texts',
  apply: 'build',
  load: {
    filter: {
      id: /\/react-(aria|stately)\/dist\/private\/intl\/\w+\/(?!en-)[a-z]{2}-[A-Z]{2}\.mjs$/,
    },
    handler: () => 'export default {};',
  },
});
