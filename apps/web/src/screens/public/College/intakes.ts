import {
  examOfProgramme,
  exams,
  type Exam,
} from '@seatwise/api-client/contract/constants/counselling';
import type { CollegeDetails } from './useCollege.ts';

interface Intake {
  readonly exam: Exam;
  readonly count: number;
  /** Whether the number of every seat row is known. */
  readonly isWhole: boolean;
}

/** The seats a year of a college by exam, as far as they are known. */
export const intakesOf = (seats: CollegeDetails['seats']): readonly Intake[] =>
  exams.flatMap((exam) => {
    const rows = seats.filter(({ program }) => examOfProgramme(program.trim()) === exam);
    const known = rows.flatMap(({ seats: count }) => count ?? []);
    const count = known.reduce((total, seatCount) => total + seatCount, 0);
    return known.length === 0 ? [] : [{ exam, count, isWhole: known.length === rows.length }];
  });
