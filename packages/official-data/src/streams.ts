import { instituteStreams, type InstituteStream } from './institutes.ts';
import { lettersOf } from './plainKey.ts';

/** What colleges of the lists are; hospitals have postgraduate seats alone. */
export const streams = [...instituteStreams, 'hospital'] as const;
export type Stream = (typeof streams)[number];

/** The stream that a name or a course tells: a wing of a medical college says what it is. */
export const streamOf = (text: string): InstituteStream => {
  const letters = lettersOf(text);
  if (/NURS/.test(letters)) return 'nursing';
  return /DENT(?:AL|IST|COLL)|DENCOLL|^BDS$|^MDS/.test(letters) ? 'dental' : 'medical';
};

/** The streams that a text can mean with its course: a hospital gives no MBBS. */
export const streamsOf = (text: string, course: string): readonly Stream[] => {
  const stream = streamOf(course === '' ? text : course);
  return stream === 'medical' && lettersOf(course) !== 'MBBS' ? [stream, 'hospital'] : [stream];
};
