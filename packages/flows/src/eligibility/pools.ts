import { candidateCategories } from '@seatwise/api-client/contract/constants/prediction';

export { candidateCategories as categories };
type Category = (typeof candidateCategories)[number];

export const genders = ['M', 'F', 'O'] as const;

/** The pool of the seats that are not reserved. */
export const openPool = 'OP';

const ownPool: Readonly<Record<Category, string>> = {
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

/** The pool of a seat; allotment lists write BC, GN and EWS where the specification writes OBC, OP and EW. */
export const poolNamed = (code: string): string => {
  const name = code.trim().toUpperCase();
  const aliases: Readonly<Record<string, string>> = { BC: 'OBC', GN: 'OP', UR: 'OP', EWS: 'EW' };
  return aliases[name] ?? name;
};
