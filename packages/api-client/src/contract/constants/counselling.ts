/** The three counsellings, in sign-up and in the admin forms. */
export const counsellingCategories = [
  'NEET UG Counselling 2025',
  'NEET MDS Counselling 2025',
  'NEET PG Counselling 2025',
] as const;
