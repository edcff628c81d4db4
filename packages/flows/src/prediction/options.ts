import type { InputOf } from '@seatwise/api-client';
import type { prediction } from '@seatwise/api-client/contract/prediction';

type Query = InputOf<(typeof prediction)['recommend']>;
type Choices<Name extends keyof Query> = readonly NonNullable<Query[Name]>[];

export const categories = [
  'General',
  'OBC',
  'SC',
  'ST',
  'EWS',
] as const satisfies Choices<'category'>;

export const allottedCategories = [
  'OP',
  'OBC',
  'SC',
  'ST',
  'EW',
] as const satisfies Choices<'allottedCategory'>;

export const subCategories = ['NO', 'PwD'] as const satisfies Choices<'subCategory'>;

export const allottedPhs = ['NO', 'PH'] as const satisfies Choices<'allottedPh'>;

/** Every year together; a value like any other, so it is sent. */
export const everyYear = '0';

export const years = [
  { value: everyYear, label: 'All' },
  { value: '2024', label: '2024' },
  { value: '2023', label: '2023' },
  { value: '2022', label: '2022' },
  { value: '2021', label: '2021' },
] as const satisfies readonly { value: Choices<'year'>[number]; label: string }[];
