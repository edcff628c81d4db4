import type { AnswerOf, InputOf, RowOf } from '@seatwise/api-client';
import { examOf, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { prediction } from '@seatwise/api-client/contract/prediction';
import { collator } from '../shared/format.ts';
import { defaultLocale } from '../shared/locale.ts';
import {
  allottedCategories,
  allottedPhs,
  categories,
  everyYear,
  subCategories,
  years,
} from './options.ts';
import { isLocked } from './plan.ts';

/** A subject with one of its quotas. */
export type Quota = RowOf<(typeof prediction)['listQuotas']>;
export type Prediction = RowOf<(typeof prediction)['recommend']>;
export type PredictionQuery = InputOf<(typeof prediction)['recommend']>;
/** The server's daily count of predictions. */
export type Tries = AnswerOf<(typeof prediction)['readTries']>;
export type TriesQuery = InputOf<(typeof prediction)['readTries']>;
export type Counseling = NonNullable<PredictionQuery['counselingCategory']>;

/** An empty form; '' means no choice. The rank comes from the account. */
export const emptyForm = {
  subject: '',
  category: '',
  quotaName: '',
  allottedCategory: '',
  subCategory: '',
  allottedPh: '',
  year: everyYear as string,
};

export type Form = Readonly<typeof emptyForm>;

/** The subject of most students of an exam, as the default of a new form. */
export const usualSubject = (exam: Exam): string => (exam === 'UG' ? 'MBBS' : '');

/** Requests the best seat of each branch instead of one subject. */
export const everyBranch = 'Any';

/** Whether the exam has branches to choose from. */
export const hasBranches = (exam: Exam): boolean => exam !== 'UG';

/** The API's name for the exam, which files dental postgraduates under PG. */
export const counselingOf = (counsellingCategory: string | null): Counseling =>
  examOf(counsellingCategory) === 'UG' ? 'UG' : 'PG';

/** The rows of the student's exam, even from a server that does not separate PG and MDS. */
export const ofExam = <Row extends { readonly subject?: string | null | undefined }>(
  rows: readonly Row[],
  exam: Exam,
): readonly Row[] =>
  exam === 'UG'
    ? rows
    : rows.filter(({ subject }) => !subject || subject.startsWith('MDS ') === (exam === 'MDS'));

/** The required fields that are empty. */
export const missingFields = (
  air: number | null,
  { subject, category }: Form,
): readonly ('air' | 'subject' | 'category')[] => [
  ...(air !== null && Number.isInteger(air) && air > 0 ? [] : (['air'] as const)),
  ...(subject ? [] : (['subject'] as const)),
  ...(category ? [] : (['category'] as const)),
];

const distinct = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].toSorted(collator(defaultLocale).compare);

export const subjectsOf = (quotas: readonly Quota[]): readonly string[] =>
  distinct(quotas.map(({ subject }) => subject));

/** The quotas of a subject; all quotas while no subject is chosen. */
export const quotasFor = (quotas: readonly Quota[], subject: string): readonly string[] =>
  distinct(
    quotas
      .filter((entry) => ['', everyBranch, entry.subject].includes(subject))
      .map(({ quota }) => quota),
  );

/** The form after a change; a quota that the subject does not have is cleared. */
export const changedForm = (form: Form, values: Partial<Form>, quotas: readonly Quota[]): Form => {
  const next = { ...form, ...values };
  // Nothing can be validated before the lists have loaded.
  if (quotas.length === 0) return next;
  const isListed = quotasFor(quotas, next.subject).includes(next.quotaName);
  return isListed ? next : { ...next, quotaName: '' };
};

/** The form after the lists have loaded; choices that they do not offer are cleared. */
export const offeredForm = (form: Form, quotas: readonly Quota[]): Form =>
  changedForm(
    form,
    { subject: [everyBranch, ...subjectsOf(quotas)].includes(form.subject) ? form.subject : '' },
    quotas,
  );

/** Fills the form's empty fields with what is known about the student. */
export const filledForm = (form: Form, known: Partial<Form>): Form => {
  const missing = Object.entries(known).filter(([name]) => form[name as keyof Form] === '');
  return { ...form, ...Object.fromEntries(missing) };
};

/** The answers that a form has and a profile lacks: without a category, lists count open seats only. */
export const answersToKeep = (
  { category, subCategory }: Form,
  profile: { readonly category?: string | undefined } | null,
) => {
  const known = categories.find((each) => each === category);
  if (profile?.category || !known) return undefined;
  return { category: known, ...(subCategory === 'PwD' && { pwd: true }) };
};

/** The student's own category and disability, if answered and different from the form's. */
export const ownInstead = (
  { category, subCategory }: Form,
  own: Pick<Form, 'category' | 'subCategory'> | null,
) => {
  if (!own?.category || !category) return undefined;
  const isSame =
    own.category === category && (own.subCategory === 'PwD') === (subCategory === 'PwD');
  return isSame ? undefined : own;
};

const offered: Readonly<Partial<Record<keyof Form, readonly string[]>>> = {
  category: categories,
  allottedCategory: allottedCategories,
  subCategory: subCategories,
  allottedPh: allottedPhs,
  year: years.map(({ value }) => value),
};

/** A form from untrusted names and values, such as the address of a page. */
export const readForm = (values: ReadonlyMap<string, string>): Form => {
  const read = (name: keyof Form): string => {
    const value = values.get(name) || emptyForm[name];
    return (offered[name]?.includes(value) ?? true) ? value : emptyForm[name];
  };
  const names = Object.keys(emptyForm) as (keyof Form)[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Form;
};

/** The chosen values of a form by field name; empty for a new form. */
export const writeForm = (form: Partial<Form>): readonly (readonly [keyof Form, string])[] =>
  Object.entries(form)
    .map(([name, value]) => [name as keyof Form, value] as const)
    .filter(([name, value]) => value !== emptyForm[name]);

/** A key that is equal for two forms with the same question. */
export const questionOf = (form: Form): string => JSON.stringify(writeForm(form));

interface Asking {
  readonly form: Form;
  readonly role: string;
  readonly triesLeft: number;
  readonly perDay: number | null;
  readonly answered: readonly string[];
}

/** Whether the server has answered this question today, so that asking again costs no try. */
export const isFree = ({ perDay, answered, form }: Omit<Asking, 'role' | 'triesLeft'>): boolean =>
  perDay !== null && answered.includes(questionOf(form));

/** Whether the form may not be submitted, because the question costs a try and none is left. */
export const isRefused = (asking: Asking): boolean =>
  isLocked(asking.role, asking.triesLeft) && !isFree(asking);

/** Whether two forms have the same question. */
export const isSameForm = (a: Form, b: Form): boolean => questionOf(a) === questionOf(b);

const filledOf = (form: Form) => {
  const isEvery = form.subject === everyBranch;
  const filled = Object.entries({ ...form, ...(isEvery && { subject: '' }) });
  return {
    ...Object.fromEntries(filled.filter(([, value]) => value !== '')),
    ...(isEvery && { best: 'branch' as const }),
  };
};

/** The query of a complete form; empty optional fields are omitted. */
export const queryOf = (
  air: number,
  form: Form,
  counselingCategory: Counseling,
): PredictionQuery => ({ air, ...filledOf(form), counselingCategory });

/** The query for the remaining tries; the form may be incomplete. */
export const triesQueryOf = (
  air: number | null,
  form: Form,
  counselingCategory: Counseling,
): TriesQuery => ({ ...(air !== null && { air }), ...filledOf(form), counselingCategory });
