import type { Plugin } from 'vite';

/**
 * Resolves react-router to its production build, since its exports name the development build alone,
 * and frees its components from what keeps unused ones in the bundle: names for developers, and calls
 * that are not marked as pure.
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
