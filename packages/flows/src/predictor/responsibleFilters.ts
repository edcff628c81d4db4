import { emptyForm, type Form, type Prediction } from './form.ts';
import { everyYear } from './options.ts';

const filters = ['quotaName', 'allottedCategory', 'subCategory', 'allottedPh', 'year'] as const;
export type Filter = (typeof filters)[number];

/** A filter without which something would have matched. */
export interface Responsible {
  readonly filter: Filter;
  readonly value: string;
  /** How many rows match without it. */
  readonly matches: number;
}

const isSet = (form: Form, filter: Filter): boolean =>
  form[filter] !== '' && !(filter === 'year' && form.year === everyYear);

const agrees = (row: Prediction, form: Form, filter: Filter): boolean => {
  if (filter === 'year') {
    const years = row.history?.map(({ year }) => year) ?? [row.resultYear];
    return years.map(String).includes(form.year);
  }
  return (row[filter] ?? '').toLowerCase() === form[filter].toLowerCase();
};

/** The form without what may be left out. */
export const withoutFilters = ({ subject, category }: Form): Form => ({
  ...emptyForm,
  subject,
  category,
});

export const hasFilters = (form: Form): boolean => filters.some((filter) => isSet(form, filter));

/**
 * Which filters are to blame when nothing matches, the one that hides most first. `rows` are those
 * of the same rank, subject and category with no other filter. Empty when it takes several filters
 * together to hide everything.
 */
export const responsibleFilters = (
  rows: readonly Prediction[],
  form: Form,
): readonly Responsible[] => {
  const set = filters.filter((filter) => isSet(form, filter));
  const matchesWithout = (left: Filter): number =>
    rows.filter((row) => set.every((filter) => filter === left || agrees(row, form, filter)))
      .length;
  return set
    .map((filter) => ({ filter, value: form[filter], matches: matchesWithout(filter) }))
    .filter(({ matches }) => matches > 0)
    .toSorted((a, b) => b.matches - a.matches);
};
