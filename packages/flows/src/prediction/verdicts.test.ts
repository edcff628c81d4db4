import { describe, expect, it } from 'vitest';
import type { Applicant } from '../eligibility/index.ts';
import type { Prediction } from './form.ts';
import { applicantAsking, verdictsOf } from './verdicts.ts';

const row = (details: Partial<Prediction>): Prediction => ({
  instituteCode: '1',
  institute: 'College',
  subject: 'MBBS',
  category: 'General',
  quotaName: 'All India',
  allottedCategory: 'OP',
  subCategory: 'NO',
  allottedPh: 'NO',
  resultYear: 2024,
  minAir: 1,
  maxAir: 2,
  historicalAdmits: 1,
  probabilityTier: 'Very Likely',
  confidence: 0.5,
  ...details,
});

const results = [
  row({}),
  row({ womenOnly: true }),
  row({ quotaName: 'Employees State Insurance Scheme(ESI)' }),
  row({ quotaName: 'Non-Resident Indian' }),
  row({ quotaName: 'Muslim Minority Quota' }),
  row({ allottedCategory: 'OBC' }),
  row({ allottedPh: 'PH' }),
];

const question = { category: 'OBC', subCategory: '' } as const;
const answered = { gender: 'F', esi: true, nri: false, minority: 'none', category: 'OBC' } as const;

describe('the verdicts on results', () => {
  it.each<[name: string, student: Applicant | undefined, letters: string]>([
    ['nobody to judge for', undefined, 'ooooooo'],
    ['nothing answered', {}, 'oddddod'],
    ['a man', { gender: 'M' }, 'ocdddod'],
    ['a child of an insured person', { gender: 'M', esi: true }, 'ocoddod'],
    ['no claim to an NRI seat', { gender: 'M', esi: true, nri: false }, 'ococdod'],
    ['everything answered', { ...answered, pwd: false }, 'oooccoc'],
    ['another category than the question', { category: 'SC' }, 'oddddcd'],
  ])(
    'BEY-ELG-19 MUST judge each result by the rules of eligibility: open, closed, or dependent on an answer that is missing: %s',
    (_, student, letters) => {
      const verdicts = verdictsOf(results, student && applicantAsking(student, question));
      expect(verdicts.map(({ outcome }) => outcome[0]).join('')).toBe(letters);
    },
  );

  it('BEY-ELG-19 take the category and the disability of the question where the profile has none', () => {
    expect(applicantAsking({}, { category: 'OBC', subCategory: 'PwD' })).toEqual({
      category: 'OBC',
      pwd: true,
    });
    expect(applicantAsking({ category: 'SC' }, { category: 'OBC', subCategory: 'NO' })).toEqual({
      category: 'SC',
      pwd: false,
    });
    expect(applicantAsking({}, { category: '', subCategory: '' })).toEqual({});
  });
});
