/** Text of the applicant's profile, and of the filter by it. */
export const content = {
  heading: 'Seats I can apply to',
  intro:
    'By your answers the finder and the prediction leave out seats that you cannot apply for. Every question may stay unanswered: what you do not say hides nothing. Only you see the answers; they go when your account goes.',
  withheld: 'Prefer not to say',
  yes: 'Yes',
  no: 'No',
  questions: {
    homeState: {
      label: 'Home state',
      why: 'State and Delhi quotas are for those who live or studied there.',
    },
    category: {
      label: 'Reservation category',
      why: 'You compete for the seats of your category and for open ones.',
    },
    gender: { label: 'Gender', why: 'Some seats are for women.' },
    pwd: {
      label: 'Certified disability (PwD)',
      why: 'PH seats ask for a UDID card, an affidavit and the certificate of a designated board.',
    },
    minority: { label: 'Minority community', why: 'Muslim and Jain quotas ask for it.' },
    esi: {
      label: 'Child of an ESI-insured person',
      why: 'ESI colleges keep seats for them.',
    },
    armedForces: {
      label: 'Armed forces family or service',
      why: 'CW and AFMS seats are for children, widows and personnel.',
    },
    nri: {
      label: 'NRI, OCI, foreign or NRI-sponsored',
      why: 'NRI and foreign quotas are for them alone.',
    },
    alumniOf: {
      label: 'University you come from',
      why: 'AMU, BHU, Jamia, DU and IP keep seats for their own students.',
    },
    budgetPerYear: {
      label: 'Budget for a year, in rupees',
      why: 'Where a fee is known, dearer seats can be marked.',
    },
  },
  genders: { M: 'Male', F: 'Female', O: 'Other' },
  minorities: { none: 'None', Muslim: 'Muslim', Jain: 'Jain', other: 'Another one' },
  universities: {
    none: 'None of these',
    AMU: 'Aligarh Muslim University (AMU)',
    BHU: 'Banaras Hindu University (BHU)',
    DU: 'Delhi University (DU)',
    IP: 'IP University, Delhi',
    Jamia: 'Jamia Millia Islamia',
  },
  save: 'Save answers',
  saving: 'Saving…',
  saved: 'Your answers are saved. The finder and the prediction follow them.',
  saveFailed: 'Your answers could not be saved. Try again.',
  loading: 'Loading your answers',
  loadFailed: 'Your answers could not be loaded.',

  only: 'Seats I can apply to',
  hidden: (count: number, formatted: string) =>
    count === 1 ? '1 seat row is hidden.' : `${formatted} seat rows are hidden.`,
  hiddenResults: (count: number, formatted: string) =>
    count === 1 ? '1 result is hidden.' : `${formatted} results are hidden.`,
  ask: 'Hide the seats you cannot apply for',
  answers: 'Your answers',
} as const;
