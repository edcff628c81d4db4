import { plural } from '@seatwise/flows/shared';

/** Events that affected the exam of a season. */
const notes: Readonly<Record<string, string>> = {
  'UG 2026': 'The exam of 3 May 2026 was cancelled on 12 May and held again on 21 June.',
};

/** Text of the student's season on the dashboard. */
export const content = {
  heading: 'My season',
  next: {
    heading: 'Next step',
    caption: (exam: string, season: number | undefined) => `NEET ${exam} ${season ?? ''}`.trim(),
    until: (title: string, date: string) => `${title}: ${date}`,
    /** The time left until a published date. */
    left: (days: number) =>
      days === 0 ? 'Today' : plural(days, { one: '# day left', other: '# days left' }),
    revised: (date: string) => `Schedule revised ${date}`,
    openSchedule: 'Open the schedule',
    handIn: (sites: string) =>
      `The list that you locked is in Seatwise only: register, pay and lock it on ${sites} too.`,
    steps: {
      answer: {
        title: 'Tell us which seats you can get',
        text: 'Answer a few questions. We then hide the seats that you cannot apply for.',
        action: 'Answer the questions',
      },
      list: {
        title: 'Start your choice list',
        text: 'Find colleges for your rank and add them in your order.',
        action: 'Find my colleges',
      },
      lock: {
        title: (list: string | undefined) =>
          list ? `Lock “${list}”` : 'Check and lock your choice lists',
        text: (sites: string) =>
          `Practise a season with it first. Then fill it in at ${sites} and lock it.`,
        action: 'Open my list',
      },
      /** A list waits for dates that nobody has published. */
      dates: {
        title: (list: string | undefined) =>
          list ? `Keep “${list}” ready` : 'Keep your choice lists ready',
        text: 'We know no date ahead. Lock your list once the next one is published.',
        action: (sites: string) => `Check the dates on ${sites}`,
      },
      register: {
        title: (sites: string) => `Register and pay on ${sites}`,
        text: (sites: string) =>
          `Your list is locked in Seatwise only: register, pay and lock it on ${sites} too. Then get your documents ready.`,
        action: 'Register and pay',
      },
    },
  },
  seats: {
    heading: 'Your seats',
    caption: (list: string, seats: string | undefined) =>
      seats ? `“${list}”: ${seats}` : `“${list}”`,
    seat: (place: number, name: string) => `${place}. ${name}`,
    unknown: (seats: string) => `No closing rank known: ${seats}.`,
    all: (count: number) => plural(count, { one: 'See the choice', other: 'See all # choices' }),
    empty: 'No choices yet',
    hint: 'Add colleges. You then see here how far your rank goes.',
    add: 'Add colleges',
  },
  now: (exam: string, season: number) =>
    `This is the season of NEET ${exam} ${season}. ${notes[`${exam} ${season}`] ?? ''}`,
  profile: {
    title: 'About you',
    done: 'Done. You can edit your answers.',
    open: 'Say which seats you can get.',
  },
  lists: {
    title: 'Choice lists',
    offline: 'Open your lists. They work offline too.',
    none: 'No list yet. Start one: free.',
    some: (count: number, locked: number) =>
      `${plural(count, { one: '# list', other: '# lists' })} · ${locked} locked`,
  },
  practice: { title: 'Practice allotment', text: 'See what your list would get.' },
  documents: 'Documents to take to college',
  ready: (ready: number, needed: number) => `${ready} of ${needed} ready`,
  complete: 'All ready',
  documentsNote:
    'Your ticks stay on this device. The list depends on your answers. Also check your college’s own list.',
  /** What a state's authority needs proof of, in the words of its rows. */
  ofState: {
    category: (authority: string, category: string) =>
      `${authority}: proof of your category (${category})`,
    claim: (authority: string, claim: string) => `${authority}: proof for your claim (${claim})`,
    own: (authority: string, who: string) => `${authority}: proof that you may apply. ${who}`,
    list: (authority: string) => `${authority} has its own list of documents:`,
  },
  names: {
    'admit-card': 'Admit card of the exam',
    'rank-letter': 'Result or rank letter',
    birth: 'Proof of the date of birth, such as the Class 10 certificate',
    'class-12': 'Class 12 certificate and marksheet',
    identity: 'Identity proof, such as Aadhaar, PAN or passport',
    photos: 'Passport photographs, as on the application',
    'allotment-letter': 'Allotment letter (you get it after the result)',
    degree: 'Degree certificate and marksheets',
    internship: 'Internship completion certificate',
    registration: 'Permanent or provisional registration of the council',
    obc: 'OBC-NCL certificate (central list), issued this financial year (1 April to 31 March)',
    caste: 'Caste or tribe certificate',
    ews: 'Income and asset certificate (EWS), issued this financial year (1 April to 31 March)',
    disability: 'UDID card, self-certified affidavit and certificate of a designated medical board',
    nri: 'NRI papers: passport, embassy certificate, sponsorship',
    esi: 'ESI ward certificate',
    'armed-forces': 'Priority certificate of the armed forces',
    minority: 'Community certificate for minority seats',
  },
} as const;
