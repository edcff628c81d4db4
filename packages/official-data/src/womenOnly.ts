import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { institutes } from './institutes.ts';

const listed = new Set(institutes.flatMap(({ name, womenOnly }) => (womenOnly ? name : [])));

/** Whether a college only admits women to a programme; never true for postgraduate ones. */
export const takesWomenOnly = (college: string, programme: string): boolean =>
  examOfProgramme(programme.trim()) === 'UG' &&
  (listed.has(college.trim()) || /\bwom[ae]n\b/i.test(college));
