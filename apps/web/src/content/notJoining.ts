/** Text of the page “What happens if I do not join?”, and of the same rules on other screens. */
export const page = {
  heading: 'What happens if I do not join?',
  lead: 'You have a seat and are not sure? See what you lose if you leave it, round by round.',
  exams: {
    UG: 'NEET UG: MBBS, BDS, B.Sc Nursing',
    PG: 'NEET PG: MD, MS, DNB',
    MDS: 'NEET MDS',
  },
  lastSeason: (exam: string, season: number) =>
    `The newest rules that we have are of NEET ${exam} ${season}. Some are older: the year is below each rule.`,
  warning: {
    title: 'Rules change every season',
    text: 'MCC’s bulletin for your year decides. We collect these rules from news reports about MCC’s notices. A state can have other rules for its own seats.',
  },
  bulletin: 'Open mcc.nic.in',
  notMds:
    'MDS has the same four rounds as PG. We found no report on MDS rules for the later rounds. Expect the PG rules, and check the bulletin.',
  aspects: {
    notJoining: 'If you do not join',
    resignation: 'If you join and then resign',
    resignationForm: 'How to resign',
    upgrade: 'Upgrade to a better seat',
    movingUp: 'If you get an upgrade',
    registration: 'Who can register',
    reservedSeats: 'Vacant reserved seats',
    restrictedSeats: 'Vacant NRI and minority seats',
    states: 'State counselling',
  },
  more: (round: string) => `All rules of ${round}`,
  unknown: (aspects: readonly string[], seeBulletin: string) =>
    `We do not know: ${aspects.join(', ')}. ${seeBulletin}`,
  money: {
    heading: 'How much is the security deposit?',
    rows: [
      {
        text: 'NEET UG, All India Quota: ₹10,000; ₹5,000 for reserved categories and PwD. Deemed universities: ₹2,00,000. If you apply to both, you pay only the higher.',
        from: 'Copy of MCC’s questions and answers, July 2023',
        url: 'https://www.scribd.com/document/700920426/2023071958',
      },
      {
        text: 'NEET PG, All India Quota: ₹25,000; ₹10,000 for reserved categories. One report says ₹25,000 for all.',
        from: 'Tabindia',
        url: 'https://tabindia.org/article/details/48/faqs-regarding-mcc-registration-fee-&-security-deposit',
      },
      {
        text: 'NEET PG, special stray round of 2024: ₹50,000; deemed universities ₹3,00,000.',
        from: 'Edex Live, 6 March 2025',
        url: 'https://www.edexlive.com/news/2025/Mar/06/neet-pg-2024-mcc-opens-registration-for-special-stray-vacancy-round-counselling-here-are-all-details',
      },
    ],
  },
  states: {
    heading: 'States can ask for more',
    rows: [
      {
        text: 'Rajasthan, stray round of NEET UG 2025: if you do not join, you pay the full fee or ₹10 lakh.',
        from: 'ETV Bharat, 14 November 2025',
        url: 'https://www.etvbharat.com/en/bharat/neet-ug-2025-candidates-must-pay-full-mbbs-fees-if-they-do-not-join-allotted-seat-in-stray-vacancy-round-enn25111400887',
      },
    ],
  },
} as const;

/** The source of a rule. */
export const ruleSource = {
  of: (exams: readonly string[], season: number) =>
    `Rule of NEET ${exams.join(' and ')} ${season}:`,
  report: (publisher: string, date: string) => `${publisher}, ${date}`,
} as const;

/** The hint on pages where a student takes or leaves a seat. */
export const hint = {
  ifAllotted: (round: string, sentence: string) =>
    `If you get a seat in ${round} and do not join: ${sentence}`,
  all: 'What happens if I do not join?',
} as const;
