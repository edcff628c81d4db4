export { candidateCategories as categories } from '@seatwise/api-client/contract/constants/prediction';
export const genders = ['M', 'F', 'O'] as const;

/** The pool of a code; allotment lists write BC, GN, EWS for the specification's OBC, OP, EW. */
export const poolNamed = (code: string): string => {
  const name = code.trim().toUpperCase();
  const aliases: Readonly<Record<string, string>> = { BC: 'OBC', GN: 'OP', UR: 'OP', EWS: 'EW' };
  return aliases[name] ?? name;
};
