import type { candidateCategories, Pool } from '@seatwise/api-client/contract/constants/prediction';

type Category = (typeof candidateCategories)[number];

/** The pool of the seats that are not reserved. */
export const openPool = 'OP';

const ownPool: Readonly<Record<Category, Pool>> = {
  General: openPool,
  OBC: 'OBC',
  SC: 'SC',
  ST: 'ST',
  EWS: 'EW',
};

/** The pools of seats that a candidate is considered in: the own category's, and the open one. */
export const poolsOf = (category: Category): readonly string[] => [
  ...new Set([ownPool[category], openPool]),
];
