import { notLoaded } from '@seatwise/flows/shared';

/** Text of the college finder; exact where the requirements quote it. */
export const content = {
  title: 'Collage Finder',
  subtitle: 'Explore colleges filtered by Program and State — fast, clear, and data-backed.',
  question: 'Where would my rank have got a seat?',
  hero: 'Predict your chances',
  ownRank: 'Your rank',
  addRank: 'Add your rank',
  program: 'Program',
  state: 'State',
  reset: 'Reset',
  search: 'Search',
  caption: 'Colleges',
  columns: {
    instNm: 'College',
    program: 'Program',
    quotaName: 'Quota',
    state: 'State',
    seats: 'Seats',
  },
  missing: '—',
  noProgram: '— program not known',
  empty: 'No records found',
  noMatrix: (exam: string) =>
    `No list of NEET ${exam} seats is published that we could bring here. Look at the seat matrix on mcc.nic.in before each round.`,
  stale: 'You see the seats from your last visit. We could not check for changes.',
  failed: notLoaded('the seats'),
  backToPrediction: 'Back to your predictions',
  rows: (count: string) => `${count} rows of the seat matrix`,
  seats: (count: string, rows: string) => `${count} seats in ${rows} rows of the seat matrix`,
  seatsOrMore: (count: string, rows: string) =>
    `${count} seats or more in ${rows} rows of the seat matrix`,
  loading: (count: string) => `Loading: ${count} rows so far`,
} as const;
