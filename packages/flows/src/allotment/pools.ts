/** The categories of candidates; the first has no seats of its own. */
export const categories = ['General', 'OBC', 'SC', 'ST', 'EWS'] as const;
export type Category = (typeof categories)[number];

/** The pools of a programme's seats by their codes, each without and with a disability. */
export const poolCategories = ['OP', 'OBC', 'SC', 'ST', 'EW'] as const;
export const poolCount = 2 * poolCategories.length;

/** The pool of a category's index; open seats stand at the index of the general category. */
export const poolOf = (category: number, isDisabled: boolean): number =>
  2 * category + (isDisabled ? 1 : 0);

/** Candidates of one kind compete for the same seats; a kind is numbered as its own pool. */
export const kindOf = (category: Category, isDisabled: boolean): number =>
  poolOf(categories.indexOf(category), isDisabled);

export const isForDisabled = (pool: number): boolean => pool % 2 === 1;

/** Whether a seat of this pool is meant for a candidate of this kind. */
export const mayHold = (kind: number, pool: number): boolean => {
  const isOwn = pool < 2 || kind >> 1 === pool >> 1;
  return isOwn && (!isForDisabled(pool) || isForDisabled(kind));
};

/** How far seats that nobody of their pool takes are given to others. */
export const conversions = ['none', 'disability', 'all'] as const;
export type Conversion = (typeof conversions)[number];
