import type { Plugin } from 'vite';

/** Resolves react-router to its production build; its exports name the development build alone. */
export const routerForProduction = (): Plugin => ({
  name: 'seatwise-router-for-production',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(-dom)?$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, options);
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
});
