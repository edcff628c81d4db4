import { createLikeness, lettersOf } from '@seatwise/official-data';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import type { ListTerm } from '@seatwise/api-client/contract/constants/data';
import type { DataImport } from '../../db/records.ts';
import { categoryNames, coursesOf } from './codes.ts';
import type { CollegeNames } from './collegeNames.ts';
import { plainName } from './plainName.ts';
import type { Unknown } from './rowReader.ts';

type Proposals = NonNullable<DataImport['result']>['unknowns'][number]['proposals'];

const most = 3;
/** Two names at least this similar differ only by short forms and typing errors. */
const almostSame = 0.9;

const smallWords = /^(AND|OF|THE|FOR)$/;

/** Whether a text has each word of a name, in full or by its start, with any other words. */
const isShortened = (written: string, name: string): boolean => {
  const words = plainName(written).split(' ');
  let at = 0;
  return plainName(name)
    .split(' ')
    .filter((word) => !smallWords.test(word))
    .every((word) => {
      at = words.findIndex((short, index) => index >= at && word.startsWith(short)) + 1;
      return at > 0;
    });
};

/** How a text differs from a similar name; only a short form surely means it. */
const difference = (written: string, name: string, score: number) => {
  if (score < almostSame) return 'likeness';
  return isShortened(written, name) ? 'abbreviation' : 'spelling';
};

const leastLikeness = 0.6;

/** Finds names similar to a text, the most similar first, with the likeness from 0 to 1. */
const createResemblance = (names: readonly string[]) => {
  const scoresOf = createLikeness(names.map(lettersOf));
  return (text: string): { readonly value: string; readonly score: number }[] =>
    scoresOf(lettersOf(text))
      .map((score, index) => ({ value: names[index]!, score: Math.round(100 * score) / 100 }))
      .filter(({ score }) => score >= leastLikeness)
      .toSorted((a, b) => b.score - a.score);
};

/** Proposes what the unknown texts of a list may mean, the likeliest first. */
export const createProposals = (colleges: CollegeNames, exam: Exam | null) => {
  const known: Partial<Record<ListTerm, ReturnType<typeof createResemblance>>> = {
    quota: createResemblance(Object.values(quotas)),
    category: createResemblance(categoryNames),
    course: createResemblance(coursesOf(exam)),
  };
  return ({ of, written, code, course }: Omit<Unknown, 'rows'>): Proposals => {
    if (of === 'college')
      return colleges.propose({ written, code, course }).map(({ college, reason, score }) => ({
        means: college.code,
        label: college.name,
        reason: reason === 'likeness' ? difference(written, college.name, score) : reason,
        score,
      }));
    return (known[of]?.(written) ?? []).slice(0, most).map(({ value, score }) => ({
      means: value,
      label: value,
      reason: difference(written, value, score),
      score,
    }));
  };
};
