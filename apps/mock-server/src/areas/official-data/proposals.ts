import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import type { ListTerm } from '@seatwise/api-client/contract/constants/data';
import type { DataImport } from '../../db/records.ts';
import { categoryNames, coursesOf } from './codes.ts';
import type { CollegeNames } from './collegeNames.ts';
import { createResemblance } from './resemblance.ts';
import type { Unknown } from './rowReader.ts';

type Proposals = NonNullable<DataImport['result']>['unknowns'][number]['proposals'];

const most = 3;
/** Two names this much alike differ by short forms and slips alone. */
const almostSame = 0.9;

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
        reason: reason === 'likeness' && score >= almostSame ? 'abbreviation' : reason,
        score,
      }));
    return (known[of]?.(written) ?? []).slice(0, most).map(({ value, score }) => ({
      means: value,
      label: value,
      reason: score >= almostSame ? 'abbreviation' : 'likeness',
      score,
    }));
  };
};
