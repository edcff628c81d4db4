import { plural } from '@seatwise/flows/shared';

/** Text of the page of a college. */
export const content = {
  title: (name: string) => `${name} | Seatwise`,
  description: (name: string, place: string) =>
    `Seats by programme and quota, opening and closing ranks, fees, bond and hostel of ${name}${place && `, ${place}`}.`,
  code: (code: string) => `Institute code ${code}`,
  kinds: {
    central: 'Central institute',
    government: 'Government',
    ESIC: 'ESIC',
    'armed forces': 'Armed forces',
    private: 'Private',
    deemed: 'Deemed university',
  },
  loading: 'Loading the college',
  loadingSeats: 'Loading its seats',
  inFinder: 'Its seats in the finder',
  unknownValue: 'Not known',
  sampleTitle: 'Sample figures',
  sample:
    'What is marked “Sample” is made up to try Seatwise out. Ask the college or mcc.nic.in before you decide by it.',

  facts: 'At a glance',
  terms: {
    kind: 'Kind',
    city: 'City',
    state: 'State',
    intake: 'Seats a year',
    website: 'Official site',
    bond: 'Service bond',
    hostel: 'Hostel',
  },
  intakeOf: (seats: string, exam: string) => `${seats} for NEET ${exam}`,
  intakeOfAll: (seats: string) => `${seats} in all programmes`,
  intakeAtLeast: (seats: string) => `${seats} or more`,
  noBond: 'None',
  bond: (years: number, penalty: string | undefined) =>
    `${plural(years, { one: '# year', other: '# years' })}${penalty === undefined ? ', penalty not known' : `, or ${penalty}`}`,
  hostel: ({ women, men }: { women: boolean; men: boolean }) => {
    if (women && men) return 'For women and men';
    if (women) return 'For women';
    return men ? 'For men' : 'None';
  },
  perYear: (rupees: string) => `${rupees} a year`,

  ranks: 'Opening and closing ranks',
  ranksHint: 'The first and the last all-India rank that got a seat in the central counselling.',
  noRanks: 'No closing ranks are known',
  noRanksHint: 'States fill the seats of this college themselves, or it is new.',
  otherExam: (exam: string) => `Your rank is of NEET ${exam}, so it is not drawn here.`,
  program: 'Programme',
  quota: 'Quota',
  seat: 'Seat',
  seriesCaption: (program: string, quota: string, seat: string) => `${program}, ${quota}, ${seat}`,
  round: (year: number, round: string) => `${year}, ${round}`,

  seats: 'Seats and fees',
  onlyExam: (exam: string) => `Only seats of NEET ${exam}`,
  noSeats: 'No seats are listed',
  columns: {
    program: 'Programme',
    quotaName: 'Quota',
    access: 'Who may apply',
    seats: 'Seats',
    fee: 'Fee a year',
    source: 'Source',
  },
  access: {
    everyone: 'Everyone',
    domicile: 'By home state',
    study: 'By school, or university for PG and MDS',
    parentage: 'By parentage',
    service: 'Armed forces first, then civilians, with a bond of 5 years',
    community: 'A community',
    nri: 'NRI',
    alumni: 'Own students',
  },
  womenOnly: (access: string) => `Women only · ${access}`,
  ownSelection: 'Selected by the college: register with MCC, then its own test and interview',

  failed: 'The college could not be loaded',
  failedHint: 'Check your network, then try again.',
  again: 'Try again',
  notOffered: 'This page is not offered here',
  notOfferedHint: 'The server that Seatwise runs on here keeps no pages of colleges.',
  missing: 'No college has this code',
  missingHint: (code: string) => `We know no college with the code ${code}.`,
  home: 'Go to the start page',
} as const;
