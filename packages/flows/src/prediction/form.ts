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

/** A subject, and a quota that it is offered under. */
export type Quota = RowOf<(typeof prediction)['listQuotas']>;
export type Prediction = RowOf<(typeof prediction)['recommend']>;
export type PredictionQuery = InputOf<(typeof prediction)['recommend']>;
/** What the server counts of a day. */
export type Tries = AnswerOf<(typeof prediction)['readTries']>;
export type TriesQuery = InputOf<(typeof prediction)['readTries']>;
export type Counseling = NonNullable<PredictionQuery['counselingCategory']>;

/** A form that is not filled in; '' for none. The rank comes from the account. */
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

/** The subject of most students of an exam, which a new form begins with. */
export const usualSubject = (exam: Exam): string => (exam === 'UG' ? 'MBBS' : '');

/** Asks for the best seat of each branch, in place of a subject. */
export const everyBranch = 'Any';

/** Whether the exam has branches to choose among. */
export const hasBranches = (exam: Exam): boolean => exam !== 'UG';

/** What the API calls the exam: dental postgraduates come under PG there. */
export const counselingOf = (counsellingCategory: string | null): Counseling =>
  examOf(counsellingCategory) === 'UG' ? 'UG' : 'PG';

/** What is of the student's own exam, also where a server does not tell PG and MDS apart. */
export const ofExam = <Row extends { readonly subject?: string | null | undefined }>(
  rows: readonly Row[],
  exam: Exam,
): readonly Row[] =>
  exam === 'UG'
    ? rows
    : rows.filter(({ subject }) => !subject || subject.startsWith('MDS ') === (exam === 'MDS'));

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
  [...new Set(names)].toSorted(collator(defaultLocale).compare);

export const subjectsOf = (quotas: readonly Quota[]): readonly string[] =>
  distinct(quotas.map(({ subject }) => subject));

/** The quotas that a subject is offered under; all of them while no subject is chosen. */
export const quotasFor = (quotas: readonly Quota[], subject: string): readonly string[] =>
  distinct(
    quotas
      .filter((entry) => ['', everyBranch, entry.subject].includes(subject))
      .map(({ quota }) => quota),
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
    { subject: [everyBranch, ...subjectsOf(quotas)].includes(form.subject) ? form.subject : '' },
    quotas,
  );

/** The form of a student with what is known where nothing is chosen. */
export const filledForm = (form: Form, known: Partial<Form>): Form => {
  const missing = Object.entries(known).filter(([name]) => form[name as keyof Form] === '');
  return { ...form, ...Object.fromEntries(missing) };
};

/** The student's own category and disability, where a form asks for others; undefined until they have answered. */
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

/** A form from names and values that may come from anywhere, such as the address of a page. */
export const readForm = (values: ReadonlyMap<string, string>): Form => {
  const read = (name: keyof Form): string => {
    const value = values.get(name) || emptyForm[name];
    return (offered[name]?.includes(value) ?? true) ? value : emptyForm[name];
  };
  const names = Object.keys(emptyForm) as (keyof Form)[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Form;
};

/** What is chosen in a form, by its name: nothing for one that is new. */
export const writeForm = (form: Partial<Form>): readonly (readonly [keyof Form, string])[] =>
  Object.entries(form)
    .map(([name, value]) => [name as keyof Form, value] as const)
    .filter(([name, value]) => value !== emptyForm[name]);

/** Equal for two forms that ask the same. */
export const questionOf = (form: Form): string => JSON.stringify(writeForm(form));

interface Asking {
  readonly form: Form;
  readonly role: string;
  readonly triesLeft: number;
  readonly perDay: number | null;
  readonly answered: readonly string[];
}

/** Whether the form asks what the server has answered today, and answers again without a try. */
export const isFree = ({ perDay, answered, form }: Omit<Asking, 'role' | 'triesLeft'>): boolean =>
  perDay !== null && answered.includes(questionOf(form));

/** Whether the form may not be submitted, because no try is left that it needs. */
export const isRefused = (asking: Asking): boolean =>
  isLocked(asking.role, asking.triesLeft) && !isFree(asking);

/** Whether two forms ask the same. */
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

/** Asks for the tries with a form that may be incomplete. */
export const triesQueryOf = (
  air: number | null,
  form: Form,
  counselingCategory: Counseling,
): TriesQuery => ({ ...(air !== null && { air }), ...filledOf(form), counselingCategory });
