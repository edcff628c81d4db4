import { checkConnection, loading, notLoaded } from '@seatwise/flows/shared';

/** Text of the page of a college. */
export const content = {
  title: (name: string) => `${name} | Seatwise`,
  description: (name: string, place: string) =>
    `Seats by course and quota, opening and closing ranks, fees, bond and hostel of ${name}${place && `, ${place}`}.`,
  closed: (seat: string, rank: string, list: string) =>
    `${seat}, open seat: closed at rank ${rank} (${list}).`,
  /** On the picture of a shared link. */
  lastClosing: 'Last closing rank of an open seat',
  code: (code: string) => `Institute code ${code}`,
  formerHolder: (code: string, name: string) =>
    `Until November 2026 the code ${code} was ${name} here.`,
  toFormerHolder: 'Open that college',
  kinds: {
    central: 'Central institute',
    government: 'Government',
    ESIC: 'ESIC',
    'armed forces': 'Armed forces',
    private: 'Private',
    deemed: 'Deemed university',
  },
  loading: loading('the college'),
  inFinder: 'See all its seats',
  unknownValue: 'Not known',
  askCollege: 'Not known to us. Ask the college before you list it.',
  perMonth: (rupees: string) => `${rupees} a month`,

  facts: 'At a glance',
  terms: {
    kind: 'Kind',
    city: 'City',
    state: 'State',
    intake: 'Seats per year',
    website: 'Official site',
    bond: 'Service bond',
    hostel: 'Hostel',
    stipend: 'PG stipend, first year',
  },
  intakeOf: (seats: string, exam: string) => `${seats} on the lists of NEET ${exam}`,
  intakeOfCourse: (seats: string, course: string) => `${seats} ${course} seats in all quotas`,
  intakeOfAll: (seats: string) => `${seats} in all courses`,
  intakeAtLeast: (seats: string) => `${seats} or more`,
  noBond: 'None',
  bond: (years: number, penalty: string | undefined) =>
    `${years}-year bond${penalty === undefined ? ' (penalty not known)' : `, or pay ${penalty}`}`,
  hostel: ({ women, men }: { women: boolean; men: boolean }) => {
    if (women && men) return 'For women and men';
    if (women) return 'For women';
    return men ? 'For men' : 'None';
  },
  perYear: (rupees: string) => `${rupees} per year`,

  ranks: 'Opening and closing ranks',
  ranksHint: 'The first and the last rank that got this seat in MCC counselling.',
  ranksFrom: (publishers: string) => `Published by ${publishers} after each round.`,
  ranksNew: (rounds: string) =>
    `Only seats newly given in the round, without those who stayed on theirs: ${rounds}.`,
  noRanks: 'No past closing ranks yet',
  noRanksHint: 'This college is new, or state counselling fills its seats.',
  otherExam: (exam: string) => `Your rank is for NEET ${exam}, so it is not shown here.`,
  program: 'Course',
  quota: 'Quota',
  seat: 'Seat',
  seriesCaption: (program: string, quota: string, seat: string) => `${program}, ${quota}, ${seat}`,
  roundName: (round: string) => round,
  roundFrom: (round: string, year: number) => `${round} from ${year}`,
  round: (year: number, round: string) => `${year}, ${round}`,

  seats: 'Seats and fees',
  onlyExam: (exam: string) => `Only NEET ${exam} seats`,
  overBudget: 'over your budget',
  noSeats: 'No seats are listed',
  feesUnknown: 'Fee not known to us. Ask the college before you list it.',
  columns: {
    program: 'Course',
    quotaName: 'Quota',
    access: 'Who may apply',
    seats: 'Seats',
    fee: 'Fee per year',
  },
  access: {
    everyone: 'Open to all',
    domicile: 'State quota',
    study: 'Students of local schools (PG, MDS: local universities)',
    esi: 'Children of ESI-insured persons',
    'armed-forces': 'Children and widows of armed forces personnel',
    service: 'Armed forces first, then civilians, with a 5-year bond',
    community: 'Minority community',
    nri: 'NRIs and students with an NRI sponsor',
    alumni: 'Students of the same university',
  },
  womenOnly: (access: string) => `Women only · ${access}`,
  ownSelection: 'Selected by the college: register with MCC, then its own test and interview',

  failed: notLoaded('this college'),
  failedHint: checkConnection,
  again: 'Try again',
  notOffered: 'This page is not available',
  notOfferedHint: 'This server has no college pages.',
  missing: 'No college has this code',
  missingHint: (code: string) => `We know no college with the code ${code}.`,
  home: 'Go to the start page',
} as const;
