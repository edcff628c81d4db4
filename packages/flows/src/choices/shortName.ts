/** What most names of colleges share, and how students write it. */
const shared = [
  ['Government Medical College', 'GMC'],
  ['Institute of Medical Sciences', 'IMS'],
  ['Institute of Dental Sciences', 'IDS'],
  ['Medical College', 'MC'],
  ['Dental College', 'DC'],
  ['Government', 'Govt.'],
] as const;

/** The name of a college for a narrow line, which has room for what tells it apart. */
export const shortName = (institute: string): string =>
  shared.reduce((name, [long, short]) => name.replace(long, short), institute);
