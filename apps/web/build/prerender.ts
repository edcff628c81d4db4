import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type * as drawing from '../src/prerender.tsx';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunkOf = (bundle: Bundle, module: string): Chunk => {
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module),
  );
  if (found?.type !== 'chunk') throw new Error(`${module} has no chunk of its own`);
  return found;
};

/** A chunk and all that it cannot start without. */
const withImports = (bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !seen.has(imported)) withImports(bundle, imported, seen);
  }
  return seen;
};

/** The stylesheets that something drawn goes by, also where its code comes later. */
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

/** Draws the public pages into files of their own, with all that their first picture needs. */
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
      const { drawPage, forSearchEngines, screens } = (await import(
        pathToFileURL(join(outDir, 'prerender.js')).href
      )) as typeof drawing;

      const html = shell.source.toString();
      const write = (name: string, text: string): void => {
        mkdirSync(dirname(join(dir, name)), { recursive: true });
        writeFileSync(join(dir, name), text);
      };
      const nonce = ` nonce="${config.html?.cspNonce}"`;
      for (const [path, screen] of Object.entries(screens)) {
        const { head, body } = await drawPage(path);
        const chunks = [...withImports(bundle, chunkOf(bundle, screen))];
        const styles = new Set([
          ...chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
          ...stylesOf(bundle, body),
        ]);
        const link = (rel: string, name: string): string =>
          html.includes(`"/${name}"`) ? '' : `<link rel="${rel}" href="/${name}"${nonce}>`;
        const links = [
          ...[...styles].map((name) => link('stylesheet', name)),
          ...chunks.map(({ fileName }) => link('modulepreload', fileName)),
        ];
        write(
          join(path, 'index.html'),
          html
            // Marked, so that the app can do without it where it draws another page (main.tsx).
            .replace('</head>', () => {
              const drawn = head.replaceAll(/<(title|meta|link)/g, '<$1 data-drawn');
              return `${drawn}${links.join('')}</head>`;
            })
            .replace(
              '<div id="root">',
              () => `<div id="root" data-page="${path}" data-early>${body}`,
            ),
        );
      }
      write('shell.html', html);
      for (const [name, text] of Object.entries(forSearchEngines)) write(name, text);
    },
  };
};
