import { eligibilityOf, type Applicant, type Eligibility } from '../eligibility/index.ts';
import type { Form, Prediction } from './form.ts';
import { categories } from './options.ts';

/** The student in a question; the question supplies what the student has not answered. */
export const applicantAsking = (
  student: Applicant,
  { category, subCategory }: Pick<Form, 'category' | 'subCategory'>,
): Applicant => {
  const asked = categories.find((name) => name === category);
  return {
    ...(asked && { category: asked }),
    ...(subCategory !== '' && { pwd: subCategory === 'PwD' }),
    ...student,
  };
};

/** The facts that decide about a result; the server has already judged the seats of states. */
const factsOf = ({ subject, opens, ...row }: Prediction) =>
  row.authority
    ? { programme: subject, quotaName: opens === 'NRI' ? 'NRI' : undefined }
    : { ...row, programme: subject };

/** Whether each result is open to the student; all are open if there is no student to judge for. */
export const verdictsOf = (
  results: readonly Prediction[],
  student: Applicant | undefined,
): readonly Eligibility[] =>
  results.map((row) => (student ? eligibilityOf(student, factsOf(row)) : { outcome: 'open' }));
