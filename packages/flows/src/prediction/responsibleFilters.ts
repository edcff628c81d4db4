import { emptyForm, type Form } from './form.ts';

const filters = ['quotaName', 'allottedCategory', 'subCategory', 'allottedPh', 'year'] as const;
type Filter = (typeof filters)[number];

/** Filters whose removal would give results. */
export interface ResponsibleFilters {
  /** One filter, or all of them if no single one suffices. */
  readonly filters: readonly { readonly filter: Filter; readonly value: string }[];
  /** The number of results without these filters. */
  readonly matches: number;
}

const setFilters = (form: Form): readonly Filter[] =>
  filters.filter((filter) => form[filter] !== '' && form[filter] !== emptyForm[filter]);

export const hasFilters = (form: Form): boolean => setFilters(form).length > 0;

/** The sets of filters to omit, one set at a time. */
export type FilterSets = (form: Form) => readonly (readonly Filter[])[];

export const eachFilter: FilterSets = (form) => setFilters(form).map((filter) => [filter]);

export const allFilters: FilterSets = (form) => [setFilters(form)];

const formWithout = (form: Form, left: readonly Filter[]): Form => ({
  ...form,
  ...Object.fromEntries(left.map((filter) => [filter, emptyForm[filter]])),
});

/**
 * The form without each set of filters. Only the server can count the matches, because it applies
 * defaults for an omitted filter, such as the pools of the category.
 */
export const formsWithout = (form: Form, filterSets: FilterSets): readonly Form[] =>
  filterSets(form).map((omitted) => formWithout(form, omitted));

/** The sets of filters that hide results, the most first; `matches` belong to `formsWithout`. */
export const responsibleFilters = (
  form: Form,
  filterSets: FilterSets,
  matches: readonly number[],
): readonly ResponsibleFilters[] =>
  filterSets(form)
    .map((left, index) => ({
      filters: left.map((filter) => ({ filter, value: form[filter] })),
      matches: matches[index] ?? 0,
    }))
    .filter((found) => found.matches > 0)
    .toSorted((a, b) => b.matches - a.matches);
