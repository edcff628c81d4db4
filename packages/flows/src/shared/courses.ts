/**
 * The NEET UG courses by worth, the highest first. Postgraduate courses have no order: only the
 * candidate can say whether a diploma in one branch is worth less than an MD in another.
 */
export const coursesByWorth = ['MBBS', 'BDS', 'B.Sc Nursing'] as const;
type Course = (typeof coursesByWorth)[number];

/** The course of a programme, which lists write in any case; undefined if it has no rank. */
export const courseOf = (programme: string): Course | undefined => {
  const name = programme.trim().toLowerCase();
  return coursesByWorth.find((course) => course.toLowerCase() === name);
};

const placeOf = (programme: string): number => {
  const course = courseOf(programme);
  return course ? coursesByWorth.indexOf(course) : coursesByWorth.length;
};

/** Sorts the higher courses first; programmes without a rank come last. */
export const byCourse = (a: string, b: string): number => placeOf(a) - placeOf(b);

/** Whether the first programme's course is higher; false unless both courses have a rank. */
export const isHigherCourse = (a: string, b: string): boolean =>
  courseOf(b) !== undefined && byCourse(a, b) < 0;
