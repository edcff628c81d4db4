import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** One entry point for each of the package's exports. */
const entryPoints = globSync('src/{index.ts,{table,testing,theme}/index.ts,css/reset.css.ts}', {
  cwd: import.meta.dirname,
});

/** Each module brings its own stylesheet, so that only what is used is shipped. */
const styleBesideModule = (): Plugin => ({
  name: 'style-beside-module',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      const imports = [...(output.viteMetadata?.importedCss ?? [])].map((sheet) => {
        const from = relative(dirname(output.fileName), sheet);
        return `import '${from.startsWith('.') ? from : `./${from}`}';\n`;
      });
      output.code = imports.join('') + output.code.replaceAll(/^\/\* empty css.*\n/gm, '');
    }
  },
});

/**
 * A module that is fetched late brings its stylesheet itself, as any other. Vite's own loader, which
 * would fetch it beforehand, is for pages: another build cannot read it.
 */
const plainDynamicImports = (): Plugin => ({
  name: 'plain-dynamic-imports',
  generateBundle: {
    // After Vite has written down what it would fetch.
    order: 'post',
    handler(_, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue;
        if (name.endsWith('preload-helper.js')) delete bundle[name];
        output.code = output.code
          .replace(/^const __vite__mapDeps=.*\n/m, '')
          .replace(/^import \{ __vitePreload \} from .*$/m, 'const fetchLate = (fetch) => fetch();')
          .replaceAll(/, __vite__mapDeps\(\[[\d,]*\]\), import\.meta\.url\)/g, ')')
          .replaceAll('__vitePreload', 'fetchLate');
      }
    },
  },
});

/** What only runs in a browser: most hooks, a context, an event handler, a provider of react-aria. */
const ofBrowser =
  /\buse(?!Id\b|Memo\b|Callback\b)[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w*: .*=>|from ["']react-aria\//;

/** Begins such modules with 'use client', so that server components can render them. */
const clientDirective = (): Plugin => ({
  name: 'client-directive',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk' || !/\.tsx?$/.test(output.facadeModuleId ?? '')) continue;
      if (ofBrowser.test(output.code)) output.code = `'use client';\n${output.code}`;
    }
  },
});

/** The package as others install it: modules, types and stylesheets, a file for a file. */
export default defineConfig({
  root: import.meta.dirname,
  // Fonts are found from the stylesheet, wherever it is served.
  base: './',
  publicDir: false,
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    react(),
    styleBesideModule(),
    plainDynamicImports(),
    clientDirective(),
  ],
  build: {
    target: 'es2023',
    minify: false,
    cssMinify: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(
        entryPoints.map((door) => [
          door.slice('src/'.length, -'.ts'.length),
          `${import.meta.dirname}/${door}`,
        ]),
      ),
      external: [
        /^(react|react-dom|react-aria|react-stately|lucide-react|vitest)(\/|$)/,
        /^@(headlessui|internationalized|tanstack|vanilla-extract)\//,
      ],
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: `${import.meta.dirname}/src`,
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? name.replace('.css.ts.vanilla', '') : `theme/fonts/${name}`,
      },
    },
  },
});
