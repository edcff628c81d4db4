import { examOfProgramme, exams } from '@seatwise/api-client/contract/constants/counselling';
import type { CollegeDetails } from './useCollege.ts';

/** The seats a year of a college by exam, as far as they are known. */
export const intakesOf = (seats: CollegeDetails['seats']) =>
  exams.flatMap((exam) => {
    const rows = seats.filter(({ program }) => examOfProgramme(program.trim()) === exam);
    const known = rows.flatMap(({ seats: count }) => count ?? []);
    const count = known.reduce((total, seatCount) => total + seatCount, 0);
    /** Whether the number of every seat row is known. */
    const isWhole = known.length === rows.length;
    return known.length === 0 ? [] : [{ exam, count, isWhole }];
  });
