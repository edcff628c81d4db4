/** Text of the practice allotment. */
const roundNames = {
  '1': 'Round 1',
  '2': 'Round 2',
  '3': 'Round 3',
  stray: 'Stray round',
} as const;

export const content = {
  title: 'Practice allotment',
  subtitle: 'See what your list would get, round by round, before it counts.',
  simulation: {
    title: 'This is a simulation on sample data',
    text: 'The other candidates are made up from sample closing ranks. Nothing is sent to MCC, and nothing here is a promise.',
    more: 'What it cannot know',
    limits: [
      'How many candidates take part this year, what they choose, and how hard the paper was.',
      'Seats that are added, withdrawn or moved between rounds, and changes of the rules.',
      'State counselling, fees and bonds, and what is decided at reporting: documents and medical boards.',
      'The order in which vacant reserved seats are converted: ours is a reading of the rules.',
    ],
  },
  free: 'Your list and the practice are free on every plan.',
  none: {
    title: 'No choice list yet',
    text: 'A practice needs one of your lists. Making one is free on every plan.',
    action: 'Make a list',
  },
  failed: 'The practice could not be loaded',
  retry: 'Try again',
  form: {
    heading: 'What you play with',
    list: 'Choice list',
    listOption: (name: string, count: string) => `${name} (${count})`,
    rank: 'All India Rank (AIR)',
    category: 'Category',
    disability: 'Certified disability (PwD)',
    fromProfile: 'Taken from your profile where it is known; what you change here stays here.',
    start: 'Play Round 1',
  },
  playing: (round: string) => `${round} is played`,
  cancel: 'Cancel',
  rounds: 'Rounds',
  roundNames,
  outcome: (round: string) => `Result of ${round}`,
  got: (place: string) => `Place ${place} of your list`,
  held: 'The seat that you hold, not in this list',
  nextList: {
    label: (round: string) => `Choice list for ${round}`,
    hint: 'Choices are filled anew for each round. A list counts as better than the seat that you hold, so leave out what you would not move to.',
    only: 'Choices are filled anew for each round. With a second choice list you could go on with that one.',
  },
  kept: 'No better seat came free: you keep your seat.',
  nothing: 'No seat in this round',
  nothingText: 'Every seat of your list went to better ranks, or had no vacancy.',
  competitors: (count: string) => `Against ${count} made-up candidates`,
  upgrades: {
    counting: 'Playing the next round ten times, to see how often you would move up…',
    never: (of: string) => `In ${of} practice rounds you would never move up.`,
    some: (count: string, of: string) =>
      `In ${count} of ${of} practice rounds you would move up to a better place.`,
  },
  decide: 'What do you do?',
  decisions: {
    stay: {
      label: 'Join and stay',
      means: {
        '1': 'The seat is yours, and you take no part in later rounds.',
        '2': 'The seat is yours, and you take no part in later rounds.',
        '3': 'The seat is yours for good: after joining in Round 3 nobody may resign.',
        stray: 'The seat is yours for good: the stray round is final.',
      },
    },
    upgrade: {
      label: 'Join and ask for an upgrade',
      means: {
        '1': 'You keep the seat unless a better place of your list comes free; then the old one is gone.',
        '2': 'You keep the seat unless a better place of your list comes free; then the old one is gone.',
        '3': '',
        stray: '',
      },
    },
    exit: {
      label: 'Leave the seat',
      means: {
        '1': 'Free exit: nothing is forfeited, and you may take part in Round 2 without a seat.',
        '2': 'Your security deposit is forfeited; you may register again for Round 3.',
        '3': 'Your security deposit is forfeited, and you are out of this year’s counselling.',
        stray:
          'You lose your security deposit, and you are not allowed to take NEET in the next year.',
      },
    },
  },
  goOn: (round: string) => `Play ${round}`,
  finish: 'End the season',
  over: {
    seat: 'The season is over. You end with:',
    none: 'The season is over, without a seat.',
    exit: 'You left your seat, and the season is over.',
  },
  again: 'Practise again',
  againHint: 'Another season with other candidates: what comes every time is sturdy.',
  near: {
    heading: 'What you nearly got',
    none: 'Everything above it was far out of reach.',
    needed: (rank: string) => `needed rank ${rank}`,
    missed: (ranks: string) => `missed by ${ranks} ranks`,
    noSeat: 'no seat in this round',
  },
  other: {
    heading: 'What another order would have given',
    text: 'A list gives the first of its places that is within your reach. Put first, these would have been yours instead:',
    none: 'No other place was within reach: no order would have given more.',
    item: (name: string, place: string) => `You would have got ${name} at place ${place}`,
    best: 'No order gives a place above the one you got. So order by what you want, not by what you expect.',
  },
  excluded: {
    heading: (count: string) => `Left out: ${count}`,
    unknown: 'no closing ranks known',
    ineligible: 'not open to you by your profile',
  },
  place: (place: string) => `Place ${place}`,
} as const;
