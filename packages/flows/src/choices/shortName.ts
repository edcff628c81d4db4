/** Phrases that most college names share, with students' abbreviations. */
const shared = [
  ['Government Medical College', 'GMC'],
  ['Institute of Medical Sciences', 'IMS'],
  ['Institute of Dental Sciences', 'IDS'],
  ['Medical College', 'MC'],
  ['Dental College', 'DC'],
  ['Government', 'Govt.'],
] as const;

export const shortName = (institute: string): string =>
  shared.reduce((name, [long, short]) => name.replace(long, short), institute);
