import { examOfProgramme, exams } from '@seatwise/api-client/contract/constants/counselling';
import type { CollegeDetails } from './useCollege.ts';

/** The known yearly intakes of a college by exam. */
export const intakesOf = (seats: CollegeDetails['seats']) =>
  exams.flatMap((exam) => {
    const rows = seats.filter(({ program }) => examOfProgramme(program.trim()) === exam);
    const known = rows.flatMap(({ seats: count }) => count ?? []);
    const count = known.reduce((total, seatCount) => total + seatCount, 0);
    /** Whether the seats of every row are known. */
    const isWhole = known.length === rows.length;
    return known.length === 0 ? [] : [{ exam, count, isWhole }];
  });
