import { instituteStreams, type InstituteStream } from './institutes.ts';
import { lettersOf } from './plainKey.ts';

/** The streams of colleges in the lists; hospitals only have postgraduate seats. */
export const streams = [...instituteStreams, 'hospital'] as const;
export type Stream = (typeof streams)[number];

/** The stream that a name or course indicates; a medical college's wing names its own. */
export const streamOf = (text: string): InstituteStream => {
  const letters = lettersOf(text);
  if (/NURS/.test(letters)) return 'nursing';
  return /DENT(?:AL|IST|COLL)|DENCOLL|^BDS$|^MDS/.test(letters) ? 'dental' : 'medical';
};

/** The streams that a text with its course can mean; a hospital has no MBBS seats. */
export const streamsOf = (text: string, course: string): readonly Stream[] => {
  const stream = streamOf(course === '' ? text : course);
  return stream === 'medical' && lettersOf(course) !== 'MBBS' ? [stream, 'hospital'] : [stream];
};
