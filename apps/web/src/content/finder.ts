/** Text of the college finder; exact where the requirements quote it. */
export const content = {
  title: 'Collage Finder',
  subtitle: 'Explore colleges filtered by Program and State — fast, clear, and data-backed.',
  hero: 'Predict your chances',
  program: 'Program',
  state: 'State',
  reset: 'Reset',
  search: 'Search',
  caption: 'Colleges',
  columns: { instNm: 'College', program: 'Program', quotaName: 'Quota', state: 'State' },
  missing: '—',
  empty: 'No records found',
  stale:
    'These seats were kept from an earlier visit. Whether they have changed could not be asked.',
  failed: 'The seat matrix could not be loaded.',
  backToPrediction: 'Back to your predictions',
  found: (count: string) => `${count} seats`,
  loading: (count: string) => `Loading: ${count} seats so far`,
} as const;
