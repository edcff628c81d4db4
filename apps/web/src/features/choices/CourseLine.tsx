import type { SeatOutlook } from '@seatwise/flows/choices';
import { courseTexts } from '../../components/courseTexts.ts';
import { courseCost } from '../../content/courseCost.ts';
import { useRupees } from '../../hooks/useRupees.ts';

/** The cost of a choice's whole course, with its known and unknown parts. */
export const CourseLine = ({ outlook }: { readonly outlook: SeatOutlook }) => {
  const course = courseTexts({ ...outlook, programme: outlook.subject }, useRupees());
  return (
    course && (
      <span>
        {courseCost.label}: {course.whole} ({course.parts}) {course.deposit}. {course.lacking}
      </span>
    )
  );
};
