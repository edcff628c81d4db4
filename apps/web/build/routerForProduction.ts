import type { Plugin } from 'vite';

/** react-router lets bundlers find its development build alone; this takes the other one. */
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
