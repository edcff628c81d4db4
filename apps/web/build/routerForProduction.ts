import type { Plugin } from 'vite';

/**
 * Resolves react-router to its production build, because its exports name only the development
 * build. Removes display names and marks calls as pure, both of which keep unused components in the
 * bundle.
 */
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
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/^(var \w+ = )(React\d*\.)/gm, '$1/* @__PURE__ */ $2'),
  },
});
