import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueTexts } from './textsOf.ts';

/** Is put at both ends of a text of a catalogue. It has no width, and names and queries trim it. */
export const mark = '\uFEFF';

/** A sentence or a name; other strings of a catalogue are ids and codes. */
const isSaid = /^\p{Lu}(?!\p{Lu}*$)|\s/u;

/** Marks the texts of the catalogues, by which `.storybook/pseudo.test.tsx` knows them on a screen. */
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
