/** The kinds of dates in a counselling. */
export const dateKinds = [
  'registration-opens',
  'registration-closes',
  'choices-close',
  'result',
  'reporting-closes',
] as const;
export type DateKind = (typeof dateKinds)[number];
