import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

export const zipped = (content: string | Uint8Array): number =>
  gzipSync(content, { level: 9 }).length;

export const sum = (sizes: readonly number[]): number =>
  sizes.reduce((total, size) => total + size, 0);

/** The chunks, and everything that they import statically. */
export const withImports = (
  chunks: readonly Rolldown.OutputChunk[],
  first: readonly Rolldown.OutputChunk[],
  importsOf: (chunk: Rolldown.OutputChunk) => readonly string[],
): Set<Rolldown.OutputChunk> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(first);
  // Iterating a set also visits what is added meanwhile.
  for (const chunk of needed)
    for (const name of importsOf(chunk)) {
      const imported = byName.get(name);
      if (imported) needed.add(imported);
    }
  return needed;
};

/** The gzipped bytes of the scripts, each file compressed separately, as it is sent. */
export const scriptBytes = (chunks: Iterable<Rolldown.OutputChunk>): number =>
  sum(Array.from(chunks, ({ code }) => zipped(code)));

/** The styles that belong to the chunks. */
export const stylesOf = (
  output: Rolldown.RolldownOutput['output'],
  chunks: Iterable<Rolldown.OutputChunk>,
): readonly string[] => {
  const names = new Set(
    Array.from(chunks, ({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).flat(),
  );
  return output.flatMap((file) =>
    file.type === 'asset' && names.has(file.fileName) ? [String(file.source)] : [],
  );
};
