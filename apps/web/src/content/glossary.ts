import { plural } from '@seatwise/flows/shared';

/** The terms of counselling in plain words, for the page /glossary and for each `Term`. */
export interface GlossaryTerm {
  readonly term: string;
  readonly text: string;
}

export const glossary = {
  counselling: {
    heading: 'Counselling and rounds',
    terms: {
      counselling: {
        term: 'Counselling',
        text: 'The process that gives out medical seats. You register, fill choices, get an allotment, and join a college.',
      },
      mcc: {
        term: 'MCC',
        text: 'Medical Counselling Committee. It runs the all-India counselling on mcc.nic.in. Each state runs its own counselling.',
      },
      round: {
        term: 'Round',
        text: 'One cycle of choice filling, allotment and joining. MCC has Rounds 1, 2 and 3, then a stray round. Round 3 was called mop-up round before.',
      },
      stray: {
        term: 'Stray round',
        text: 'The last round, for seats that are still vacant. If you get a seat here and do not join, you lose the deposit and cannot take NEET next year.',
      },
      'choice-filling': {
        term: 'Choice filling',
        text: 'You list the seats that you want, the best one first. You do it on the portal of MCC or your state.',
      },
      'choice-locking': {
        term: 'Choice locking',
        text: 'Locking makes your list final for the round. If you do not lock in time, the portal locks your list as it is.',
      },
      allotment: {
        term: 'Allotment',
        text: 'The result of a round. You get the first choice on your list that your rank can reach.',
      },
      joining: {
        term: 'Joining',
        text: 'You go to the college with your original documents and take the seat. Students also call it reporting.',
      },
      upgrade: {
        term: 'Upgrade',
        text: 'You join your seat, and ask there for a higher choice of your list in the next round. If you get it, you lose the first seat.',
      },
      'free-exit': {
        term: 'Free exit',
        text: 'You leave a Round 1 seat without loss. You keep your deposit and can take part in Round 2.',
      },
      deposit: {
        term: 'Security deposit',
        text: 'Money that you pay at registration. You get it back if you follow the rules. You lose it if you leave a seat too late.',
      },
      bulletin: {
        term: 'Information bulletin',
        text: 'The official rule book of the counselling for the year. If we and the bulletin differ, the bulletin is right.',
      },
    },
  },
  ranks: {
    heading: 'Ranks and chances',
    terms: {
      air: {
        term: 'All India Rank (AIR)',
        text: 'Your place among all NEET candidates. MCC allots seats by this rank, not by marks.',
      },
      'opening-rank': {
        term: 'Opening rank',
        text: 'The best rank that got this seat in a year.',
      },
      'closing-rank': {
        term: 'Closing rank',
        text: 'The last rank that got this seat in a year. If your rank is smaller, you would have got it too.',
      },
      'cut-off': {
        term: 'Cut-off',
        text: 'The lowest NEET score that qualifies for counselling. It is not the closing rank of a college.',
      },
      chance: {
        term: 'Chance',
        text: 'How likely your rank is good enough for a seat. Very Likely: 85% or more. Likely: 60% or more. Possible: 30% or more. Unlikely: less. It is not a promise.',
      },
      confidence: {
        term: 'Confidence',
        text: 'How much past data we have for this seat. It is not your chance.',
      },
    },
  },
  seats: {
    heading: 'Seats, quotas and colleges',
    terms: {
      seat: {
        term: 'Seat',
        text: 'One place to study. On our pages a seat is a college, a course, a quota and a category together.',
      },
      'seat-matrix': {
        term: 'Seat matrix',
        text: 'The official list of all seats of a round: how many, in which college, quota and category.',
      },
      quota: {
        term: 'Quota',
        text: 'A group of seats with its own rule on who can apply. Examples: All India Quota, State Quota, NRI.',
      },
      aiq: {
        term: 'All India Quota (AIQ)',
        text: '15% of the MBBS and BDS seats in government colleges, and 50% of the PG seats. Students of every state can apply, through MCC.',
      },
      'state-quota': {
        term: 'State Quota',
        text: 'The other seats in government colleges. The state fills them in its own counselling, mostly for its own students.',
      },
      'management-quota': {
        term: 'Paid seat',
        text: 'A management seat of a private college or deemed university. Everyone can apply. The fee is high.',
      },
      nri: {
        term: 'NRI quota',
        text: 'Seats for non-resident Indians, and for students with an NRI sponsor. The fee is the highest of all seats.',
      },
      deemed: {
        term: 'Deemed university',
        text: 'A private institute with the status of a university. MCC fills all its seats, and students of every state can apply.',
      },
      'central-university': {
        term: 'Central university',
        text: 'A university of the Government of India, such as AMU, BHU or DU. MCC fills its seats. Some are only for its own students.',
      },
      institute: {
        term: 'Institute code',
        text: 'The number that MCC gives to a college. Check it: some colleges have nearly the same name.',
      },
      intake: {
        term: 'Seats a year',
        text: 'How many students the college takes each year, in all quotas and categories together.',
      },
      bond: {
        term: 'Bond',
        text: 'A promise to work for the state after the course, for example one year in a rural hospital. If you leave early, you pay a penalty.',
      },
      stipend: {
        term: 'Stipend',
        text: 'The monthly pay during internship, or during a PG course.',
      },
    },
  },
  categories: {
    heading: 'Categories and documents',
    terms: {
      category: {
        term: 'Category',
        text: 'The group that you chose in your NEET form: General, EWS, OBC-NCL, SC or ST. Each has reserved seats.',
      },
      open: {
        term: 'Open seat (OP)',
        text: 'A seat for everyone. Students of all categories can get it by rank.',
      },
      'obc-ncl': {
        term: 'OBC-NCL',
        text: 'Other Backward Classes, non-creamy layer. You need a certificate by the central list, issued this financial year (1 April to 31 March).',
      },
      'sc-st': {
        term: 'SC and ST',
        text: 'Scheduled Castes and Scheduled Tribes. You need a caste or tribe certificate.',
      },
      ews: {
        term: 'EWS',
        text: 'Economically Weaker Section, for students of no other reserved category. You need an income and asset certificate of this financial year (1 April to 31 March).',
      },
      pwd: {
        term: 'PwD (PH)',
        text: 'Persons with a disability of 40% or more. Each category keeps 5% of its seats for them. You need a certificate from an MCC-listed centre.',
      },
      domicile: {
        term: 'Domicile',
        text: 'The state that counts as your home for State Quota. Each state has its own rules for it.',
      },
    },
  },
} as const satisfies Record<
  string,
  { readonly heading: string; readonly terms: Readonly<Record<string, GlossaryTerm>> }
>;

type Terms<Group> = Group extends { readonly terms: infer Of } ? keyof Of : never;
export type TermId = Terms<(typeof glossary)[keyof typeof glossary]>;

/** Every term by its id, which is also its anchor on the page. */
export const terms = Object.assign(
  {},
  ...Object.values(glossary).map((group) => group.terms),
) as Readonly<Record<TermId, GlossaryTerm>>;

export const page = {
  heading: 'Glossary of medical counselling',
  lead: 'The words of NEET counselling, explained in one or two sentences.',
  more: 'Open the glossary',
  search: 'Search a word',
  found: (count: number) => plural(count, { one: '# term', other: '# terms' }),
  nothing: 'We do not explain this word yet. Try another, or ask in the chat.',
} as const;

/** The ranks of the example, as MCC's list of Round 1 of NEET UG 2024 has them. */
export const exampleRanks = { opening: 1187, closing: 4233, allotted: 15 } as const;

export const example = {
  heading: 'One seat, in these words',
  seat: 'Government Medical College, Nagpur, MBBS. From MCC’s list of NEET UG 2024.',
  round: 'Round 1 of 2024',
  quota: 'All India Quota (AIQ)',
  category: (seats: string) => `Open seat (OP), ${seats} given`,
  meaning: (closing: string) =>
    `Every rank up to ${closing} that listed this seat first got it. The next one did not.`,
} as const;
