/** The three counsellings in sign-up and in the admin forms. */
export const counsellingCategories = [
  'NEET UG Counselling 2025',
  'NEET MDS Counselling 2025',
  'NEET PG Counselling 2025',
] as const;

/** The entrance exams; a rank only counts for its own exam. */
export const exams = ['UG', 'PG', 'MDS'] as const;
export type Exam = (typeof exams)[number];

/** The exam of an account. As in the specification, a category without UG is postgraduate. */
export const examOf = (counsellingCategory: string | null): Exam => {
  if (counsellingCategory?.includes('UG')) return 'UG';
  return counsellingCategory?.includes('MDS') ? 'MDS' : 'PG';
};

const undergraduate = /^(mbbs|bds|b\.sc nursing)$/i;

/** The exam whose ranks decide a programme's seats; lists write programmes in any case. */
export const examOfProgramme = (programme: string): Exam => {
  if (undergraduate.test(programme)) return 'UG';
  return /^mds /i.test(programme) ? 'MDS' : 'PG';
};
