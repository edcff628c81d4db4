import type { candidateCategories, Pool } from '@seatwise/api-client/contract/constants/prediction';

type Category = (typeof candidateCategories)[number];

/** The pool of unreserved seats. */
export const openPool = 'OP';

const ownPool: Readonly<Record<Category, Pool>> = {
  General: openPool,
  OBC: 'OBC',
  SC: 'SC',
  ST: 'ST',
  EWS: 'EW',
};

/** The pools that a candidate is considered for: that of their category, and the open pool. */
export const poolsOf = (category: Category): readonly string[] => [
  ...new Set([ownPool[category], openPool]),
];
