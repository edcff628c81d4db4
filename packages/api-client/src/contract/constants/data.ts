/** The rounds of a counselling, as official lists and the students call them. */
export const dataRounds = [
  'Round 1',
  'Round 2',
  'Round 3',
  'Stray Vacancy',
  'Special Stray Vacancy',
] as const;

/** What a column of an allotment list, or of a list of opening and closing ranks, can hold. */
export const cutoffFields = [
  'rank',
  'openingRank',
  'closingRank',
  'admits',
  'collegeCode',
  'college',
  'program',
  'quota',
  'category',
  'ph',
] as const;
export type CutoffField = (typeof cutoffFields)[number];

/** What can be wrong with a row. An error leaves the row out, a warning does not. */
export const dataProblems = {
  'too long': 'error',
  'too many columns': 'error',
  'no rank': 'error',
  'impossible rank': 'error',
  'opening after closing': 'error',
  outlier: 'error',
  'unknown quota': 'error',
  'unknown category': 'error',
  'unknown program': 'error',
  'unknown college': 'error',
  'doubled row': 'error',
  'doubled rank': 'warning',
  'far from before': 'warning',
} as const;
export type DataProblem = keyof typeof dataProblems;

/** The first rows of each list that an answer carries; the report as a file has all. */
export const shownRows = 100;
