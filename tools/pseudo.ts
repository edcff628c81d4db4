import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueTexts } from './textsOf.ts';

/** The mark at both ends of a catalogue's text. It has no width, and names and queries trim it. */
export const mark = '\uFEFF';

/** Matches a sentence or a name; other strings of a catalogue are ids and codes. */
const isSaid = /^\p{Lu}(?!\p{Lu}*$)|\s/u;

/** Marks the catalogues' texts, so that `.storybook/pseudo.test.tsx` knows them on a screen. */
export const markTexts = (): Plugin => {
  const texts = Map.groupBy(
    catalogueTexts().filter(({ text, isPlural }) => !isPlural && isSaid.test(text)),
    ({ file }) => resolve(file),
  );
  return {
    name: 'seatwise-marks',
    enforce: 'pre',
    transform: (code, id) =>
      texts
        .get(id)
        ?.flatMap(({ start, end }) => [start + 1, end - 1])
        .toSorted((a, b) => b - a)
        .reduce((marked, at) => marked.slice(0, at) + mark + marked.slice(at), code),
  };
};
