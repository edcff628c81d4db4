import type { Prediction } from './form.ts';
import { pools } from './messages.ts';

const words: Readonly<Record<string, string>> = pools;

const inWords = (category: string, code: string, suffix = ''): string =>
  Object.hasOwn(words, category) ? `${words[category]}${suffix} (${code})` : code;

/** An allotted category in words with its code: 'Open seat (OP)'. */
export const allottedCategoryName = (category: string | null | undefined): string =>
  category ? inWords(category, category) : '';

type Pool = Pick<Prediction, 'allottedCategory' | 'allottedPh'>;

/** The code of a seat that is not open to everyone, 'OBC PH'; empty for one that is. */
export const reservedSeatCode = ({ allottedCategory, allottedPh }: Pool): string => {
  const isForDisabled = allottedPh === 'PH';
  if (allottedCategory === 'OP' && !isForDisabled) return '';
  return [allottedCategory, isForDisabled && allottedPh].filter(Boolean).join(' ');
};

/** The pool that a seat belongs to, which tells two seats of one college and quota apart. */
export const allottedSeatName = ({ allottedCategory, allottedPh }: Pool): string =>
  allottedCategory && allottedPh === 'PH'
    ? inWords(allottedCategory, `${allottedCategory} PH`, ', PwD')
    : allottedCategoryName(allottedCategory);
