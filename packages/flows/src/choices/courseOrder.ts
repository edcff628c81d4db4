import { seatKey } from '../list-sync/index.ts';
import { coursesByWorth, courseOf, isHigherCourse } from '../shared/courses.ts';
import { eligibilityOfChoice, isCertain, isOnlyFilledByState, type Known } from './chances.ts';
import type { Choice } from './seat.ts';

/** Entries of a course below a lesser one. */
interface CourseBelow {
  readonly course: string;
  /** The position of the topmost lesser course, from 0. */
  readonly above: number;
  /** The position of the course that hides them: an almost certain one, else the topmost. */
  readonly index: number;
  readonly isCertain: boolean;
  readonly places: readonly number[];
  /** Whether the student has a budget that at least one of these entries may exceed. */
  readonly mayBeDear: boolean;
}

/** Whether an MCC round may allot an entry to the student, as far as is known. */
const mayBeAllotted = (entry: Choice, known: Known): boolean => {
  const outlook = known.outlooks.get(seatKey(entry));
  return (
    eligibilityOfChoice(entry, known).outcome === 'open' &&
    !isOnlyFilledByState(entry, known) &&
    outlook?.inMatrix !== false &&
    outlook?.collegeKind !== 'armed forces'
  );
};

/** The entries below a lesser course, grouped by course, the highest first. */
export const coursesBelow = (entries: readonly Choice[], known: Known): readonly CourseBelow[] => {
  const { budgetPerYear: budget } = known.profile;
  const open = entries.map((entry) => mayBeAllotted(entry, known));
  const mayBeDear = (place: number): boolean => {
    const fee = known.outlooks.get(seatKey(entries[place]!))?.feePerYear;
    return budget !== undefined && (typeof fee !== 'number' || fee > budget);
  };
  return coursesByWorth.flatMap((course) => {
    const isLesser = ({ subject }: Choice, place: number): boolean =>
      open[place] === true && isHigherCourse(course, subject);
    const above = entries.findIndex(isLesser);
    const places = entries.flatMap(({ subject }, place) =>
      above >= 0 && place > above && open[place] && courseOf(subject) === course ? [place] : [],
    );
    if (places.length === 0) return [];
    const certain = entries.findIndex(
      (entry, place) => place < places[0]! && isLesser(entry, place) && isCertain(entry, known),
    );
    return [
      {
        course,
        above,
        index: certain < 0 ? above : certain,
        isCertain: certain >= 0,
        places,
        mayBeDear: places.some(mayBeDear),
      },
    ];
  });
};
