/** Text of the college prediction; exact where the requirements quote it. */
import { checkConnection, notLoaded, plural } from '@seatwise/flows/shared';

export const content = {
  title: 'College Prediction',
  upgrade: 'Upgrade',
  plan: (name: string) => `Plan: ${name}`,
  seePlans: 'See plans',
  form: 'Find my colleges',
  change: 'Change',
  /** Half of the MDS and PG seats are allotted by the states. */
  scope: (exam: string) =>
    exam === 'UG'
      ? 'NEET UG: MCC All India counselling (15% AIQ, deemed and central seats).'
      : `NEET ${exam}: MCC All India counselling (50% AIQ, ${exam === 'PG' ? 'deemed, central and DNB seats' : 'deemed and central seats'}).`,
  stateQuota: (exam: string) =>
    `State quota seats (${exam === 'UG' ? '85%' : '50%'}) are in the results where we have the lists of your home state.`,
  /** For an exam without any list of MCC. */
  ofStates: (exam: string) =>
    `We found no closing ranks of MCC for NEET ${exam}. The results are of seats that states give, by the states’ own lists; each row names whose.`,
  delhiQuota:
    'MCC itself fills the 85% seats for Delhi students at Delhi University and at three colleges of IP University: they are in these results. For its other colleges, register on ipu.ac.in.',
  openSite: (site: string) => `Open ${site}`,
  moreChoices: 'More choices: quota, disability, year',
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
  noRanksTitle: (exam: string) => `No closing ranks of NEET ${exam} are published here`,
  noRanks: (exam: string) =>
    `MCC publishes no list of NEET ${exam} that we could find, so we show no chance of its seats. Where we have lists of your home state, they show once that is in your profile. Look at the results on mcc.nic.in after each round, and ask a counsellor. Shortlist, choice lists and dates work as for the other exams.`,
  airSource: 'Rank from your profile. Wrong? Ask us to correct it.',
  noAir: 'Your account has no rank yet, and a prediction needs one. Contact us to add it:',
  missing: {
    air: 'A rank is needed.',
    subject: 'Choose a subject.',
    category: 'Choose a category.',
  },
  tries: ({ left, perDay }: { left: number; perDay: number | null }) =>
    perDay === null
      ? plural(left, { one: '# prediction left.', other: '# predictions left.' })
      : `${left} of ${perDay} predictions left today. Repeating the same search does not count.`,
  freeTries: ({ left, perDay }: { left: number; perDay: number | null }) =>
    perDay === null
      ? `Predictions left: ${left}.`
      : `Without an upgrade you get ${perDay} predictions a day. ${left} left today.`,
  noTries: ({ perDay }: { perDay: number | null }) =>
    perDay === null
      ? 'No predictions left.'
      : `No predictions left today. ${perDay} more at midnight.`,
  againIsFree: 'You searched for this today: you can repeat it for free.',
  why: 'Why?',
  years: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  range: 'Rank range',
  admitted: (first: string, last: string, years: string) =>
    `${first === last ? `Rank ${first}` : `Ranks ${first} to ${last}`} got a seat${years && `, ${years}`}`,
  choose: 'Choose',
  any: 'Any',
  loading: 'Loading…',
  noValue: '—',
  quotasFailed: notLoaded('the subjects and quotas'),

  results: 'College Predictions',
  question: (rank: string, asked: string) => `For AIR ${rank}: ${asked}`,
  rank: (rank: string) => `Rank ${rank}`,
  upTo: (budget: string) => `up to ${budget}`,
  outdated: 'You changed the search. Predict again to update these results.',
  predictAgain: 'Predict again',
  notOwn: (own: string, asked: string) => `Your profile says ${own}. This search is for ${asked}.`,
  searchAsOwn: 'Search as in my profile',
  keepWhy: 'Your profile has no category, so your choice lists count open seats only.',
  keep: (asked: string) => `Save ${asked} in my profile`,
  keepFailed: 'We could not save your category. Please try again.',
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
    authority: 'Given by',
    seat: 'Allotted Category',
    ownRank: 'Your rank',
    stipend: 'Stipend a month',
  },
  /** An option of the stipend filter, from one amount to below another, in rupees. */
  stipendBand: (from: string | undefined, below: string | undefined) => {
    if (from === undefined) return below === undefined ? 'Not known' : `Below ${below}`;
    return below === undefined ? `${from} or more` : `${from} to ${below}`;
  },
  kinds: {
    central: 'Central institute',
    government: 'Government',
    ESIC: 'ESIC',
    'armed forces': 'Armed forces',
    private: 'Private',
    deemed: 'Deemed university',
  },
  allAuthorities: 'All',
  ofState: (state: string, authority: string) => `${state} (${authority})`,
  /** The closing rank or marks of a seat by the state's own merit list. */
  merit: (rank: string, marks: string, list: string) =>
    `Closed at ${[rank && `state rank ${rank}`, marks && `${marks} marks`].filter(Boolean).join(', ')} (${list})`,
  group: 'Group by college',
  seatTypes: (count: number) => plural(count, { one: '# seat type', other: '# seat types' }),
  seatsIn: (year: number, count: number) =>
    `${plural(count, { one: '# seat', other: '# seats' })} given in ${year}`,
  inFinder: 'See all its seats',
  collegePage: 'About the college',
  feePerYear: (amount: string) => `${amount} a year`,
  feeUnknown: 'Fee not known',
  feeAtLeast: (lowest: string) => `Fee not known; such seats cost ${lowest} or more`,
  overBudget: (fee: string) => `${fee}, over your budget`,
  /** The titles of folded sections, each with its number of seats. */
  overBudgetTitle: (count: number) =>
    `Over your budget · ${plural(count, { one: '#', other: '#' })}`,
  unpricedTitle: (count: number) => `Fee not known · ${plural(count, { one: '#', other: '#' })}`,
  noneWithin: 'No seat here is within your budget: the others are below',
  unpricedHint: 'Ask the college before you list its seat.',
  noWebsite: 'no website known to us',
  notKnown: 'Not known',
  changeBudget: 'Change your budget',
  /** The title of the folded tools above the results. */
  tools: 'Sort, filter and select',
  order: 'Best chance first, then the seats that are hardest to get.',
  orderOfBranches: 'The branch whose best seat is likeliest first.',
  /** The option for all branches instead of a subject. */
  everyBranch: 'All branches',
  seatsOfBranch: (count: number) =>
    plural(count, { one: 'See its seat', other: 'See all # seats' }),
  toOrder: 'Sort by chance again',
  scale: (end: string) =>
    `Bars: ranks up to the last that got a seat in the newest list, from 1 to ${end} (arrow: further). Ticks: earlier years. Amber: your rank.`,
  /** The list of a round and a year, either of which may be unknown. */
  listOf: (round: string, year: string) => [round, year].filter(Boolean).join(' of '),
  shortList: (round: string, year: string) => [round, year].filter(Boolean).join(' '),
  /** The distance of the student's rank from a published closing rank, whose list may be named elsewhere. */
  margin: (places: number, list: string) =>
    places < 0
      ? `${plural(-places, { other: '#' })} short${list && ` in ${list}`}`
      : `${plural(places, { other: '#' })} to spare${list && ` in ${list}`}`,
  /** The distance of the student's rank from the expected closing rank. */
  estimated: (places: number, round: string) =>
    places < 0
      ? `about ${plural(-places, { one: '# rank', other: '# ranks' })} short by ${round}`
      : `about ${plural(places, { one: '# rank', other: '# ranks' })} to spare by ${round}`,
  /** The round in which a chance arises, and the list it comes from. */
  closed: (rank: string, list: string) => `Closed ${rank}${list && ` (${list})`}`,
  from: (round: string) => `from ${round} on`,
  noneLeft: 'No colleges match these filters',
  noneOpen: 'No seat here is open to everyone',
  /** A level of confidence. */
  level: (name: string) => name,
  confidence: (level: string) => `Confidence: ${level}`,
  /** Whether a candidate or a seat belongs to the quota for disabilities, in the words of MCC’s lists. */
  disability: (value: string) => value,
  untried: 'No prediction yet',
  untriedHint: 'Choose a subject and a category, then press Predict.',
  waitingHint: 'Ready. Press Predict.',
  failed: 'No results are shown',
  failedHint: `${notLoaded('your colleges')} ${checkConnection}`,
  refusedHint: 'No predictions left today.',
  unmatched: 'No college matches',
  unmatchedHint: 'No seats match all of these. Remove a filter.',
  filter: ({ name, value }: { name: string; value: string }) => `${name} “${value}”`,
  responsible: (filters: { count: number; listed: string }, matches: number) =>
    [
      filters.listed,
      plural(filters.count, { one: 'hides', other: 'together hide' }),
      plural(matches, { one: '# result.', other: '# results.' }),
    ].join(' '),
  notTheFilters: 'No seats found, even without filters.',
  clear: (names: string) => `Clear ${names}`,
  cleared: 'Cleared. Predict again to see what is there.',
} as const;

/** The headings of the results, which are grouped by chance. */
export const tierSection = {
  title: (tier: string, count: number) =>
    `${tier}: ${plural(count, { one: '# seat', other: '# seats' })}`,
  unknown: 'Last closing ranks, without a chance',
  unknownMeaning: 'One year of lists, or state ranks, are too little for a chance',
  meaning: {
    'Very Likely': 'Chance of 85% or more by the last round',
    Likely: 'Chance of 60% or more by the last round',
    Possible: 'Chance of 30% or more by the last round',
    Unlikely: 'Chance under 30% in every round, the nearest miss first',
  },
} as const;

/** Text of the chances by round. */
export const byRound = {
  title: 'By round',
  hint: 'Your chance to get this seat by the end of each round, from the same round of past years.',
  rounds: {
    'Round 1': 'Round 1',
    'Round 2': 'Round 2',
    'Round 3': 'Round 3',
    'Stray Vacancy': 'Stray round',
  },
  strayHint: 'Only if you have no seat by then.',
  closing: (rank: string) => `closes near ${rank}`,
  /** Round names for narrow columns. */
  short: {
    'Round 1': 'R1',
    'Round 2': 'R2',
    'Round 3': 'R3',
    'Stray Vacancy': 'Stray',
  },
  by: (round: string) => `by ${round}`,
  chance: (round: string, tier: string) => `${round}: ${tier}`,
} as const;

/** Text of the reasons for a prediction. */
export const reasons = {
  facts: {
    institute: 'Institute',
    subject: 'Subject',
    category: 'Category',
    quota: 'Quota',
    seat: 'Allotted Category',
    min: 'Opening rank (min)',
    max: 'Closing rank (max)',
    probability: 'Probability',
    confidence: 'Confidence',
  },
  years: 'Your rank against past years',
  yearsHint:
    'Each bar shows the ranks that got in. The pin is your rank: left of the bar’s right end, you would have got in.',
  roundsHint:
    'Below each year is the round whose list has the last of these ranks. Where a later list is missing, it may have gone further.',
  inYear: (rank: string, year: number) => `${rank} in ${year}`,
  overAll: (newest: string, all: string) => `${newest}; over all years ${all}`,
  admits: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
  needed: 'Rank you need',
  orBetter: (rank: string) => `${rank} or better`,
  reached: 'Your rank is enough',
  notReached: (places: number) =>
    plural(places, { one: 'Missed by # rank', other: 'Missed by # ranks' }),
  evidence: '“Confidence” means how much past data we have. It is not your chance.',
  source: (years: string) => `Based on admissions of ${years}.`,
  inFinder: 'See all its seats',
  college: 'About the college',
  accuracy: 'How often predictions came true',
  close: 'Close',
} as const;

export const alerts = { title: 'Alerts', side: 'Help bot and alerts' } as const;

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
  saved: (file: string) => `Saved ${file}. Look in your downloads.`,
  about: { question: 'Question', air: 'AIR rank', date: 'Date', source: 'Source' },
} as const;
