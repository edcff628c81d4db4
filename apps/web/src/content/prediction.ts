/** Text of the college prediction; exact where the requirements quote it. */
import { plural } from '@seatwise/flows/shared';

export const content = {
  title: 'College Prediction',
  upgrade: 'Upgrade',
  form: 'What are you looking for?',
  counselling: (name: string) => `Seats of the ${name} counselling`,
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
  tries: ({ left, perDay }: { left: number; perDay: number | null }) =>
    perDay === null
      ? plural(left, { one: '# try left.', other: '# tries left.' })
      : `${left} of ${perDay} tries left today. Asking the same again is free.`,
  freeTries: ({ left, perDay }: { left: number; perDay: number | null }) => {
    if (left === 0) return 'Your tries are used up for today.';
    return perDay === null
      ? plural(left, { one: 'Before that you have # try.', other: 'Before that you have # tries.' })
      : `Before that you have ${perDay} tries a day; ${plural(left, { one: '# is', other: '# are' })} left today.`;
  },
  noTries: ({ perDay }: { perDay: number | null }) =>
    perDay === null
      ? 'No try is left.'
      : `None of your ${perDay} tries is left. You get new ones at midnight, Indian time.`,
  againIsFree: 'You asked this one today: asking it again is free.',
  choose: 'Choose',
  any: 'Any',
  loading: 'Loading…',
  noValue: '—',
  quotasFailed: 'Subjects and quotas could not be loaded.',

  results: 'College Predictions',
  question: (rank: string, asked: string) => `For AIR ${rank}: ${asked}`,
  outdated: 'Your choices have changed; these results still answer the line above.',
  predictAgain: 'Predict again',
  sampleHint: 'Made for trying out; these figures come from no official list.',
  comparing: 'Comparing your rank with past years…',
  showing: (shown: string, all: string) => `Showing ${shown} of ${all} results`,
  columns: {
    code: 'Code',
    institute: 'Institute',
    subject: 'Subject',
    quota: 'Quota',
    minAir: 'Min Collage Rank',
    maxAir: 'Max Collage Rank',
    tier: 'Probability',
    state: 'State',
    kind: 'Kind of college',
    seat: 'Allotted Category',
  },
  kinds: {
    central: 'Central institute',
    government: 'Government',
    ESIC: 'ESIC',
    'armed forces': 'Armed forces',
    private: 'Private',
    deemed: 'Deemed university',
  },
  college: 'College',
  group: 'Group by college',
  seatsOf: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
  inFinder: 'In the finder',
  collegePage: 'About the college',
  noneLeft: 'No result passes the filters',
  source: 'Source',
  sample: 'Sample data',
  syntheticTitle: 'These ranks are made up',
  synthetic:
    'No official closing ranks of the NEET MDS counselling are published. These rows show how a prediction looks; choose no college by them.',
  confidence: (level: string) => `Confidence: ${level}`,
  untried: 'No prediction yet',
  untriedHint: 'Choose a subject and a category, then press Predict.',
  waitingHint: 'Everything is filled in. Press Predict to see the colleges.',
  failed: 'No results are shown',
  failedHint: 'The prediction did not come. You can try again.',
  refusedHint: 'No try is left, so there is no prediction.',
  unmatched: 'No college matches',
  unmatchedHint: 'Nothing is known of seats with all of this together.',
  filter: ({ name, value }: { name: string; value: string }) => `${name} “${value}”`,
  responsible: (filters: { count: number; listed: string }, matches: number) =>
    [
      filters.listed,
      plural(filters.count, { one: 'hides', other: 'together hide' }),
      plural(matches, { one: '# result.', other: '# results.' }),
    ].join(' '),
  notTheFilters: 'No filter is to blame: without them there is nothing either.',
  clear: (names: string) => `Clear ${names}`,
  cleared: 'Cleared. Predict again to see what is there.',
} as const;

/** Text of the chances by round. */
export const byRound = {
  title: 'By round',
  hint: 'Your chance to have this seat by the end of each round, from the ranks of the same round in past years.',
  rounds: {
    'Round 1': 'In Round 1',
    'Round 2': 'By Round 2',
    'Round 3': 'By Round 3',
    'Stray Vacancy': 'Stray rounds',
  },
  strayHint: 'Only if you hold no seat by then.',
  closing: (rank: string) => `closes near ${rank}`,
  chance: (round: string, tier: string) => `${round}: ${tier}`,
  stray: (tier: string) => `only without a seat, in stray rounds: ${tier}`,
} as const;

/** Text of the reasons for a prediction. */
export const reasons = {
  facts: {
    institute: 'Institute',
    subject: 'Subject',
    category: 'Category',
    quota: 'Quota',
    seat: 'Allotted Category',
    min: 'Min Collage Rank',
    max: 'Max Collage Rank',
    probability: 'Probability',
    confidence: 'Confidence',
  },
  years: 'Your rank against past years',
  yearsHint: 'Each bar goes from the first to the last rank admitted; better ranks come first.',
  admits: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
  needed: 'Rank needed',
  orBetter: (rank: string) => `${rank} or better`,
  reached: 'Your rank is enough',
  notReached: (places: number) =>
    plural(places, { one: '# rank too far back', other: '# ranks too far back' }),
  evidence: 'Confidence tells how much data stands behind this, not how likely the seat is.',
  source: (years: string) => `Estimated from the ranks admitted in ${years}.`,
  sample: 'These are sample data, made for trying out; they come from no official list.',
  inFinder: 'Its seats in the finder',
  college: 'About the college',
  accuracy: 'How often predictions came true',
  synthetic:
    'No official closing ranks of this exam are published, so all of these figures are made up.',
  close: 'Close',
} as const;

export const alerts = { title: 'Alerts' } as const;

/** Text of the printed results. */
export const printed = {
  made: (site: string, date: string) => `${site} · ${date}`,
  count: (count: number) => plural(count, { one: '# result', other: '# results' }),
  first: (shown: string, all: string) =>
    `The first ${shown} of ${all} results; select or filter them to print others.`,
} as const;

export const exporting = {
  page: 'Export page',
  all: 'Export all',
  selected: 'Export selected',
  print: 'Print',
  about: { question: 'Question', air: 'AIR rank', date: 'Date', source: 'Source' },
} as const;
