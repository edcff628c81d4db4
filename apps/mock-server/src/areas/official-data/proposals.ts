import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import type { ListTerm } from '@seatwise/api-client/contract/constants/data';
import type { DataImport } from '../../db/records.ts';
import { categoryNames, coursesOf } from './codes.ts';
import type { CollegeNames } from './collegeNames.ts';
import { plainName } from './plainName.ts';
import { createResemblance } from './resemblance.ts';

type Unknown = NonNullable<DataImport['result']>['unknowns'][number];

const most = 3;
/** Two names this much alike differ by short forms and slips alone. */
const almostSame = 0.9;

const resembling = (names: readonly string[]) =>
  createResemblance(names.map((value) => ({ value, name: plainName(value) })));

/** Proposes what the unknown texts of a list may mean, the likeliest first. */
export const createProposals = (colleges: CollegeNames, exam: Exam | null) => {
  const known: Partial<Record<ListTerm, ReturnType<typeof resembling>>> = {
    quota: resembling(Object.values(quotas)),
    category: resembling(categoryNames),
    course: resembling(coursesOf(exam)),
  };
  return ({ of, written }: Pick<Unknown, 'of' | 'written'>, code: string): Unknown['proposals'] => {
    if (of === 'college')
      return colleges.propose(written, code).map(({ college, reason, score }) => ({
        means: college.code,
        label: college.name,
        reason: reason === 'likeness' && score >= almostSame ? 'abbreviation' : reason,
        score,
      }));
    return (known[of]?.(plainName(written)) ?? []).slice(0, most).map(({ value, score }) => ({
      means: value,
      label: value,
      reason: score >= almostSame ? 'abbreviation' : 'likeness',
      score,
    }));
  };
};
