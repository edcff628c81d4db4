import * as z from 'zod/mini';
import abbreviationTable from '../data/abbreviations.json' with { type: 'json' };
import placeTable from '../data/places.json' with { type: 'json' };

const { dropped, shortened } = z.parse(
  z.object({
    dropped: z.array(z.string()),
    shortened: z.array(z.object({ short: z.string(), written: z.array(z.string()) })),
  }),
  abbreviationTable,
);
const { cities } = z.parse(
  z.object({ cities: z.record(z.string(), z.array(z.string())) }),
  placeTable,
);

const upperCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toUpperCase();

/** The letters and digits of a text only, because tables break words anywhere, as in `KO LKATA`. */
export const lettersOf = (text: string): string => upperCase(text).replace(/[^\p{L}\p{N}]/gu, '');

const anyOf = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join('|');

const droppedWords = new RegExp(`\\b(?:${anyOf(dropped)})\\b`, 'g');

/** Cities by each of their names; at each position of a text the longest match counts. */
const cityByLetters: ReadonlyMap<string, string> = new Map(
  Object.entries(cities).flatMap(([city, earlier]) =>
    [city, ...earlier].map((written) => [lettersOf(written), lettersOf(city)] as const),
  ),
);
const anyCity = new RegExp(anyOf([...cityByLetters.keys()]), 'g');

/** Applied in order, because some shorten what others left. */
const abbreviations = shortened.map(({ short, written }) => ({
  short,
  written: new RegExp(anyOf(written), 'g'),
}));

const keyOfPart = (part: string): string =>
  abbreviations.reduce(
    (key, { written, short }) => key.replace(written, short),
    lettersOf(upperCase(part).replace(droppedWords, ' ')).replace(
      anyCity,
      (city) => cityByLetters.get(city) ?? city,
    ),
  );

/**
 * A name without everything that lists write in several ways: spaces, case, commas, abbreviations,
 * former city names. Two names with the same key mean the same.
 */
export const plainKey = (name: string): string => name.split(/[,;]/).map(keyOfPart).join('');
