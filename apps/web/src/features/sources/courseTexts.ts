import { courseCostOf, type CourseCost, type PublishedCosts } from '@seatwise/flows/course-cost';
import { courseCost as copy } from '../../content/sources.ts';

/** The parts of a course's cost, and what is not known of it. */
const partsOf = ({ fees, hostel, deposit }: CourseCost, rupees: Intl.NumberFormat): string =>
  [
    hostel === 'included'
      ? copy.feesWithHostel(rupees.format(fees))
      : copy.fees(rupees.format(fees)),
    typeof hostel === 'number' && copy.hostel(rupees.format(hostel)),
    deposit !== null && copy.deposit(rupees.format(deposit)),
  ]
    .filter(Boolean)
    .join(', ');

/** What a cost lacks, named. */
export const lackingOf = (costs: readonly CourseCost[]): string =>
  [
    costs.some(({ hostel }) => hostel === null) && copy.withoutHostel,
    costs.some(({ deposit }) => deposit === null) && copy.withoutDeposit,
  ]
    .filter(Boolean)
    .join(' ');

/** What a seat costs over its course, in words; undefined where it cannot be said. */
export const courseTexts = (asked: PublishedCosts, rupees: Intl.NumberFormat) => {
  const cost = courseCostOf(asked);
  return (
    cost && {
      total: cost.total,
      whole: copy.whole(rupees.format(cost.total), copy.years(cost.years)),
      parts: partsOf(cost, rupees),
      lacking: lackingOf([cost]),
    }
  );
};
