import { eligibilityOf, type Applicant } from '@seatwise/flows/eligibility';
import type { Filter, Filters } from '@seatwise/ui/table';
import { factsOf, type SeatTable } from './seatTable.ts';

/** A value that no row has, because a filter without values would exclude nothing. */
const noSeat = 'no seat';

export interface AccessFilter {
  readonly access: Filter;
  /** How many rows this filter hides among those that pass the other filters. */
  readonly hidden: (filters: Filters) => number;
}

/** The seats that a student may apply for, decided once for each combination in `access` of the table. */
export const accessFilter = (table: SeatTable, profile: Applicant): AccessFilter => {
  const allowed = new Set<string>();
  for (const { value } of table.facets('access')) {
    if (eligibilityOf(profile, factsOf(value)).outcome !== 'closed') allowed.add(value);
  }
  return {
    access: { oneOf: allowed.size > 0 ? [...allowed] : [noSeat] },
    hidden: (filters) =>
      table
        .facets('access', filters)
        .reduce((sum, { value, count }) => (allowed.has(value) ? sum : sum + count), 0),
  };
};
