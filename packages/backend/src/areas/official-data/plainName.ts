/** No name and address in a list are longer; longer texts are not cached. */
export const mostCharacters = 400;

/** A name by its letters and digits, as `MD GENERAL MEDICINE`: `M.D. (General  Medicine)` is one. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/g, '')
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is stored of a cell; a copy, because V8 lets a slice hold the whole text it is cut from. */
export const shortCopy = (text: string, most = mostCharacters): string =>
  JSON.parse(JSON.stringify(text.slice(0, most))) as string;
