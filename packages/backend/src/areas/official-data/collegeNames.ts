import {
  createInstituteNames,
  institutes,
  lettersOf,
  nameDecisions,
  pgInstitutes,
  type WrittenInstitute,
} from '@seatwise/official-data';
import type { College } from '../../reference/referenceData.ts';
import { programmeOf } from './codes.ts';

export type NamedCollege = Pick<College, 'code' | 'name' | 'state'> &
  Partial<Pick<College, 'kind'>>;

/** A college that a name may mean, the reason, and the likeness of the names from 0 to 1. */
interface CollegeProposal {
  readonly college: NamedCollege;
  readonly reason: 'beginning' | 'code' | 'likeness';
  readonly score: number;
}

/** Medical colleges run nursing schools; a list may name either the college or the school. */
const readings = (institute: WrittenInstitute): readonly WrittenInstitute[] =>
  programmeOf(institute.course ?? '') === 'B.Sc Nursing'
    ? [institute, { ...institute, course: '' }]
    : [institute];

/**
 * Finds the dataset's colleges by the names that lists use: first by staff's decisions, else as the
 * official lists' institutes are read. A code never overrides a different name.
 */
export const createCollegeNames = (
  colleges: readonly NamedCollege[],
  meant: readonly { readonly written: string; readonly code: string }[],
) => {
  const byCode = new Map(colleges.map((college) => [college.code, college]));
  // Generated colleges have names that hospitals may have too, so only real hospitals are passed.
  const hospitals = pgInstitutes.filter(({ code }) => byCode.has(code));
  const names = createInstituteNames(
    colleges,
    [...institutes, ...hospitals],
    [
      ...nameDecisions,
      ...meant.map(({ written, code }) => ({
        written,
        institute: code,
        reason: 'decided by staff',
      })),
    ],
  );
  const decided = new Map(meant.map(({ written, code }) => [lettersOf(written), byCode.get(code)]));

  return {
    find: (institute: WrittenInstitute): NamedCollege | undefined => {
      const decision = decided.get(lettersOf(institute.written || (institute.code ?? '')));
      if (decision) return decision;
      for (const reading of readings(institute)) {
        const college = byCode.get(names.read(reading)?.college.code ?? '');
        if (college) return college;
      }
      return undefined;
    },
    hasCode: (code: string): boolean => byCode.has(code.trim()),
    /** The colleges that a name may mean, the likeliest first. */
    propose: (institute: WrittenInstitute): CollegeProposal[] => {
      const letters = lettersOf(institute.written);
      return names.propose(institute).flatMap(({ college: { code }, score }) => {
        const college = byCode.get(code ?? '');
        if (!college) return [];
        const begins = letters.startsWith(lettersOf(college.name));
        const isCoded = code === institute.code?.trim();
        return [{ college, reason: isCoded ? 'code' : begins ? 'beginning' : 'likeness', score }];
      });
    },
  };
};

export type CollegeNames = ReturnType<typeof createCollegeNames>;
