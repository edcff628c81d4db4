import { eligibilityOf, type Applicant } from '@seatwise/flows/eligibility';
import type { Filter, Filters } from '@seatwise/ui/table';
import { factsOf, type SeatTable } from './seatTable.ts';

/** In no row: a filter of no value would exclude nothing. */
const noSeat = 'no seat';

export interface AccessFilter {
  readonly access: Filter;
  /** How many rows the filter hides that pass the other filters. */
  readonly hidden: (filters: Filters) => number;
}

/** The seats that a student may apply for, decided once for each programme's exam, quota and state of the table. */
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
