import { readFileSync } from 'node:fs';
import { institutes } from '../institutes.ts';

const courses = { medical: 'MBBS', dental: 'BDS', nursing: 'B.Sc. Nursing' };

/** A text of an official list, and the institute that it means; `none` if the text is not a name. */
export interface Spelling {
  readonly id: string;
  readonly written: string;
  readonly course: string;
}

/** The spellings in a file, each under the id of its institute. */
const readFile = (file: string, courseOf: (id: string) => string): readonly Spelling[] => {
  let id = '';
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('  ')) return [{ id, written: line.trim(), course: courseOf(id) }];
      id = line;
      return [];
    });
};

/** Every spelling in MCC's UG lists of 2019 to 2024, and of the institutes added in 2025. */
export const readSpellings = (): readonly Spelling[] => {
  const streams = new Map(institutes.map(({ id, stream }) => [id, stream]));
  return readFile('spellings.txt', (id) => courses[streams.get(id) ?? 'medical']);
};

/** Every spelling in MCC's PG lists of 2023 and 2024. */
export const readPgSpellings = (): readonly Spelling[] =>
  readFile('pgSpellings.txt', () => 'MD IN GENERAL MEDICINE');
