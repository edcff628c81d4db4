import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { readEnv } from '../src/env.ts';
import { pages, type Page } from '../src/pages.ts';
import { paths } from '../src/paths.ts';
import type * as prerenderModule from '../src/prerender.tsx';
import { listModule } from './collegeLists.ts';
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

/** The module that a page's route loads. */
const moduleOf = (screen: string): string => `src/screens/${screen}/route.tsx`;

/** The modules that the finder needs: its screen, and the parser of its rows. */
const finderModules = [moduleOf(pages.colleges.screen), 'api-client/src/answer.ts'];

/** A chunk and all its static imports. */
const withImports = (bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !seen.has(imported)) withImports(bundle, imported, seen);
  }
  return seen;
};

/** The chunks that contain the modules, with all their static imports. */
const chunksFor = (bundle: Bundle, modules: readonly string[]): Set<Chunk> => {
  const chunks = new Set<Chunk>();
  for (const module of modules) withImports(bundle, chunkOf(bundle, module), chunks);
  return chunks;
};

const importedStyles = (chunks: Iterable<Chunk>): string[] =>
  Array.from(chunks, ({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).flat();

/** The stylesheets of all classes in the markup, including the stylesheets of lazy chunks. */
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

const prerendered = async ({
  root,
  mode,
  configFile,
  build: { outDir: publicDir },
}: ResolvedConfig): Promise<typeof prerenderModule> => {
  // Beside the public files, because our server renders the pages that depend on data.
  const outDir = isAbsolute(publicDir)
    ? `${publicDir}-server`
    : resolve(root, publicDir.replace(/^dist/, 'dist-server'));
  await build({
    root,
    mode,
    configFile: configFile!,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof prerenderModule;
};

/** The parts that pages are built from. */
interface PageParts {
  readonly bundle: Bundle;
  /** The HTML of the page without content. */
  readonly html: string;
  /** The nonce attribute for tags. */
  readonly nonce: string;
}

/** Tags that load the stylesheets and scripts which the page does not load already. */
const linksTo = (
  { html, nonce }: PageParts,
  chunks: Iterable<Chunk>,
  styles: Iterable<string>,
): string => {
  const link = (attributes: string, name: string): string =>
    html.includes(`"/${name}"`) ? '' : `<link ${attributes} href="/${name}"${nonce}>`;
  return [
    ...Array.from(styles, (name) => link('rel="stylesheet"', name)),
    ...Array.from(chunks, ({ fileName }) => link('rel="modulepreload"', fileName)),
  ].join('');
};

/** The first render of a page, with its path in the language of the build. */
interface Rendered {
  readonly address: string;
  readonly head: string;
  readonly body: string;
  /** Structured data for search engines, for the page of a list. */
  readonly about?: object | undefined;
}

/** A data block in a page; escaping keeps a text in it from ending the element. */
const dataBlock = (about: object): string =>
  `<script type="application/ld+json">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>`;

interface WrittenPage extends Pick<Page, 'screen' | 'path'> {
  /** Modules that load after the page's first ones; their content has its styles at once. */
  readonly later?: readonly string[];
}

/** A public page, with links to every file its first paint needs. */
const publicPage = (
  parts: PageParts,
  { screen, path, later = [] }: WrittenPage,
  { address, head, body, about }: Rendered,
): string => {
  const { bundle, html } = parts;
  const own = about ? [moduleOf(screen), listModule(path)] : [moduleOf(screen)];
  const chunks = chunksFor(bundle, own);
  const styles = new Set([
    ...importedStyles([...chunks, ...chunksFor(bundle, later)]),
    ...stylesOf(bundle, body),
  ]);
  return html
    .replace(
      '</head>',
      () => `${head}${linksTo(parts, chunks, styles)}${about ? dataBlock(about) : ''}</head>`,
    )
    .replace('<div id="root">', () => `<div id="root" data-page="${address}">${body}`);
};

/** A page whose code waits in a template until its script starts it (src/hydration/startScript.ts). */
const startedLater = (page: string, { nonce }: PageParts, script: string): string => {
  const code: string[] = [];
  const rest = page.replaceAll(
    /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    (tag) => {
      code.push(tag);
      return '';
    },
  );
  const start = `<template data-app>${code.join('')}</template><script${nonce}>${script}</script>`;
  return rest.replace('</body>', () => `${start}</body>`);
};

/** The pages that our server renders for each request, because they depend on data, with the modules of their later parts. */
const pagesWithData = {
  college: { ...pages.college, later: ['src/screens/public/College/CollegeParts.tsx'] },
  events: { ...pages.events, later: [] },
} as const;

/** What our server replaces in the template of such a page (packages/backend/src/http/pageTemplate.ts). */
const places: Rendered = { address: '__ADDRESS__', head: '__HEAD__', body: '__BODY__' };

/** The finder, not prerendered because it is private: a script and links request its rows and its code at once. */
const finderPage = async (parts: PageParts, { root, env }: ResolvedConfig): Promise<string> => {
  const { bundle, html, nonce } = parts;
  const finder = chunksFor(bundle, finderModules);
  const script = await inlineScript(root, 'src/screens/student/Finder/prefetchSeats.ts', {
    seatsAddress: JSON.stringify(readEnv(env).apiBaseUrl + seatMatrix.allSeats.path),
  });
  const links = linksTo(parts, finder, new Set(importedStyles(finder)));
  return html
    .replace('<head>', () => `<head><script${nonce}>${script}</script>`)
    .replace('</head>', () => `${links}</head>`);
};

/** Writes an HTML file for each public page. */
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
      const { publicPages, renderPage, siteFiles, inLanguage } = await prerendered(config);
      const html = inLanguage(shell.source.toString());
      const parts: PageParts = { bundle, html, nonce: ` nonce="${config.html?.cspNonce}"` };
      const write = (name: string, text: string): void => {
        mkdirSync(dirname(join(dir, name)), { recursive: true });
        writeFileSync(join(dir, name), text);
      };
      const startScript = await inlineScript(config.root, 'src/hydration/startScript.ts');
      const writePage = (name: string, page: WrittenPage, rendered: Rendered) =>
        write(name, startedLater(publicPage(parts, page, rendered), parts, startScript));
      for (const page of publicPages)
        writePage(join(page.path, 'index.html'), page, await renderPage(page.path));
      for (const [name, page] of Object.entries(pagesWithData))
        writePage(`templates/${name}.html`, page, places);
      write('shell.html', html);
      write(join(paths.colleges, 'index.html'), await finderPage(parts, config));
      for (const [name, text] of Object.entries(siteFiles)) write(name, text);
    },
  };
};
