import type { Prediction } from './form.ts';
import { pools } from './messages.ts';

const words: Readonly<Record<string, string>> = pools;

const inWords = (category: string, code: string, suffix = ''): string =>
  Object.hasOwn(words, category) ? `${words[category]}${suffix} (${code})` : code;

/** An allotted category in words with its code: 'Open seat (OP)'. */
export const allottedCategoryName = (category: string | null | undefined): string =>
  category ? inWords(category, category) : '';

type Pool = Pick<Prediction, 'allottedCategory' | 'allottedPh'>;

/** The code of a reserved seat, such as 'OBC PH'; empty for a seat that is open to everyone. */
export const reservedSeatCode = ({ allottedCategory, allottedPh }: Pool): string => {
  const isForDisabled = allottedPh === 'PH';
  if (allottedCategory === 'OP' && !isForDisabled) return '';
  return [allottedCategory, isForDisabled && allottedPh].filter(Boolean).join(' ');
};

/** The pool of a seat, which distinguishes seats of the same college and quota. */
export const allottedSeatName = ({ allottedCategory, allottedPh }: Pool): string =>
  allottedCategory && allottedPh === 'PH'
    ? inWords(allottedCategory, `${allottedCategory} PH`, ', PwD')
    : allottedCategoryName(allottedCategory);
