/** What a date of the counselling is about. */
export const dateKinds = [
  'registration-opens',
  'registration-closes',
  'choices-close',
  'result',
  'reporting-closes',
] as const;
export type DateKind = (typeof dateKinds)[number];
