/**
 * After `node --import` of this file, the files of `exampleState` appear in `data`: rows of an
 * existing file are added to it. No other code knows of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const example = new URL('exampleState/', import.meta.url);
const data = new URL('../../data/', import.meta.url);
const read = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

const added = new Map(
  readdirSync(example, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [new URL(file, data).href, new URL(file, example)] as const),
);

/** The given rows, appended to those in `data`. */
const merged = (url: string, rows: unknown): unknown => {
  if (Array.isArray(rows)) return [...(read(new URL(url)) as unknown[]), ...(rows as unknown[])];
  return url.endsWith('/index.json') ? Object.assign(read(new URL(url)) as object, rows) : rows;
};

registerHooks({
  resolve: (specifier, context, next) => {
    const url =
      context.parentURL && specifier.startsWith('.') && new URL(specifier, context.parentURL).href;
    return url && added.has(url)
      ? { url, format: 'json', importAttributes: context.importAttributes, shortCircuit: true }
      : next(specifier, context);
  },
  load: (url, context, next) => {
    const file = added.get(url);
    if (!file) return next(url, context);
    return { format: 'json', source: JSON.stringify(merged(url, read(file))), shortCircuit: true };
  },
});
