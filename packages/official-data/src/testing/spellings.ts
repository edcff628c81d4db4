import { readFileSync } from 'node:fs';
import { institutes } from '../institutes.ts';

const courses = { medical: 'MBBS', dental: 'BDS', nursing: 'B.Sc. Nursing' };

/** A text of an official list, and the institute that it means: `none` for what is no name. */
export interface Spelling {
  readonly id: string;
  readonly written: string;
  readonly course: string;
}

/** The spellings that a file has below the ids of the institutes. */
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

/** Every spelling of MCC's UG lists of 2019 to 2024, and of the institutes that came in 2025. */
export const readSpellings = (): readonly Spelling[] => {
  const streams = new Map(institutes.map(({ id, stream }) => [id, stream]));
  return readFile('spellings.txt', (id) => courses[streams.get(id) ?? 'medical']);
};

/** Every spelling of MCC's PG lists of 2023 and 2024. */
export const readPgSpellings = (): readonly Spelling[] =>
  readFile('pgSpellings.txt', () => 'MD IN GENERAL MEDICINE');
