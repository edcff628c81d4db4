import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { readEnv } from '../src/env.ts';
import { paths } from '../src/paths.ts';
import type * as prerenderModule from '../src/prerender.tsx';
import { inlineScript } from './inlineScript.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The chunk that contains a module. */
const chunkOf = (bundle: Bundle, module: string): Chunk => {
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
  );
  if (found?.type !== 'chunk') throw new Error(`${module} is in no chunk`);
  return found;
};

/** What the finder cannot work without: its screen, and the parser of its rows. */
const finderModules = ['src/screens/student/Finder/route.tsx', 'api-client/src/answer.ts'];

/** A chunk and all its static imports. */
const withImports = (bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !seen.has(imported)) withImports(bundle, imported, seen);
  }
  return seen;
};

const importedStyles = (chunks: Iterable<Chunk>): string[] =>
  Array.from(chunks, ({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).flat();

/** The stylesheets of all classes in the markup, including those of lazy chunks. */
const stylesOf = (bundle: Bundle, body: string): string[] => {
  const classes = new Set(
    [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
  );
  return Object.values(bundle).flatMap((output) =>
    output.type === 'asset' &&
    output.fileName.endsWith('.css') &&
    [...output.source.toString().matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name]) =>
      classes.has(name!),
    )
      ? [output.fileName]
      : [],
  );
};

/** Writes an HTML file for each public page, with links to everything its first paint needs. */
export const prerender = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'seatwise-prerender',
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const shell = bundle['index.html'];
      if (!dir || shell?.type !== 'asset') return;
      const outDir = join(config.root, 'node_modules/.prerender');
      await build({
        root: config.root,
        mode: config.mode,
        logLevel: 'warn',
        build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
        ssr: { noExternal: true },
      });
      const { publicPages, renderPage, renderCollegeShell, siteFiles } = (await import(
        pathToFileURL(join(outDir, 'prerender.js')).href
      )) as typeof prerenderModule;

      const html = shell.source.toString();
      const write = (name: string, text: string): void => {
        mkdirSync(dirname(join(dir, name)), { recursive: true });
        writeFileSync(join(dir, name), text);
      };
      const nonce = ` nonce="${config.html?.cspNonce}"`;
      const link = (attributes: string, name: string): string =>
        html.includes(`"/${name}"`) ? '' : `<link ${attributes} href="/${name}"${nonce}>`;
      const linksTo = (chunks: Iterable<Chunk>, styles: Iterable<string>): string =>
        [
          ...Array.from(styles, (name) => link('rel="stylesheet"', name)),
          ...Array.from(chunks, ({ fileName }) => link('rel="modulepreload"', fileName)),
        ].join('');
      /** What comes after the first paint must not hold it up. */
      const laterLinksTo = (chunks: Iterable<Chunk>, styles: Iterable<string>): string =>
        [
          ...Array.from(styles, (name) =>
            link('rel="preload" as="style" fetchpriority="low"', name),
          ),
          ...Array.from(chunks, ({ fileName }) =>
            link('rel="modulepreload" fetchpriority="low"', fileName),
          ),
        ].join('');
      for (const { path, screen } of publicPages) {
        const { head, body } = await renderPage(path);
        const chunks = withImports(bundle, chunkOf(bundle, `src/screens/${screen}/route.tsx`));
        const styles = new Set([...importedStyles(chunks), ...stylesOf(bundle, body)]);
        write(
          join(path, 'index.html'),
          html
            // Marked for main.tsx, which removes these tags where it cannot hydrate.
            .replace('</head>', () => {
              const marked = head.replaceAll(/<(title|meta|link)/g, '<$1 data-prerendered');
              return `${marked}${linksTo(chunks, styles)}</head>`;
            })
            .replace('<div id="root">', () => `<div id="root" data-page="${path}">${body}`),
        );
      }
      write('shell.html', html);
      // Our server writes what it knows of a college into this one.
      const collegeBody = await renderCollegeShell();
      const drawn = new Set(stylesOf(bundle, collegeBody));
      const college = withImports(bundle, chunkOf(bundle, 'src/screens/public/College/route.tsx'));
      const whole = new Set(college);
      for (const module of [
        'api-client/src/answer.ts',
        'src/screens/public/College/CollegeSeats.tsx',
      ])
        withImports(bundle, chunkOf(bundle, module), whole);
      write(
        'college-shell.html',
        html
          .replace('</head>', () => {
            const later = laterLinksTo(
              [...whole].filter((chunk) => !college.has(chunk)),
              new Set(importedStyles(whole).filter((name) => !drawn.has(name))),
            );
            return `${linksTo(college, drawn)}${later}</head>`;
          })
          .replace('<div id="root">', () => `<div id="root">${collegeBody}`),
      );
      // Private, so not prerendered: a script and links request its rows and its code at once.
      const finder = new Set<Chunk>();
      for (const module of finderModules) withImports(bundle, chunkOf(bundle, module), finder);
      const { apiBaseUrl } = readEnv(config.env);
      const prefetching = await inlineScript(
        config.root,
        'src/screens/student/Finder/prefetchSeats.ts',
        {
          seatsAddress: JSON.stringify(apiBaseUrl + seatMatrix.allSeats.path),
        },
      );
      write(
        join(paths.colleges, 'index.html'),
        html
          .replace('<head>', () => `<head><script${nonce}>${prefetching}</script>`)
          .replace('</head>', () => `${linksTo(finder, new Set(importedStyles(finder)))}</head>`),
      );
      for (const [name, text] of Object.entries(siteFiles)) write(name, text);
    },
  };
};
