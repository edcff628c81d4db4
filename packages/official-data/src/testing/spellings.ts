import { readFileSync } from 'node:fs';
import { institutes } from '../institutes.ts';

const courses = { medical: 'MBBS', dental: 'BDS', nursing: 'B.Sc. Nursing' };

/** A text of an official list, and the institute that it means: `none` for what is no name. */
export interface Spelling {
  readonly id: string;
  readonly written: string;
  readonly course: string;
}

/** Every spelling of MCC's lists of 2019 to 2024, and of the institutes that came in 2025, which the file has below the institutes. */
export const readSpellings = (): readonly Spelling[] => {
  const streams = new Map(institutes.map(({ id, stream }) => [id, stream]));
  let id = '';
  return readFileSync(new URL('spellings.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('  '))
        return [{ id, written: line.trim(), course: courses[streams.get(id) ?? 'medical'] }];
      id = line;
      return [];
    });
};
