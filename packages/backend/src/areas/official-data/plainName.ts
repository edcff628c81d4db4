/** The longest name with address in a list; longer texts are not cached. */
export const mostCharacters = 400;

/** A name in plain letters and digits: `M.D. (General Medicine)` becomes `MD GENERAL MEDICINE`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/g, '')
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The stored part of a cell; a copy, because in V8 a slice keeps its whole source text alive. */
export const shortCopy = (text: string, most = mostCharacters): string =>
  JSON.parse(JSON.stringify(text.slice(0, most))) as string;
