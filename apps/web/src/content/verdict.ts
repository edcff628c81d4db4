/** Text of the verdict, the first lines of a prediction's results. */
import { plural } from '@seatwise/flows/shared';

const places = (count: number): string => plural(count, { one: '# college', other: '# colleges' });

const course = (name: string, ofGovernment: boolean): string =>
  ofGovernment ? `government ${name}` : name;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const content = {
  title: 'In short',
  /** Counts of colleges by chance, the likeliest first; docs define the words for chances. */
  chances: (counts: readonly { readonly tier: string; readonly count: number }[]) =>
    counts
      .map(({ tier, count }, index) =>
        index === 0 ? `${tier} at ${places(count)}` : `${tier} at ${count}`,
      )
      .join(', '),
  course: (name: string, ofGovernment: boolean, chances: string) =>
    `${capital(course(name, ofGovernment))} through MCC: ${chances}.`,
  branches: (counts: readonly { readonly tier: string; readonly count: number }[]) =>
    `Through MCC: ${counts.map(({ tier, count }) => `${tier} in ${plural(count, { one: '# branch', other: '# branches' })}`).join(', ')}.`,
  noBranch: 'Through MCC: a chance under 30% in every branch.',
  noCourse: (name: string, ofGovernment: boolean, shortBy: string) =>
    `No ${course(name, ofGovernment)} through MCC: short by about ${shortBy}`,
  /** Ends the previous sentence with the closing rank that the distance is measured from. */
  nearest: (rank: string, list: string) => ` (the last closed at ${rank}${list && ` in ${list}`})`,
  /** Ends a sentence. */
  end: '.',
  unlikelyCourse: (name: string, ofGovernment: boolean) =>
    `${capital(course(name, ofGovernment))} through MCC: a chance under 30% at every college.`,
  state: (state: string | undefined, share: number) =>
    `${state ?? 'Your state'} fills ${share}% of its government seats itself; you may do better there.`,
  /** Begins a sentence about a state's own counselling and its seats. */
  ofState: (state: string, authority: string, isOpenOnly: boolean) =>
    `${state}’s own counselling (${authority})${isOpenOnly ? ', for seats that are open to every category' : ''}: `,
  stateChances: (chances: string, rank: string, list: string) =>
    `seats of government colleges ${chances}; the last closed at ${rank}${list && ` in ${list}`}.`,
  noStateChance: (rank: string, list: string) =>
    `a chance under 30% at every government college; the last closed at ${rank}${list && ` in ${list}`}.`,
  stateClosed: (ahead: number, all: number, list: string) =>
    `you are ahead of the last closing rank at ${ahead} of ${plural(all, { one: '# government college', other: '# government colleges' })} (${list}). One year is too little for a chance.`,
  stateMerit: 'it goes by the state rank. Its last state ranks and marks are in these results.',
  noLists: (state: string, share: number, authority: string) =>
    `${state} fills ${share}% of its government seats itself${authority && ` (${authority})`}. We have no lists of it.`,
  /** Before the link to say it. */
  categoryMayChange: 'Your category in the state may change this:',
  sayCategory: (state: string) => `Say your ${state} category`,
  /** Links to the profile. Many states' seats appear in the results once it has a home state. */
  sayState: 'Say your home state',
  budget: (budget: string, within: number, total: number) =>
    `Within ${budget} a year: ${within} of ${places(total)} with a chance.`,
  /** Names the colleges apart from the total, which would otherwise call them too expensive. */
  unknown: (count: number) =>
    plural(count, {
      one: 'The fee of # more is not known to us.',
      other: 'The fees of # more are not known to us.',
    }),
  noFees: (budget: string, count: number) =>
    `Within ${budget} a year: we know no fee of the ${places(count)} with a chance.`,
  next: (name: string, ofGovernment: boolean, chances: string) =>
    `${capital(course(name, ofGovernment))}: ${chances}.`,
  noNext: (name: string, ofGovernment: boolean, shortBy: string) =>
    `No ${course(name, ofGovernment)} either: short by about ${shortBy}.`,
  nextLoading: (name: string) => `${name}: counting colleges…`,
  repeat: (name: string, rank: string) =>
    `Repeating: a rank of about ${rank} makes ${name} likely.`,
} as const;
