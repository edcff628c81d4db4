import type { Prediction } from './form.ts';

/** The allotted categories in words, by their code; MCC writes BC where the specification writes OBC. */
const words: Readonly<Record<string, string>> = {
  OP: 'Open seat',
  OBC: 'Other Backward Classes',
  BC: 'Other Backward Classes',
  SC: 'Scheduled Caste',
  ST: 'Scheduled Tribe',
  EW: 'Economically Weaker Section',
};

const inWords = (category: string, code: string, suffix = ''): string =>
  Object.hasOwn(words, category) ? `${words[category]}${suffix} (${code})` : code;

/** An allotted category in words with its code: 'Open seat (OP)'. */
export const allottedCategoryName = (category: string | null | undefined): string =>
  category ? inWords(category, category) : '';

/** The pool that a seat belongs to, which tells two seats of one college and quota apart. */
export const allottedSeatName = ({
  allottedCategory,
  allottedPh,
}: Pick<Prediction, 'allottedCategory' | 'allottedPh'>): string =>
  allottedCategory && allottedPh === 'PH'
    ? inWords(allottedCategory, `${allottedCategory} PH`, ', PwD')
    : allottedCategoryName(allottedCategory);
