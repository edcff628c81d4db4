import { notLoaded, plural } from '@seatwise/flows/shared';
import { roundNames } from './rounds.ts';

const ranks = (count: number): string => plural(count, { one: '# rank', other: '# ranks' });
const times = (count: number): string => plural(count, { one: '# time', other: '# times' });

/** Text of the practice allotment. */
export const content = {
  title: 'Practice allotment',
  subtitle: 'See what your list would get, round by round, before it counts.',
  simulation: {
    title: 'This is a simulation',
    text: 'The other students are made up. We send nothing to MCC, and we promise no seat.',
    official: (rounds: string, year: string) =>
      `We use the official closing ranks of ${year} for ${rounds}.`,
    estimate: (rounds: string) =>
      `We estimate ${rounds}, because we do not have the official lists.`,
    more: 'What this uses and leaves out',
    limits: [
      'How many students take part this year, what they choose, and how hard the paper was.',
      'Seats that MCC adds, withdraws or moves between rounds, and new rules.',
      'State counselling, bonds, and checks at the college: documents and medical boards.',
      'How MCC converts vacant reserved seats. We follow our reading of the rules.',
      'New rules of this season: we use the last ones that we know.',
    ],
  },
  free: 'Your list and the practice are free on every plan.',
  none: {
    title: 'No choice list yet',
    besideStates: 'No choice list for MCC yet',
    text: 'You need a choice list to practise. Making one is free on every plan.',
    action: 'Make a list',
  },
  noRanks: {
    title: 'No practice for your exam',
    text: 'We have no closing ranks of it, and we make none up.',
  },
  stateLists: (names: readonly string[]) =>
    `${names.map((name) => `“${name}”`).join(', ')}: no practice. We play by the rules of MCC’s rounds, and do not know how your state’s rounds upgrade and convert seats.`,
  failed: notLoaded('the practice'),
  retry: 'Try again',
  form: {
    heading: 'Your details',
    list: 'Choice list',
    listOption: (name: string, count: string) => `${name} (${count})`,
    rank: 'All India Rank (AIR)',
    category: 'Category',
    disability: 'Certified disability (PwD)',
    fromProfile: 'Filled from your answers. Changes here do not change your profile.',
    start: 'Start Round 1',
  },
  playing: (round: string) => `Running ${round}`,
  cancel: 'Cancel',
  rounds: 'Rounds',
  roundNames,
  outcome: (round: string) => `Result of ${round}`,
  higher: {
    title: (course: string) => `Another order of your list gets you ${course}`,
    text: (course: string, lesser: string, place: string) =>
      `Your rank reaches choice no. ${place} (${course}), but you never get it below this ${lesser}. Move your ${course} choices up.`,
  },
  held: 'You keep your seat. It is not in this list.',
  seat: {
    closing: (round: string) => `Closing rank, ${round}`,
    basis: {
      official: (rank: string, year: string) => `${rank} in ${year}`,
      estimate: (rank: string, year: string) => `About ${rank}, estimated from ${year}`,
    },
    inSeason: (rank: string) => `${rank} in this season`,
    margin: 'Your rank',
    /** Ends a rank that is better than another. */
    ahead: (by: number) => `, ${ranks(by)} better`,
    fee: 'Fee a year',
    feeUnknown: 'We do not know it. Ask the college.',
    overBudget: (amount: string) => `${amount} over your budget`,
    inBudget: 'Within your budget',
  },
  nextList: {
    label: (round: string) => `Choice list for ${round}`,
    better:
      'You fill a new list each round. List only colleges you like MORE than the seat you have.',
    safer: 'You fill a new list each round. Add safer colleges before the next one.',
  },
  kept: 'No higher choice opened up. You keep your seat.',
  nothing: 'No seat in this round',
  nothingText:
    'Each seat on your list went to a better rank or was not vacant. Add safer colleges: ones that closed well after your rank.',
  findSafer: 'Find safer colleges',
  competitors: (count: string) => `Simulated with ${count} students`,
  upgrades: {
    counting: 'We run the next round 10 times, to see how often you get an upgrade…',
    result: (count: number, of: number) =>
      `We ran the next round ${times(of)}. You got an upgrade ${times(count)}.`,
  },
  decide: 'What do you do?',
  terms: { gain: 'You get', risk: 'Risk', money: 'Money', more: 'More of the rule' },
  decisions: {
    stay: {
      label: 'Accept this seat (no upgrade)',
      gain: 'This seat is yours.',
      risk: {
        '1': 'Say NO to an upgrade when you join. You take no part in later rounds.',
        '2': 'Say NO to an upgrade when you join. You take no part in later rounds.',
        '3': 'The season ends for you.',
        stray: 'The season ends for you.',
      },
      money: 'You pay the fee of this college.',
    },
    upgrade: {
      label: 'Accept and try for a better one (upgrade)',
      gain: 'If a higher choice opens up, you move to it. Otherwise you keep this seat.',
      money:
        'You join this seat first, so you pay its fee. To ask for an upgrade costs nothing more.',
    },
    exit: {
      label: 'Give up the seat',
      free: 'Give up the seat (free exit)',
      gain: (round: string) => `You can try again in ${round}.`,
      none: 'Nothing in this season.',
      risk: 'Another student gets this seat.',
      resigned: 'You have joined this seat already, so you resign it.',
    },
  },
  goOn: (round: string) => `Start ${round}`,
  finish: 'End the season',
  over: {
    seat: 'Your season is over. You got this seat:',
    none: 'Your season is over. You got no seat.',
    exit: 'You gave up your seat. Your season is over.',
  },
  /** What the rounds gave, on the line of the season. */
  line: {
    none: 'No seat',
    kept: 'Seat kept',
    next: 'Next',
    upgrades: (count: number, of: number) => `${count} of ${of} upgrades`,
  },
  editList: 'Edit my list',
  again: 'Practise again',
  againHint: 'Practise a few times with other students. Trust what you get every time.',
  /** The choices around the allotted one, with the last rank that got each. */
  near: {
    heading: 'Your choices in this round',
    missed: 'What you missed, the nearest first',
    choice: (place: string, name: string, course: string) => `${place}. ${name}, ${course}`,
    none: 'No higher choice was close.',
    noneWithoutSeat: 'No choice was close.',
  },
  other: {
    text: 'You get the first choice on your list that your rank can get. A lower one with ranks to spare is yours if you put it first.',
    none: 'No lower choice would be yours either.',
  },
  excluded: {
    heading: (count: string) => `Left out: ${count}`,
    unknown: 'we know no closing rank',
    ineligible: 'your profile says you cannot apply',
    conditional:
      'only some students may have it, and you have not said whether you are one of them',
    later: 'opens to you from Round 3, if it stays vacant',
  },
  place: (place: string) => `Choice no. ${place}`,
} as const;
