/** Text of the student's season on the dashboard. */
export const content = {
  heading: 'My season',
  now: (exam: string, season: number, note: string) =>
    `This is the season of NEET ${exam} ${season}. ${note}`,
  profile: {
    title: 'About you',
    done: 'Answered; you can change it at any time.',
    open: 'Answer a few questions, to see the seats you can apply to.',
  },
  lists: {
    title: 'Choice lists',
    none: 'No list yet. Making one is free on every plan.',
    some: (count: string, locked: string) => `Lists: ${count}, locked: ${locked}`,
  },
  practice: { title: 'Practice allotment', text: 'See what your list would get, round by round.' },
  documents: 'Documents for reporting',
  missing: (count: string) => `${count} missing`,
  complete: 'All there',
  documentsNote:
    'Your ticks stay on this device. The certificates follow your answers about yourself; the college’s own list has the last word.',
  names: {
    'admit-card': 'Admit card of the exam',
    'rank-letter': 'Result or rank letter',
    birth: 'Proof of the date of birth, such as the Class 10 certificate',
    'class-12': 'Class 12 certificate and marksheet',
    identity: 'Identity proof, such as Aadhaar, PAN or passport',
    photos: 'Passport photographs, as on the application',
    'allotment-letter': 'Provisional allotment letter of the round',
    degree: 'Degree certificate and marksheets',
    internship: 'Internship completion certificate',
    registration: 'Permanent or provisional registration of the council',
    obc: 'OBC-NCL certificate by the central list, of the current year',
    caste: 'Caste or tribe certificate',
    ews: 'Income and asset certificate (EWS), of the current year',
    disability: 'UDID card, self-certified affidavit and certificate of a designated medical board',
    nri: 'NRI papers: passport, embassy certificate, sponsorship',
    esi: 'ESI ward certificate',
    'armed-forces': 'Priority certificate of the armed forces',
    minority: 'Community certificate for minority seats',
  },
} as const;
