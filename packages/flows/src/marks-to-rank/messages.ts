/** The texts of an answer about marks and their ranks. */
export const marksTexts = {
  locale: 'en-IN',
  about: (rank: string, year: string) => `about ${rank} in ${year}`,
  range: (from: string, to: string, year: string) => `${from} to ${to} in ${year}`,
  ranks: (marks: string, years: string) => `${marks} marks were rank ${years}.`,
  unknown: (marks: string) => `We do not know which rank ${marks} marks were in past years.`,
  impossible: (marks: string) =>
    `No answers add up to ${marks} marks: a right one is 4, a wrong one takes 1 away. Check your marks.`,
  notMarks: 'Marks are a whole number from 0 to 720.',
  /** Why students should not rely on marks. */
  warning: 'Use your rank once you have it: the same marks gave other ranks in other years.',
} as const;
