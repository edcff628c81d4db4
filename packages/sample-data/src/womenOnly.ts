import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import * as z from 'zod/mini';
import names from '../data/womenOnly.json' with { type: 'json' };

/** Colleges for women whose names do not say it. */
const colleges = new Set(z.parse(z.array(z.string()), names));

/** Whether a college takes women only in a programme; none does in its postgraduate ones. */
export const takesWomenOnly = (college: string, programme: string): boolean =>
  examOfProgramme(programme.trim()) === 'UG' &&
  (colleges.has(college.trim()) || /\bwom[ae]n\b/i.test(college));
