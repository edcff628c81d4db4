import { coursesByWorth, courseOf, isHigherCourse } from '../shared/courses.ts';

/** Places of a course below a lesser one, from 0. */
export interface CourseBelow {
  readonly course: string;
  /** The place of the topmost lesser course. */
  readonly above: number;
  readonly places: readonly number[];
}

/** The entries below a lesser course, by course; entries to ignore are undefined. */
export const coursesBelow = (programmes: readonly (string | undefined)[]): readonly CourseBelow[] =>
  coursesByWorth.flatMap((course) => {
    const above = programmes.findIndex((other) => other && isHigherCourse(course, other));
    const places = [...programmes.keys()].filter(
      (place) => above >= 0 && place > above && courseOf(programmes[place] ?? '') === course,
    );
    return places.length > 0 ? [{ course, above, places }] : [];
  });
