import type { InstituteStream } from './institutes.ts';
import { lettersOf } from './plainKey.ts';

/** The stream that a name or a course tells: a wing of a medical college says what it is. */
export const streamOf = (text: string): InstituteStream => {
  const letters = lettersOf(text);
  if (/NURS/.test(letters)) return 'nursing';
  return /DENT(?:AL|IST|COLL)|DENCOLL|^BDS$|^MDS/.test(letters) ? 'dental' : 'medical';
};
