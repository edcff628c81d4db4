import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  ruleOf,
  seeBulletin,
  sentenceOf,
  type Round,
  type RuleAspect,
} from '../counselling-rules/index.ts';
import { plural } from '../shared/plural.ts';
import { titleOf } from '../shared/dateTitles.ts';
import type { MarksTexts } from '../marks-to-rank/index.ts';
import { marksTexts } from '../marks-to-rank/messages.ts';
import { ruleSentences } from '../counselling-rules/messages.ts';

/** The bot's fallback texts, copied from the specification with their different apostrophes. */
export const fallbacks = {
  prediction: "Sorry, I don't have an answer for that. Please connect with {phone}",
  dashboard: 'Sorry, I don’t have an answer for that. Please connect with {phone}',
} as const;

/** How the user reaches a counsellor from each page of the bot. */
export const handovers: Readonly<Record<keyof typeof fallbacks, string>> = {
  prediction: 'Open your dashboard (/home) and press “Talk to a counsellor” there',
  dashboard: 'Press “Talk to a counsellor” above',
};

/** The text in the bot's messages where others show a time. */
export const botTime = 'Bot';

const bulletin = 'Please check the official information bulletin on mcc.nic.in.';

/** The rules of an exam; unknown ones refer to the bulletin. */
const rulesFor =
  (exam: Exam) =>
  (round: Round, aspect: RuleAspect): string => {
    const known = ruleOf(exam, round, aspect);
    return known ? sentenceOf(aspect, known, ruleSentences) : seeBulletin;
  };

/** What is known of having seats from MCC and a state at once; the state's own rule never is. */
const answerOnTwoSeats = (exam: Exam, authority = 'your state'): string => {
  const rule = rulesFor(exam);
  return `We do not know ${authority}’s rule: ask before you join. These are MCC’s. Round 1, if you do not join: ${rule('1', 'notJoining')} If you have joined: ${rule('1', 'resignation')} Round 2, if you do not join: ${rule('2', 'notJoining')} If you have joined: ${rule('2', 'resignation')} Stray Vacancy round: ${rule('stray', 'registration')} ${rule('stray', 'states')} They are the last known rules of NEET ${exam}, with their sources on /not-joining. ${bulletin}`;
};

/** The answers that depend on the exam's rules; unknown rules refer to the bulletin. */
const answersByRules = (exam: Exam) => {
  const rule = rulesFor(exam);
  const allRules = `These are the last known rules of NEET ${exam}. Rules of each exam, with their sources: /not-joining. `;
  return {
    'two-seats': answerOnTwoSeats(exam),
    'upgrade-seat': `MCC calls an upgrade “willingness for upgradation”. After Round 1: ${rule('1', 'upgrade')} After Round 2: ${rule('2', 'upgrade')} After Round 3 there is no upgrade. ${rule('1', 'movingUp')} Freeze, float and slide are words of other counsellings, such as JoSAA and AYUSH; what your state says is in its own bulletin. ${allRules}`,
    'free-exit': `If you do not join your seat: in Round 1 you have a free exit and lose nothing. Round 2: ${rule('2', 'notJoining')} Round 3: ${rule('3', 'notJoining')} Stray Vacancy round: ${rule('stray', 'notJoining')} Have you joined already? Round 1: ${rule('1', 'resignation')} Round 2: ${rule('2', 'resignation')} After Round 3 and the Stray Vacancy round you cannot resign. How to resign: ${rule('1', 'resignationForm')} States may add penalties. ${allRules}${bulletin}`,
    stray: `The Stray Vacancy round is the final round for vacant seats. ${rule('stray', 'registration')} There is no upgrade and no resignation. If you do not join: ${rule('stray', 'notJoining')} ${rule('stray', 'states')} Fill only colleges that you will join. ${allRules}${bulletin}`,
    registration: `Register for the counselling on mcc.nic.in with your NEET details. Pay the registration fee and the security deposit. Then fill and lock your choices. Round 3: ${rule('3', 'registration')} Stray Vacancy round: ${rule('stray', 'registration')} For state seats register on the website of the state too.`,
  };
};

/** Specified facts are verbatim; the rest is from docs/domain.md, with the advice to check it. */
export const answers = {
  ...answersByRules('UG'),
  fraud:
    'Money does not buy a seat. Be careful: seats are allotted only through the official counselling on mcc.nic.in and the state websites. MCC allots no seat by nomination, and nobody can guarantee you one. Do not pay agents or donations; report them to the college and the police.',
  'own-details':
    'Change your email and phone number on /edit-profile, with Edit Contact Details. To use a new email, enter the code that we send to it. Until then you log in with the old one. To correct your name, roll number, rank or category, write to us from your registered email. The address is on /privacy. Change what you gave MCC on mcc.nic.in.',
  'delete-account':
    'On /edit-profile press “Delete my account”. Or write to us from your registered email: the address is on /privacy. We close the account at once and erase its data within 30 days. Tax law makes us keep invoices and payments.',
  invoice:
    'Your payments are on /edit-profile, each with a receipt that shows the price, the GST and the total. A tax invoice is sent by email on request, within 30 days of the payment. GST law gives you one for every purchase of ₹200 or more.',
  'plan-term':
    'You pay for a plan once. It never renews, and we charge nothing again. It is valid for at least 12 months, and for all rounds of that counselling year. See what each plan costs and offers on /plan, and the rules on /terms.',
  'plan-refund':
    'A plan is charged once and never renews, so there is nothing to cancel. Changed your mind? Write to us within 7 days of the payment. You get all of it back if no counsellor has checked your choices yet. If you paid twice, we return the second payment in full. Other cases are on /terms, and your payments on /edit-profile. Contact {phone} with the payment ID. MCC or your state refunds a security deposit. We do not.',
  human: 'A person will gladly help you. {counsellor}, or call or message us on WhatsApp: {phone}',
  'payment-failed':
    'Keep the payment ID and do not pay again. If money was deducted, the payment is usually confirmed or returned by your bank. Check the status on /checkout, or contact {phone} with the payment ID.',
  'cannot-pay':
    'You have paid only when you see a payment ID. Open /plan and press “Continue payment”. Or cancel it and try the other provider, Razorpay or PayU. Check that your card or UPI allows online payments of this amount. Still stuck? {counsellor}, or call or message us on WhatsApp: {phone}',
  scholarship:
    'We give no scholarships, and we have no list of them. Look on scholarships.gov.in and on the website of your state, and ask the college. Banks give education loans. Government seats cost least: set your budget on /edit-profile, and we mark the seats beyond it. Your choice list here is free: you need no plan for it. If a payment here does not work, contact {phone}',
  mock: 'A mock allotment is only practice. You can still change your choices. MCC runs no mock round; some states do. Practise with your own list on /practice.',
  plans:
    'Plans are charged once, plus 18% GST: BASIC ₹2, ADVANCE ₹5,000, PREMIUM ₹10,000. You find what each offers on /plan.',
  attempts:
    'The college prediction starts with 3 attempts. When they are used up the button is locked. PREMIUM and ADVANCE have unlimited predictions; you can upgrade on /plan.',
  tiers:
    'A prediction compares your rank with the closing ranks of past years: Very Likely means a chance of 85% or more, Likely 60% or more, Possible 30% or more, and Unlikely less. It is an estimate, not a promise. “Confidence” means how much past data we have. See how often predictions came true on /how-good.',
  'marks-rank':
    'The same marks give other ranks each year, and seats are allotted by rank. You find yours on your NEET result or rank letter.',
  'which-rank':
    'MCC goes by the All India Rank, for reserved seats too: your category rank only says where you are among those of your category. Enter the All India Rank on /rank-predictor. States may make a merit list of their own.',
  rank: 'Seats are allotted by the All India Rank (AIR), not by marks. You find it on your NEET result or rank letter.',
  'opening-closing':
    'The opening rank (Min Collage Rank) is the first rank that got in. The closing rank (Max Collage Rank) is the last one. Both are for one college, subject, quota and category. Closing ranks change in every round and every year. See those of a college, year by year: find it on /rank-predictor and press its name.',
  'tie-break':
    'You need not worry about equal marks: MCC breaks ties, so no two candidates share a counselling rank. The All India Rank that NTA prints can be shared: in 2024, 17 candidates had rank 1.',
  'category-certificate':
    'For OBC you need the OBC-NCL (non-creamy layer) certificate, central list. For EWS you need the income and asset certificate. Both must be issued this financial year (1 April to 31 March). SC and ST need a caste certificate. ' +
    bulletin,
  pwd:
    'PwD candidates have 5% horizontal reservation, that is inside every category. For MBBS, since 2025-26 you need three things: your UDID card, a self-certified affidavit, and the certificate of a medical board that MCC designates. Other certificates are not accepted. ' +
    bulletin,
  minority:
    'Minority seats (Muslim, Jain and others) are only for candidates of that community. You need the certificate that the college or state asks for. Seats that stay vacant are converted in a later round. ' +
    bulletin,
  nri:
    'NRI and OCI candidates need proof of three things: status, relationship to the sponsor, and the sponsor’s funds. MCC lists the papers. Vacant NRI seats are converted to Indian paid seats in Round 3. ' +
    bulletin,
  esi:
    'The ESI IP quota is for children of insured persons of the Employees’ State Insurance. ESIC colleges also have 15% All India Quota seats for everybody. ' +
    bulletin,
  'armed-forces':
    'To apply to AFMC, register with MCC. AFMC then has its own screening. CW seats are for children and widows of armed forces personnel, with a priority certificate. ' +
    bulletin,
  'central-university':
    'MCC fills all seats of AIIMS, JIPMER, BHU, AMU, Jamia and Delhi University, and of three colleges of IP University: VMMC (Safdarjung), ABVIMS (RML) and the ESIC dental college in Delhi. For its other colleges IP University runs its own counselling: register on ipu.ac.in. Some seats are open to everybody; others are for own students (AMU, Jamia; BHU for PG only), for Class 11 and 12 in Delhi (DU and IP, UG) or for residents (Puducherry). ' +
    bulletin,
  deemed:
    'MCC fills 100% of the seats of deemed universities, and there is no category reservation in them. Private colleges that are not deemed are filled by the state counselling. ' +
    bulletin,
  'deposit-refund':
    'MCC refunds the security deposit after all rounds are over. Its UG FAQ of 2023 says: refunds start within 15 days of the end, and are done within 30. There is no refund of a deposit that you have lost: see when you lose it on /not-joining. Whether a registration fee is refunded is in the bulletin. What you paid to a state, the state refunds by its own rules. For a plan of ours see /terms. ' +
    bulletin,
  deposit:
    'UG All India Quota: the registration fee is ₹1,000 (UR/EWS) or ₹500 (reserved, PwD). The security deposit is ₹10,000 or ₹5,000; for deemed universities ₹5,000 and ₹2,00,000. If you apply for both, you pay only the higher. PG All India Quota: the deposit is ₹25,000 (reserved: ₹10,000). The special stray round of PG 2024 asked for ₹50,000, deemed ₹3,00,000. The deposit is refunded after all rounds are over, unless you lose it: see /not-joining. ' +
    bulletin,
  'mop-up':
    'The Mop-up round and Round 3 are the same: Mop-up is now officially called Round 3. After it comes the Stray Vacancy round.',
  'state-counselling':
    'Each state runs its own counselling, with its own registration, deposit, rounds, rules and dates. MCC’s dates and rules are not for it, and we do not have a state’s: see the official site of its counselling authority. We know this site for some states only. Where we do, College Prediction (/rank-predictor) names it. The All India Quota seats in your state are MCC’s: for those, see /events and /not-joining.',
  rounds:
    'There are four rounds: Round 1, Round 2, Mop-up, Stray Vacancy. Mop-up is now officially called Round 3.',
  bond:
    'Bonds depend on the state. Some states ask for years of service after the course. Some ask for money if you leave early, from about ₹1 lakh to ₹1 crore. Read the rules of the state before you fill its colleges. ' +
    bulletin,
  documents:
    'Keep ready: admit card, result or rank letter, allotment letter, and class 10 and 12 mark sheets. Also take proof of birth, 8 photos and an ID. If it applies to you, take the category, PwD or EWS certificate. Take originals and copies. ' +
    bulletin,
  fees: 'Fees, stipend and hostel vary from college to college: government seats (AIIMS and state colleges) are cheap, deemed and private ones expensive. Look at the college’s own website, and count hostel and other charges for all years.',
  mds: 'MDS is filled half by MCC and half by the states: 50% All India Quota and 50% state quota. There are nine branches: Conservative Dentistry, Oral and Maxillofacial Surgery, Oral Pathology, Oral Medicine and Radiology, Orthodontics, Paediatric Dentistry, Periodontology, Prosthodontics and Public Health Dentistry.',
  dnb: 'DNB and the NBEMS diplomas are filled through MCC, together with MD and MS, from the same NEET PG rank.',
  'pg-split':
    'For PG (MD/MS) 50% of the government seats are All India Quota and 50% state quota. Deemed and central universities and DNB are filled by MCC.',
  'best-college':
    'We do not rank colleges. See what others chose: the earlier a college closes, the more wanted it is. Compare closing ranks, fees, bond and place of the colleges that your rank can get on /rank-predictor. Then put first the one where you would study most gladly.',
  budget:
    'Government colleges cost least, and bonds can cost more than fees. Set your budget on /edit-profile: /rank-predictor then shows first which seats are within it, which are over it, and whose fee we do not know. Deemed universities cost most. Ask the college before you count on a fee.',
  'marks-needed':
    'No marks are fixed: seats go by rank, and the same marks give another rank each year. Ask me with your marks, such as “520 marks rank”, and I say which ranks they were. With your rank, /rank-predictor shows your chance at each college.',
  'which-college':
    'Open College Prediction (/rank-predictor): it takes your All India Rank, subject, category and quota, and lists the colleges with the chance for each.',
  'lock-choices':
    'Lock your choices yourself before the time is over. Otherwise the portal locks them automatically as they are. You cannot undo a lock.',
  'choice-filling':
    'Fill as many choices as you like: there is no limit. Put the college you want most first. You get the first seat in your list that your rank can get.',
  'pg-eligibility':
    'For NEET PG you need MBBS with registration and a completed internship. For NEET MDS you need the same with BDS. The bulletin gives the last day of the internship. The qualifying percentile is the 50th for UR and EWS. It is the 40th for SC, ST and OBC, and the 45th for UR-PwD. It is sometimes lowered before a late round. Ranks do not change. ' +
    bulletin,
  eligibility:
    'Eligibility: 50% General and 40% reserved. It is asked twice: the 50th percentile of NEET for UR and EWS, the 40th for SC, ST and OBC, the 45th for UR-PwD; and 50% in Physics, Chemistry and Biology in class 12, 40% for reserved categories, as your bulletin asks: not every season asked for the class 12 marks. ' +
    bulletin,
  reservation:
    'Reservation in the All India Quota: OBC 27%, SC 15%, ST 7.5%, EWS 10%, PwD 5%. PwD is counted inside every category. ' +
    bulletin,
  'aiq-state':
    'Of the government UG seats, All India Quota 15% and State Quota 85%. MCC fills the first for candidates of all states; each state fills its own, mostly by domicile.',
  'seat-matrix':
    'The College Finder (/collage) lists the seat matrix: every college with program, quota and state. Numbers of seats change each year with the permissions that are given. ' +
    bulletin,
  dates:
    'Dates are published as alerts and are often revised. You find the latest on /events; the official source is mcc.nic.in.',
  account:
    'If you cannot log in, use Reset Password on /login. If your email is not verified yet, logging in offers to send an OTP to it. When nothing helps contact {phone}',
  result:
    'MCC publishes results and allotments on mcc.nic.in. We post them as alerts on /events. After an allotment, join the college within the dates. Take your documents.',
  'nursing-bds':
    'BDS and B.Sc Nursing are in the same counselling as MBBS: add them to your choices. For nursing, MCC fills only a few central colleges. Most of them take women only. The states and colleges fill the rest.',
  cancel:
    'A plan never renews, so there is nothing to cancel. See on /terms when you get your money back. Cancel an unfinished payment on /plan, and an email change on /edit-profile. Cancel a seat, a registration or choices with MCC or your state, within their dates.',
  thanks: 'You are welcome. All the best for your counselling!',
  greeting:
    'Namaste! Ask me about rounds, quotas, reservation, documents, fees, choice filling or plans. Answers are automatic; to reach a person contact {phone}',
} as const;

export type TopicId = keyof typeof answers;

/** Answers for graduates, where the answers about NEET UG would be wrong. */
export const answersToGraduates = {
  documents:
    'Keep ready: admit card, result or rank letter, and allotment letter. From MBBS or BDS: mark sheets, degree, council registration, and the certificate of your completed internship. Also take proof of birth (class 10), photos and an ID. If it applies to you, take the category, PwD or EWS certificate. Take originals and copies. ' +
    bulletin,
  eligibility: answers['pg-eligibility'],
  'aiq-state': answers['pg-split'],
  'marks-rank':
    'We know which ranks marks were for NEET UG only. Seats are allotted by rank: you find yours on your NEET result or rank letter.',
} satisfies Partial<Record<TopicId, string>>;

/** The answers for a student of this exam. */
export const answersOf = (exam: Exam): Readonly<Record<TopicId, string>> =>
  exam === 'UG'
    ? answers
    : {
        ...answers,
        ...answersToGraduates,
        ...(exam === 'MDS' && { 'aiq-state': answers.mds }),
        ...answersByRules(exam),
      };

/** All texts of the bot, in one language. */
export interface BotTexts {
  readonly answersOf: (exam: Exam) => Readonly<Record<TopicId, string>>;
  readonly fallbacks: Readonly<Record<keyof typeof fallbacks, string>>;
  readonly handovers: Readonly<Record<keyof typeof fallbacks, string>>;
  readonly facts: typeof facts;
}

/** Sentences about the app's own data. */
export const facts = {
  locale: 'en-IN',
  rank: (air: string) =>
    `The All India Rank in your profile is ${air}. See your colleges and your chance at each on /rank-predictor. Is the rank wrong? Write to us; /privacy names the address.`,
  /** How likely a rank is to get a course, as a lower bound. */
  chances: {
    whose: (air: string, isOwn: boolean, category: string) =>
      `${isOwn ? 'With your rank' : 'With rank'} ${air} (${category})`,
    course: (whose: string, course: string, ofGovernment: boolean, counts: string) =>
      `${whose}, ${ofGovernment ? 'government ' : ''}${course} through MCC: ${counts}.`,
    /** The likeliest first. */
    counts: { 'Very Likely': '85% or more', Likely: '60% or more', Possible: '30% or more' },
    count: (chance: string, colleges: number) =>
      `a chance of ${chance} at ${plural(colleges, { one: '# college', other: '# colleges' })}`,
    none: 'a chance under 30% at every college',
    closed: (rank: string, year: string) =>
      `none. The last seat${year && ` of ${year}`} closed at rank ${rank}`,
    state: (state: string | undefined, share: number) =>
      `${state ?? 'Your state'} fills ${share}% of its government seats itself. They are not counted here, and your chance can be better there.`,
    more: (link: string) => `All colleges: ${link}. It is an estimate from past years.`,
  },
  authority: (state: string, name: string, portal: string | undefined) =>
    portal
      ? `The counselling of ${state}: ${name}, ${portal}.`
      : `The counselling of ${state}: ${name}. We have not checked its website yet.`,
  ownLists: (newest: number | undefined, otherExam: string | undefined) =>
    newest === undefined
      ? 'We have no lists of its seats.'
      : `We have closing ranks of its seats, the newest of ${newest}: with this home state in the profile, /rank-predictor shows them${otherExam ? ` to students of NEET ${otherExam}` : ''}.`,
  ownRules:
    'It has its own registration, deposit, rounds, rules and dates. MCC’s are not for it, and we do not have the state’s. The All India Quota seats there are MCC’s: see /events and /not-joining.',
  twoSeats: answerOnTwoSeats,
  forPg: 'This is for MBBS and BDS; for PG it can be another.',
  closings: (college: string, seat: readonly string[], ranks: readonly string[]) =>
    `${college}, ${seat.join(', ')}: ${ranks.join(', ')}. Closing ranks change in every round and year. Your own chance: /rank-predictor`,
  closing: (rank: string, year: string, round: string | undefined) =>
    `closed at rank ${rank} in ${year}${round ? ` (${round})` : ''}`,
  date: (title: string, time: string, isExample: boolean) =>
    `MCC, ${title}: ${time.replace(' at ', ', ')} (IST). States have their own dates.${isExample ? ' This date is an example: check mcc.nic.in.' : ''} All dates are on your dashboard (/home).`,
  fee: (course: string, from: string, to: string) =>
    `${course} ${from === to ? from : `${from} to ${to}`} a year`,
  fees: (fees: readonly string[]) =>
    `${fees.join('. ')}. Hostel and other charges come on top. Check the college’s own website.`,
  marks: marksTexts as MarksTexts,
  titleOf,
};

/** The texts in the other language, for users who ask in it. */
export const inOtherLanguage = (): Promise<BotTexts> => import('./messages.hi.ts');

/** The problems of an answer that staff write. */
export const answerMessages = {
  question: 'Write the question.',
  words: 'Name between one and eight words.',
  tooCommon: 'This word is in too many questions. Add another word.',
  notAsked: 'The question does not contain these words.',
  answer: 'Write the answer.',
} as const;
