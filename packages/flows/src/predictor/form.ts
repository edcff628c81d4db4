import type { InputOf, RowOf } from '@seatwise/api-client';
import type { prediction } from '@seatwise/api-client/contract/prediction';
import { collator, documentedLocale } from '../shared/format.ts';
import {
  allottedCategories,
  allottedPhs,
  categories,
  everyYear,
  subCategories,
  years,
} from './options.ts';

/** A subject, and a quota that it is offered under. */
export type Quota = RowOf<(typeof prediction)['listQuotas']>;
export type Prediction = RowOf<(typeof prediction)['recommend']>;
export type PredictionQuery = InputOf<(typeof prediction)['recommend']>;
export type Counseling = NonNullable<PredictionQuery['counselingCategory']>;

/** The choices of the form; '' for none. The rank comes from the account. */
export interface Form {
  readonly subject: string;
  readonly category: string;
  readonly quotaName: string;
  readonly allottedCategory: string;
  readonly subCategory: string;
  readonly allottedPh: string;
  readonly year: string;
}

export const emptyForm: Form = {
  subject: '',
  category: '',
  quotaName: '',
  allottedCategory: '',
  subCategory: '',
  allottedPh: '',
  year: everyYear,
};

/** Everything that does not name UG is PG: MDS too, and a category that is not known. */
export const counselingOf = (counsellingCategory: string | null): Counseling =>
  counsellingCategory?.includes('UG') ? 'UG' : 'PG';

/** The required fields that are not filled. */
export const missingFields = (
  air: number | null,
  { subject, category }: Form,
): readonly ('air' | 'subject' | 'category')[] => [
  ...(air !== null && Number.isInteger(air) && air > 0 ? [] : (['air'] as const)),
  ...(subject ? [] : (['subject'] as const)),
  ...(category ? [] : (['category'] as const)),
];

const distinct = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].toSorted(collator(documentedLocale).compare);

export const subjectsOf = (quotas: readonly Quota[]): readonly string[] =>
  distinct(quotas.map(({ subject }) => subject));

/** The quotas that a subject is offered under; all of them while no subject is chosen. */
export const quotasFor = (quotas: readonly Quota[], subject: string): readonly string[] =>
  distinct(
    quotas.filter((entry) => !subject || entry.subject === subject).map(({ quota }) => quota),
  );

/** The form after a change: a quota that the subject is not offered under is taken away. */
export const changedForm = (form: Form, values: Partial<Form>, quotas: readonly Quota[]): Form => {
  const next = { ...form, ...values };
  // Nothing can be validated before the lists have loaded.
  if (quotas.length === 0) return next;
  const isListed = quotasFor(quotas, next.subject).includes(next.quotaName);
  return isListed ? next : { ...next, quotaName: '' };
};

/** The form once the lists are there: what they do not offer is taken away. */
export const offeredForm = (form: Form, quotas: readonly Quota[]): Form =>
  changedForm(
    form,
    { subject: subjectsOf(quotas).includes(form.subject) ? form.subject : '' },
    quotas,
  );

const offered: Readonly<Partial<Record<keyof Form, readonly string[]>>> = {
  category: categories,
  allottedCategory: allottedCategories,
  subCategory: subCategories,
  allottedPh: allottedPhs,
  year: years.map(({ value }) => value),
};

/** A form from names and values that may come from anywhere, such as the address of a page. */
export const readForm = (values: ReadonlyMap<string, string>): Form => {
  const read = (name: keyof Form): string => {
    const value = values.get(name) ?? '';
    return (offered[name]?.includes(value) ?? true) ? value : '';
  };
  return {
    subject: read('subject'),
    category: read('category'),
    quotaName: read('quotaName'),
    allottedCategory: read('allottedCategory'),
    subCategory: read('subCategory'),
    allottedPh: read('allottedPh'),
    year: read('year') || everyYear,
  };
};

/** What is chosen in a form, by its name: nothing for one that is new. */
export const writeForm = (form: Form): readonly (readonly [keyof Form, string])[] =>
  Object.entries(form)
    .map(([name, value]) => [name as keyof Form, value] as const)
    .filter(([name, value]) => value !== emptyForm[name]);

/** Whether two forms ask the same question. */
export const isSameForm = (a: Form, b: Form): boolean =>
  Object.keys(emptyForm).every((name) => a[name as keyof Form] === b[name as keyof Form]);

/** The query of a complete form; empty optional fields are omitted. */
export const queryOf = (
  air: number,
  form: Form,
  counselingCategory: Counseling,
): PredictionQuery => {
  const filled = Object.entries(form).filter(([, value]) => value !== '');
  return { air, ...Object.fromEntries(filled), counselingCategory };
};
