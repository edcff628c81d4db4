import { courseCostOf, type CourseCost, type PublishedCosts } from '@seatwise/flows/course-cost';
import { courseCost as copy } from '../content/courseCost.ts';

/** The known parts of a course's cost. */
const partsOf = ({ fees, hostel }: CourseCost, rupees: Intl.NumberFormat): string =>
  [
    hostel === 'included'
      ? copy.feesWithHostel(rupees.format(fees))
      : copy.fees(rupees.format(fees)),
    typeof hostel === 'number' && copy.hostel(rupees.format(hostel)),
  ]
    .filter(Boolean)
    .join(', ');

/** Names the parts that all or some costs lack, each once. */
export const lackingOf = (costs: readonly CourseCost[]): string => {
  const lacking = (part: 'hostel' | 'deposit', ofAll: string, ofSome: string): string => {
    if (costs.every((cost) => cost[part] !== null)) return '';
    return costs.every((cost) => cost[part] === null) ? ofAll : ofSome;
  };
  return [
    lacking('hostel', copy.withoutHostel, copy.someWithoutHostel),
    lacking('deposit', copy.withoutDeposit, copy.someWithoutDeposit),
  ]
    .filter(Boolean)
    .join(' ');
};

/** The cost of a seat over its whole course, in words; undefined if it is unknown. */
export const courseTexts = (asked: PublishedCosts, rupees: Intl.NumberFormat) => {
  const cost = courseCostOf(asked);
  return (
    cost && {
      total: cost.total,
      whole: copy.whole(rupees.format(cost.total), copy.years(cost.years)),
      deposit: cost.deposit === null ? '' : copy.deposit(rupees.format(cost.deposit)),
      parts: partsOf(cost, rupees),
      lacking: lackingOf([cost]),
    }
  );
};
