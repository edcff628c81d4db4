/** Exports the Hindi texts as a table for a translator without git, and imports the result. */
import { readFileSync, writeFileSync } from 'node:fs';
import { csvLines, csvStart } from '../packages/flows/src/shared/spreadsheet.ts';
import type { Text } from './textsOf.ts';

const placeOf = ({ file, key }: Text, number: number): string => `${file}#${key}#${number}`;

/** Texts by key and index: a key may have several texts, such as the parts of a choice. */
const byPlace = (texts: readonly Text[]): ReadonlyMap<string, Text> =>
  new Map(
    [...Map.groupBy(texts, ({ key }) => key).values()].flatMap((group) =>
      group.map((text, number) => [placeOf(text, number), text] as const),
    ),
  );

const heads = ['Place', 'English', 'Hindi', 'To look at'];

/** Every Hindi text next to its English; `isStale` says whether the English has changed since. */
export const csvOf = (
  twins: ReadonlyMap<string, readonly Text[]>,
  english: (twin: string) => readonly Text[],
  isStale: (text: Text) => boolean,
): string =>
  csvStart +
  csvLines([
    heads,
    ...[...twins].flatMap(([twin, texts]) => {
      const sources = byPlace(english(twin));
      return [...byPlace(texts)].map(([place, { text }]) => {
        const source = sources.get(place.replace('.hi.ts#', '.ts#'));
        return [place, source?.text ?? '', text, source && isStale(source) ? 'yes' : ''];
      });
    }),
  ]);

/** The cells of each line, without the guard against a spreadsheet reading a text as a formula. */
const rowsOf = (csv: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv
    .replace(csvStart, '')
    .matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    rows.at(-1)!.push(text.replace(/^'(?=[=+\-@])/, ''));
    if (end !== ',') rows.push([]);
  }
  return rows;
};

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** The source code of a text with new words; undefined if they do not have the same values. */
const codeOf = (source: string, { values, text }: Text, words: string): string | undefined => {
  if (values === undefined) return quoted(words);
  const parts = words.split('…');
  if (parts.length !== text.split('…').length) return undefined;
  const escaped = parts.map((part) => part.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`));
  return `\`${escaped
    .map((part, index) =>
      index === 0 ? part : `\${${source.slice(...values[index - 1]!)}}${part}`,
    )
    .join('')}\``;
};

/** Writes a translator's changes into the twins; returns what was not accepted. */
export const applyCsv = (
  csv: string,
  twinTexts: (twin: string) => readonly Text[],
): { readonly changed: number; readonly refused: readonly string[] } => {
  const wanted = Map.groupBy(
    rowsOf(csv).filter(([place = '']) => place.includes('.hi.ts#')),
    ([place = '']) => place.split('#')[0]!,
  );
  const refused: string[] = [];
  let changed = 0;
  for (const [twin, rows] of wanted) {
    let source = readFileSync(twin, 'utf8');
    const known = byPlace(twinTexts(twin));
    const edits = rows.flatMap(([place = '', , words = '']) => {
      const text = known.get(place);
      if (text?.text === words) return [];
      const code = text && words ? codeOf(source, text, words) : undefined;
      if (code === undefined) refused.push(place);
      return code === undefined ? [] : [{ ...text!, code }];
    });
    // Edits run from the end, so that earlier positions stay valid.
    for (const { start, end, code } of edits.toSorted((a, b) => b.start - a.start))
      source = source.slice(0, start) + code + source.slice(end);
    if (edits.length > 0) writeFileSync(twin, source);
    changed += edits.length;
  }
  return { changed, refused };
};
