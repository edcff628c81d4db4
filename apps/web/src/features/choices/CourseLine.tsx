import type { SeatOutlook } from '@seatwise/flows/choices';
import { courseTexts } from '../../components/courseTexts.ts';
import { courseCost } from '../../content/courseCost.ts';
import { useRupees } from '../../hooks/useRupees.ts';

/** What the course of a choice costs, with its parts and what is not known of it. */
export const CourseLine = ({ outlook }: { readonly outlook: SeatOutlook }) => {
  const course = courseTexts({ ...outlook, programme: outlook.subject }, useRupees());
  return (
    course && (
      <span>
        {courseCost.label}: {course.whole}. {course.parts}. {course.lacking}
      </span>
    )
  );
};
