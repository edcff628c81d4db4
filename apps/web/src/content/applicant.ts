import { loading, notLoaded, notSaved, plural } from '@seatwise/flows/shared';

/** Text of the applicant's profile, and of the filter by it. */
export const content = {
  heading: 'Seats I can apply to',
  intro:
    'We hide the seats you cannot apply for. Skip any question you like. Nobody else sees this form. Counsellors see the rank and the category of your last prediction. We delete your answers with your account.',
  withheld: 'Prefer not to say',
  yes: 'Yes',
  no: 'No',
  questions: {
    nationality: {
      label: 'Nationality',
      why: 'OCI cards from 4 March 2021 on, and foreign passports, give NRI seats only.',
    },
    homeState: {
      label: 'Home state',
      why: 'State quotas go by domicile. Delhi’s seats go by school or university, not by home.',
    },
    schooling: {
      label: 'Class 11 and 12',
      why: 'DU and IP quotas are for students of Delhi schools; B.Sc Nursing Delhi NCR for all of the NCR.',
    },
    category: {
      label: 'Reservation category',
      why: 'OBC means OBC-NCL on the central list. Only on your state’s list? Choose General, or you lose the seat at reporting.',
    },
    gender: { label: 'Gender', why: 'Some colleges take women only.' },
    pwd: {
      label: 'Certified disability (PwD)',
      why: 'PH seats ask for a UDID card, an affidavit and the certificate of a designated board.',
    },
    minority: {
      label: 'Minority community',
      why: 'Some colleges keep seats for Muslim or Jain students.',
    },
    esi: {
      label: 'Child of an ESI-insured person',
      why: 'ESI colleges keep seats for them.',
    },
    armedForces: {
      label: 'Armed forces family or service',
      why: 'CW seats are for children and widows of personnel. AFMC selects its own students: register with MCC, then its test and interview.',
    },
    nri: {
      label: 'NRI, or sponsored by one',
      why: 'NRI quotas are for them. From Round 3 on everybody may choose vacant NRI seats.',
    },
    alumniOf: {
      label: 'University you studied at',
      why: 'AMU, BHU, Jamia, DU and IP keep seats for their own students.',
    },
    budgetPerYear: {
      label: 'Fees you can pay per year, in rupees',
      why: 'We mark seats that cost more.',
    },
  },
  /** Questions of the home state's own counselling; labels and conditions are its authority's. */
  ofState: {
    title: (state: string, authority: string) => `${state}’s own counselling (${authority})`,
    own: 'Does it count you as its own?',
    category: 'Category on the state’s list',
    categoryWhy: 'It can differ from your central category.',
    /** Names a category as a student's own: Hindi has another word for a person of the open category than for its seats. */
    categoryName: ({ en }: Record<'en' | 'hi', string>, _isOpen: boolean | null | undefined) => en,
    claims: 'What you may claim there',
  },
  /** Questions that depend on the exam. */
  byExam: {
    UG: {
      alumniOf: {
        label: 'AMU or Jamia school',
        why: 'AMU and Jamia keep seats for their own students.',
      },
    },
    further: {
      homeState: {
        label: 'Home state',
        why: 'To name your state’s counselling. No PG seat goes only by home state (Supreme Court, January 2025).',
      },
      armedForces: {
        label: 'Armed forces family or service',
        why: 'AFMS seats: personnel first. Civilians may apply too (Priority V), with a service bond of 5 years.',
      },
      alumniOf: {
        label: 'University of your MBBS or BDS',
        why: 'Half of its PG and MDS seats are for its own graduates: DU, IP, AMU, BHU, Jamia.',
      },
    },
  },
  nationalities: {
    Indian: 'Indian',
    NRI: 'Indian, living abroad (NRI)',
    'OCI before 2021-03-04': 'OCI card before 4 March 2021',
    'OCI since 2021-03-04': 'OCI card from 4 March 2021 on',
    foreign: 'Foreign',
  },
  schoolings: {
    Delhi: 'In Delhi (NCT)',
    NCR: 'In the NCR, outside Delhi',
    elsewhere: 'Outside Delhi and the NCR',
  },
  genders: { M: 'Male', F: 'Female', O: 'Other' },
  minorities: { none: 'None', Muslim: 'Muslim', Jain: 'Jain', other: 'Other' },
  universities: {
    none: 'None of these',
    AMU: 'Aligarh Muslim University (AMU)',
    BHU: 'Banaras Hindu University (BHU)',
    DU: 'Delhi University (DU)',
    IP: 'IP University, Delhi',
    Jamia: 'Jamia Millia Islamia',
  },
  edit: 'Edit answers',
  start: 'Answer the questions',
  open: 'Answer these first:',
  moreOpen: (count: number) => plural(count, { one: '# more', other: '# more' }),
  save: 'Save answers',
  saving: 'Saving…',
  unsaved: 'You have not saved your changes yet. They stay in this tab until you save.',
  seeColleges: 'See my colleges',
  saved: 'Your answers are saved. The finder and the prediction follow them.',
  saveFailed: notSaved('your answers'),
  loading: loading('your answers'),
  loadFailed: notLoaded('your answers'),

  only: 'Seats I can apply to',
  answers: 'Your answers',

  /** The questions among the results, and the effect of the answers. */
  claims: {
    title: 'Which of these are you?',
    esi: 'ESI?',
    nri: 'NRI?',
    minority: 'Minority?',
    hide: 'Hide the other seats',
    hidden: (count: number) => plural(count, { one: '# hidden', other: '# hidden' }),
    undo: 'Undo',
  },
  /** The groups of results after the seats that are open to the student. */
  groups: {
    onlyIf: (claims: string, count: number) =>
      `Only if you are ${claims} · ${plural(count, { one: '#', other: '#' })}`,
    notOpen: (count: number) => `Not open to you · ${plural(count, { one: '#', other: '#' })}`,
    more: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
    claims: {
      esi: 'ESI',
      nri: 'NRI',
      community: 'minority',
      'women-only': 'a woman',
      'armed-forces': 'of an armed forces family',
      domicile: 'from the state',
      schooling: 'from a Delhi school',
      alumni: 'from its university',
      category: 'of its category',
      pwd: 'PwD',
      'own-selection': 'chosen by AFMC',
    },
  },
} as const;
