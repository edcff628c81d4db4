/** Text of the measured accuracy of predictions, and of the page that explains it. */
import { checkConnection, loading, notLoaded } from '@seatwise/flows/shared';

/** The figures, on the page and in the console. */
export const figures = {
  loading: loading('the figures'),
  /** The name of a tier. */
  tier: (name: string) => name,
  group: (exam: string, round?: string | null) =>
    round ? `NEET ${exam}, ${round}` : `NEET ${exam}`,
  caption: (group: string, years: string) => `${group}, ${years}`,
  comparison: {
    heading: (exam: string, round: string) => `Why this formula: NEET ${exam}, ${round}`,
    details: 'Show the figures',
    hint: 'How far each formula was off (its mean log loss): lower is better. We predicted each year from the years before it.',
    formula: 'Formula',
    year: (year: number, seats: string) => `${year} (${seats} seats)`,
    formulas: {
      chosen: 'The formula we use',
      slower: 'The same, with more weight on older years',
      former: 'The formula we used before',
      lastYear: 'Only last year’s closing rank',
      median: 'Median of earlier years',
    },
  },
  frozen: {
    heading: 'The test: 2025, which the formula had never seen',
    lead: 'We predicted all three rounds of NEET UG 2025 with nothing later than 2024 in our data. We put that on record. Only then did we read MCC’s lists of 2025.',
  },
  states: {
    lead: (states: string) =>
      `We also predicted the seats that states fill: the newest year of ${states} from the years before it.`,
    fewer: (
      exam: string,
      tier: string,
      [from, to]: readonly [number, number],
      [lowest, highest]: readonly [number, number],
    ) =>
      `NEET ${exam}: ${tier} stands for ${from} to ${to} of 100, but in some rounds only ${lowest === highest ? lowest : `${lowest} to ${highest}`} of 100 would have got the seat: count on it less.`,
    details: 'The states, by round',
    group: (state: string, authority: string, group: string) => `${state} (${authority}), ${group}`,
  },
  byRound: 'Every exam, round and year',
  years: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
  extent: (count: { predictions: string; seats: string }) =>
    `${count.predictions} predictions for ${count.seats} seats. We count a seat once for each list.`,
  unfilled: (seats: string) => `We left out ${seats} more: they have no rank in that list.`,
  none: 'We measured no prediction.',
  cameTrue: (share: number, { lowest, highest }: { lowest: number; highest: number }) =>
    lowest === highest
      ? `${share} of 100 would have got the seat`
      : `${share} of 100 would have got the seat (${lowest} to ${highest} by list)`,
  verdicts: {
    asSaid: 'as we said.',
    more: 'more than we said.',
    moreInSomeLists: 'as we said, in some lists more.',
    fewer: 'fewer than we said.',
    fewerInSomeLists: 'fewer than we said in some lists.',
  },
  empty: 'Nothing to measure yet',
  emptyHint: 'We need closing ranks of at least two years.',
  notOffered: 'No figures here',
  notOfferedHint: 'This server does not measure its predictions.',
  failed: notLoaded('the figures'),
  failedHint: checkConnection,
} as const;

/** The page /how-good. */
export const page = {
  heading: 'How accurate are our predictions?',
  lead: 'A prediction is an estimate, not a promise. Here is how often ours were right in past years.',
  tiers: {
    heading: 'What Very Likely, Likely, Possible and Unlikely mean',
    hint: 'Each word shows the chance that your rank is good enough for the seat in the next counselling.',
    chance: ({ from, to }: { from: number; to: number }) => {
      if (from === 0)
        return `Less than ${to}%: we expect fewer than ${to} of 100 students to get the seat.`;
      const range = to === 100 ? `${from}% or more` : `${from}% to ${to}%`;
      return `${range}: we expect at least ${from} of 100 students to get the seat.`;
    },
    confidence: '“Confidence” means how much past data we have. It is not your chance.',
  },
  results: 'How often we were right',
  method: {
    heading: 'How it was measured',
    points: [
      'We predicted each year using only the years before it, with the formula that we use for you.',
      'We tested each seat with up to 20 different ranks. We left out easy cases, so the figures are not inflated.',
      'A prediction came true if the rank was as good as that year’s closing rank, or better.',
      'A seat is a subject, a quota and a category at one college. The states have figures of their own.',
    ],
  },
  limits: {
    heading: 'What these figures do not tell you',
    points: [
      'They do not promise a seat. Seats, rules and candidates change every year.',
      'We tested only a few years, so treat these figures with care. The figures by list show how much they differ.',
      'We have Round 1 lists for all years, those of Rounds 2 and 3 for some. The others we estimate from the last year whose lists we have.',
      'They cover all seats together. One college can differ, most of all where few students get in.',
      'They do not compare us with other services.',
    ],
  },
  predict: 'Predict your colleges',
} as const;
