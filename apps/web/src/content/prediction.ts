/** The words of the college prediction; exact where the documents quote them. */
const figure = (value: number) => value.toLocaleString('en-IN');
const listed = (words: readonly string[]) => new Intl.ListFormat('en-IN').format(words);

export const content = {
  title: 'College Prediction',
  upgrade: 'Upgrade',
  form: 'What are you looking for?',
  counseling: (name: string) => `Seats of the ${name} counselling`,
  fields: {
    air: 'AIR rank',
    subject: 'Subject',
    category: 'Category',
    quotaName: 'Quota',
    allottedCategory: 'Allotted Category',
    subCategory: 'Sub Category',
    allottedPh: 'Allotted PH',
    year: 'Year',
  },
  airSource: 'Your rank comes from your account. If it is wrong, contact us.',
  noAir: 'Your account has no rank yet, and a prediction needs one. Contact us to add it:',
  missing: {
    air: 'A rank is needed.',
    subject: 'Choose a subject.',
    category: 'Choose a category.',
  },
  choose: 'Choose',
  any: 'Any',
  loading: 'Loading…',
  noValue: '—',
  quotasFailed: 'Subjects and quotas could not be loaded.',
  again: 'Try again',

  results: 'College Predictions',
  showing: (shown: number, all: number) => `Showing ${figure(shown)} of ${figure(all)} results`,
  columns: {
    code: 'Code',
    institute: 'Institute',
    subject: 'Subject',
    quota: 'Quota',
    minAir: 'Min Collage Rank',
    maxAir: 'Max Collage Rank',
    tier: 'Probability',
  },
  confidence: (level: string) => `Confidence: ${level}`,
  untried: 'No prediction yet',
  untriedHint: 'Choose a subject and a category, then press Predict.',
  failed: 'No results are shown',
  failedHint: 'The prediction did not come. You can try again.',
  unmatched: 'No college matches',
  unmatchedHint: 'Nothing is known of seats with all of this together.',
  responsible: (filters: readonly { name: string; value: string }[], matches: number) =>
    [
      listed(filters.map(({ name, value }) => `${name} «${value}»`)),
      filters.length === 1 ? 'hides' : 'together hide',
      matches === 1 ? '1 result.' : `${figure(matches)} results.`,
    ].join(' '),
  notTheFilters: 'No filter is to blame: without them there is nothing either.',
  clear: (names: readonly string[]) => `Clear ${listed(names)}`,
  cleared: 'Cleared. Predict again to see what is there.',
} as const;

/** The words of a prediction's reasons. */
export const reasons = {
  facts: {
    institute: 'Institute',
    subject: 'Subject',
    category: 'Category',
    quota: 'Quota',
    min: 'Min Collage Rank',
    max: 'Max Collage Rank',
    probability: 'Probability',
    confidence: 'Confidence',
  },
  years: 'Your rank against past years',
  yearsHint: 'Each bar goes from the first to the last rank admitted; better ranks come first.',
  admits: (count: number) => (count === 1 ? '1 seat' : `${figure(count)} seats`),
  needed: 'Rank needed',
  orBetter: (rank: number) => `${figure(rank)} or better`,
  reached: 'Your rank is enough',
  notReached: (places: number) =>
    places === 1 ? '1 rank too far back' : `${figure(places)} ranks too far back`,
  evidence: 'Confidence tells how much data stands behind this, not how likely the seat is.',
  source: (years: readonly number[]) =>
    `Estimated from the ranks admitted in ${listed(years.map(String))}.`,
  sample: 'These are sample data, made for trying out; they come from no official list.',
  close: 'Close',
} as const;

export const alerts = { title: 'Alerts' } as const;

export const exporting = {
  page: 'Export page',
  all: 'Export all',
  selected: 'Export selected',
  underWay: 'Writing the file',
  cancel: 'Cancel',
} as const;
