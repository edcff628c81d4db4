/** The titles and descriptions of pages for search engines, bookmarks and screen readers. */
export const pageTexts = {
  landing: {
    name: 'Seatwise',
    title: 'Seatwise: see which medical colleges your NEET rank can get',
    description:
      'Enter your NEET rank. See your colleges, your chances and your next deadline for NEET UG, PG and MDS counselling.',
    keywords:
      'NEET UG counselling, NEET PG counselling, NEET MDS, college predictor, medical seats',
  },
  events: {
    name: 'Current events',
    description: 'Schedules, notices and results of MCC and state counselling, newest first.',
    keywords: 'NEET counselling schedule, MCC notice, seat allotment result',
  },
  college: {
    name: 'College',
    description: 'Seats, closing ranks, fees, bond and hostel of a medical college.',
    keywords: 'medical college, closing rank, fees, bond, seats',
  },
  collegeLists: {
    name: 'Medical colleges by state and course',
    description:
      'The medical and dental colleges of each state and course, with their closing ranks by year.',
    keywords: 'medical colleges by state, MBBS colleges in India, NEET closing rank, NEET cutoff',
  },
  collegesOfState: {
    name: 'Colleges of a state',
    description: 'Colleges and their closing ranks.',
  },
  collegesOfCourse: {
    name: 'Colleges of a course',
    description: 'Colleges and their closing ranks.',
  },
  plans: {
    name: 'Plans',
    description: 'What each plan gives you and what you pay, GST included.',
    keywords: 'NEET counselling plans, college predictor price',
  },
  accuracy: {
    name: 'How accurate are our predictions?',
    description:
      'How often our NEET college predictions were right in past years, and what these figures do not tell you.',
    keywords: 'NEET college predictor accuracy, calibration, closing rank prediction',
  },
  notJoining: {
    name: 'What happens if I do not join?',
    description:
      'What you lose if you do not join your seat. Free exit, deposit, upgrade and resignation in each NEET round.',
    keywords:
      'NEET free exit, security deposit lost, stray round debarred, MCC resignation, upgradation rules',
  },
  glossary: {
    name: 'Glossary of medical counselling',
    description:
      'AIQ, closing rank, free exit, bond, stray round and other words of NEET counselling, each explained in plain English.',
    keywords:
      'AIQ meaning, closing rank meaning, free exit meaning, stray vacancy round, NEET counselling terms',
  },
  checkout: {
    name: 'Checkout',
    description: 'Check the price and pay.',
  },
  terms: {
    name: 'Terms',
    description: 'The rules for using Seatwise and its plans.',
    keywords: 'terms of service',
  },
  privacy: {
    name: 'Privacy',
    description: 'Which of your data we keep, and why.',
    keywords: 'privacy policy',
  },
  aboutTranslation: {
    name: 'About our Hindi pages',
    description: 'Who translated these pages, and what is still in English.',
    keywords: 'Seatwise Hindi',
  },
  login: {
    name: 'Login',
    description: 'Log in to see your colleges, choice list and alerts.',
    keywords: 'Seatwise login',
  },
  createAccount: {
    name: 'Create your account',
    description: 'Create an account to see your colleges, choice list and alerts.',
    keywords: 'NEET counselling sign up, medical counselling account',
  },
  home: {
    name: 'My Dashboard',
    description: 'Your rank, your dates and what to do next.',
  },
  liveChat: {
    name: 'Chat',
    description: 'Your counsellors.',
  },
  colleges: {
    name: 'Colleges',
    description: 'All medical colleges and seats, by name, course or state.',
  },
  prediction: {
    name: 'College Prediction',
    description: 'The colleges your rank can get, and why.',
  },
  practice: {
    name: 'Practice allotment',
    description: 'See what your choice list could get, round by round.',
  },
  choices: {
    name: 'Choice list',
    description: 'Your choices, with the college you want most at the top.',
  },
  shortlist: {
    name: 'Shortlist',
    description: 'Colleges and seats that you saved.',
  },
  sharedList: {
    name: 'Shared choice list',
    description: 'A choice list that a student shared with you.',
  },
  editProfile: {
    name: 'Edit Profile',
    description: 'Your contact details.',
  },
  adminHome: {
    name: 'Admin',
    description: 'The admin console.',
  },
  adminUsers: {
    name: 'Users',
    description: 'All accounts.',
  },
  adminFiles: {
    name: 'Files',
    description: 'Documents that students see as alerts.',
  },
  adminAlerts: {
    name: 'Alerts',
    description: 'Alerts for students: who sees them, and when.',
  },
  adminChat: {
    name: 'Chat',
    description: 'Conversations with students.',
  },
  adminMessages: {
    name: 'Inbox',
    description: 'Messages from the contact form.',
  },
  adminPayments: {
    name: 'Payments',
    description: 'All orders of both payment providers.',
  },
  adminData: {
    name: 'Data',
    description: 'Import and publication of official lists.',
  },
  adminFigures: {
    name: 'Figures',
    description: 'Figures by day, and what the help bot cannot answer.',
  },
  adminAudit: {
    name: 'Audit trail',
    description: 'Every change by staff.',
  },
  undoEmailChange: {
    name: 'Undo an email change',
    description: 'Get the old email of your account back.',
  },
  notFound: {
    name: 'Page not found',
    description: 'There is no page at this address.',
  },
} as const;
