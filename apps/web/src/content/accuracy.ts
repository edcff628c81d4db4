/** Text of the measured predictions, and of the page that explains them. */

/** The figures, on the page and in the console. */
export const figures = {
  loading: 'Loading the figures',
  group: (exam: string, round?: string | null) =>
    round ? `NEET ${exam}, ${round}` : `NEET ${exam}`,
  caption: (group: string, years: string) => `${group}, ${years}`,
  comparison: {
    heading: (exam: string, round: string) => `Why this formula: NEET ${exam}, ${round}`,
    hint: 'How far each formula was from what came, as mean log loss: the lower, the better. Each year was predicted from the years before it.',
    formula: 'Formula',
    year: (year: number, seats: string) => `${year} (${seats} seats)`,
    formulas: {
      chosen: 'The one that answers you',
      slower: 'The same, with older years counting more',
      former: 'The one that we had before',
      lastYear: 'Last year’s closing rank alone',
      median: 'The median of the years before',
    },
  },
  years: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
  extent: (count: { predictions: string; seats: string }) =>
    `${count.predictions} predictions for ${count.seats} seats, a seat counted once for each year.`,
  unfilled: (seats: string) =>
    `${seats} more have no published rank in that year, so that there is nothing to compare with.`,
  none: 'No prediction was measured.',
  cameTrue: (share: number, { lowest, highest }: { lowest: number; highest: number }) =>
    lowest === highest
      ? `${share} of 100 came true`
      : `${share} of 100 came true (${lowest} to ${highest} by year)`,
  verdicts: {
    asSaid: 'as it says.',
    more: 'as many as it says, in some years more.',
    fewer: 'fewer than it says, in every year.',
    fewerInSomeYears: 'in some years fewer than it says.',
  },
  sampleTitle: 'Measured on sample data',
  sample:
    'What is marked “Sample” rests on closing ranks that are made up to try Seatwise out. It shows how the method behaves, and says nothing of the real counselling.',
  empty: 'There is nothing to measure yet',
  emptyHint: 'It takes the closing ranks of two years or more.',
  notOffered: 'Nothing is measured here',
  notOfferedHint: 'The server that Seatwise runs on here does not measure its predictions.',
  failed: 'The figures could not be loaded',
  failedHint: 'Check your network, then try again.',
} as const;

/** The page “How good is this?”. */
export const page = {
  heading: 'How good is this?',
  lead: 'A prediction is an estimate and no promise. Here is how it would have done in the years whose results are known.',
  tiers: {
    heading: 'What the four words mean',
    hint: 'Each word stands for a chance that your rank is good enough for the seat in the next counselling.',
    chance: ({ from, to }: { from: number; to: number }) => {
      if (from === 0) return `Less than ${to}%: of 100, fewer than ${to} should come true.`;
      const range = to === 100 ? `${from}% or more` : `${from}% to ${to}%`;
      return `${range}: of 100 such predictions, at least ${from} should come true.`;
    },
    confidence:
      'The confidence beside it is something else: how many years and how many students the estimate rests on.',
  },
  results: 'What came true',
  method: {
    heading: 'How it was measured',
    points: [
      'Each year was predicted from the years before it alone, as if it had not happened yet, with the formula that answers you.',
      'Every seat was asked for up to 20 ranks, spread evenly over all chances. Ranks that were never in doubt are not added: they would make the figures look better than they are.',
      'A prediction came true if its rank was as good as the closing rank of the year, or better.',
      'A seat is a subject, a quota and a category at one college. Only seats that the central counselling fills are measured: the states fill theirs by lists of their own.',
    ],
  },
  limits: {
    heading: 'What the figures cannot say',
    points: [
      'They promise no seat. The number of seats, the rules and the candidates change from year to year.',
      'The seats of one year move together. Three years are three tests, however many predictions were measured; the figures by year show how far they lie apart.',
      'A round is measured in the years that have its list: Round 1 in all of them, Round 2 in 2021 and Round 3 in 2021 and 2022. Of later years these lists are missing, so Rounds 2 and 3 are estimated from how seats moved in 2021.',
      'They are of all seats together. A single college can do better or worse than that, most of all where few students get in.',
      'No official closing ranks of NEET MDS are published, so what is shown for it is sample data.',
      'They are no comparison with other services.',
    ],
  },
  predict: 'Predict your colleges',
} as const;
