import { emptyForm, type Form, type Prediction } from './form.ts';
import { everyYear } from './options.ts';

const filters = ['quotaName', 'allottedCategory', 'subCategory', 'allottedPh', 'year'] as const;
type Filter = (typeof filters)[number];

/** Filters without which something would have matched. */
export interface Responsible {
  /** One; several where it takes them together to hide everything. */
  readonly filters: readonly { readonly filter: Filter; readonly value: string }[];
  /** How many rows match without them. */
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

/** Every way to take `count` of the filters. */
const combinations = (of: readonly Filter[], count: number): readonly (readonly Filter[])[] =>
  count === 0
    ? [[]]
    : of.flatMap((first, index) =>
        combinations(of.slice(index + 1), count - 1).map((rest) => [first].concat(rest)),
      );

/**
 * Which filters are to blame when nothing matches: single ones where there are any, else the
 * smallest groups, those that hide most first. `rows` are those of the same rank, subject and
 * category with no filter; without any of them no filter is to blame.
 */
export const responsibleFilters = (
  rows: readonly Prediction[],
  form: Form,
): readonly Responsible[] => {
  const set = filters.filter((filter) => isSet(form, filter));
  const without = (left: readonly Filter[]): Responsible => {
    const others = set.filter((filter) => !left.includes(filter));
    return {
      filters: left.map((filter) => ({ filter, value: form[filter] })),
      matches: rows.filter((row) => others.every((filter) => agrees(row, form, filter))).length,
    };
  };
  const bySize = set.map((_, index) =>
    combinations(set, index + 1)
      .map(without)
      .filter(({ matches }) => matches > 0),
  );
  const smallest = bySize.find((found) => found.length > 0) ?? [];
  return smallest.toSorted((a, b) => b.matches - a.matches);
};
