import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import { examples } from './testing/examples.ts';
import { questions } from './testing/questions.ts';
import { frequentQuestions, promptChips } from './faq.ts';
import { promptChips as hindiChips } from './faq.hi.ts';
import { seeBulletin } from '../counselling-rules/index.ts';
import { answers, answersOf, fallbacks } from './messages.ts';
import { answersOf as hindiAnswersOf } from './messages.hi.ts';
import { replyTo, topicOf, topicsOf } from './reply.ts';

const phone = '+91 00000 00000';
const onDashboard = { place: 'dashboard', phone, exam: 'UG' } as const;
const onPrediction = { ...onDashboard, place: 'prediction' } as const;

describe('the topics', () => {
  it('BOT-13 are about forty, with eighty questions and more', () => {
    const topics = Object.keys(answers);
    expect(topics.length).toBeGreaterThanOrEqual(38);
    expect(questions.length).toBeGreaterThanOrEqual(80);
    expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
    expect(new Set(questions.map(([, topic]) => topic)).size).toBe(topics.length + 1);
  });

  it.each(questions)('BOT-09 BOT-13 reads %j as %s', (question, topic) => {
    expect(topicOf(question)).toBe(topic);
  });

  it.each(Object.entries(examples))(
    'BOT-09 has no topic that another one hides: %s is reached by its own example',
    (topic, example) => {
      expect(topicOf(example)).toBe(topic);
    },
  );

  it('BOT-09 has an example for each answer, so that each topic is reached', () => {
    expect(Object.keys(examples).toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it('BOT-09 tries them in order: turned round, special questions would get general answers', () => {
    const contested = questions.filter(([question]) => topicsOf(question).length > 1);
    expect(contested.length).toBeGreaterThan(20);
    for (const [question, topic] of contested) {
      expect(topicsOf(question)[0], question).toBe(topic);
      expect(topicsOf(question).toReversed()[0], `${question}, turned round`).not.toBe(topic);
    }
  });

  it('offers prompts that it can answer', () => {
    expect(promptChips.map(topicOf)).not.toContain(undefined);
    expect(hindiChips.map(topicOf)).toEqual(promptChips.map(topicOf));
  });
});

describe('the specified facts', () => {
  it.each([
    ['BOT-14', 'reservation', 'OBC 27%, SC 15%, ST 7.5%, EWS 10%, PwD 5%'],
    ['BOT-15', 'aiq-state', 'All India Quota 15% and State Quota 85%'],
    ['BOT-16', 'rounds', 'Round 1, Round 2, Mop-up, Stray Vacancy'],
    ['BOT-16', 'mop-up', 'Mop-up is now officially called Round 3'],
    ['BOT-17', 'eligibility', '50% General and 40% reserved'],
    ['BOT-17', 'eligibility', 'bulletin on mcc.nic.in'],
    ['CON-01', 'plans', '18% GST'],
    ['CON-03 CON-04 CON-05', 'plans', 'BASIC ₹2, ADVANCE ₹5,000, PREMIUM ₹10,000'],
    ['CON-32', 'attempts', 'starts with 3 attempts'],
    ['BOT-13', 'tiers', '85% or more, Likely 60% or more, Possible 30% or more'],
    ['BOT-13', 'pg-split', '50% of the government seats are All India Quota and 50% state quota'],
    ['BOT-13', 'deposit', '₹1,000 (UR/EWS) or ₹500'],
    ['BOT-13', 'deposit', '₹10,000 or ₹5,000; for deemed universities ₹5,000 and ₹2,00,000'],
    ['BOT-13', 'pwd', '5% horizontal'],
    ['BOT-13', 'deemed', '100%'],
    ['BOT-13', 'documents', '8 photos'],
    ['BOT-13', 'bond', '₹1 lakh to ₹1 crore'],
    ['BOT-13', 'seat-matrix', '/collage'],
    ['BOT-13', 'dates', '/events'],
    ['BOT-13', 'plan-refund', 'within 7 days of the payment'],
    ['BOT-13', 'plan-term', 'at least 12 months'],
    ['BOT-13', 'invoice', 'by email on request, within 30 days of the payment'],
    ['BOT-13', 'delete-account', 'at once and erase its data within 30 days'],
    ['BOT-13', 'fraud', 'only through the official counselling on mcc.nic.in'],
    ['BEY-BOT-05', 'scholarship', 'We give no scholarships'],
    ['BEY-BOT-05', 'scholarship', 'scholarships.gov.in'],
    ['BEY-RUL-05', 'free-exit', 'not allowed to take NEET in the next year'],
    ['BEY-RUL-05', 'free-exit', 'resignation letter on MCC’s portal'],
    ['BEY-RUL-05', 'free-exit', '/not-joining'],
    ['BEY-RUL-05', 'stray', 'not allowed to take NEET in the next year'],
    ['BEY-RUL-05', 'stray', 'Only if you have no seat'],
    ['BEY-RUL-05', 'upgrade-seat', 'willingness for upgradation'],
    ['BEY-RUL-05', 'upgrade-seat', 'relieving letter'],
    ['BEY-RUL-05', 'mock', 'MCC runs no mock round'],
    ['BEY-RUL-05', 'central-university', 'IP University runs its own counselling'],
    ['BEY-RUL-05', 'pwd', 'UDID card, a self-certified affidavit'],
    ['BEY-RUL-05', 'tie-break', 'can be shared'],
    ['BEY-RUL-05', 'deposit', '₹25,000 (reserved: ₹10,000)'],
    ['BEY-RUL-05', 'registration', 'If you left a Round 2 seat, register and pay again'],
    ['BEY-RUL-05', 'nursing-bds', 'take women only'],
    ['BEY-RUL-05', 'central-university', 'BHU for PG only'],
    ['BEY-RUL-05', 'fraud', 'MCC allots no seat by nomination'],
    ['BEY-RUL-05', 'eligibility', 'as your bulletin asks'],
  ] as const)('%s stands in the answer on %s: %s', (_, topic, fact) => {
    expect(answers[topic]).toContain(fact);
  });

  it('leads to the counsellor by the button that the page has', () => {
    expect(replyTo('talk to human', onDashboard)).toContain('Press “Talk to a counsellor” above');
    expect(replyTo('talk to human', onPrediction)).toContain('Open your dashboard (/home)');
  });

  it('are plain text', () => {
    for (const texts of exams.flatMap((exam) => [answersOf(exam), hindiAnswersOf(exam)]))
      for (const answer of Object.values(texts)) expect(answer).not.toMatch(/[<>=]|\*\*|\]\(|\n/);
  });
});

describe('the fallback', () => {
  it('BOT-10 names the phone number', () => {
    expect(replyTo('asdfgh', onPrediction)).toBe(
      "Sorry, I don't have an answer for that. Please connect with +91 00000 00000",
    );
    expect(fallbacks.prediction).toBe(
      "Sorry, I don't have an answer for that. Please connect with {phone}",
    );
  });

  it('BOT-11 has a typographic apostrophe on the dashboard', () => {
    expect(replyTo('asdfgh', onDashboard)).toBe(
      'Sorry, I don\u2019t have an answer for that. Please connect with +91 00000 00000',
    );
  });

  it('fills in a number as it is, in answers too', () => {
    expect(replyTo('asdfgh', { ...onPrediction, phone: '$& $1' })).toMatch(/connect with \$& \$1$/);
    expect(replyTo('talk to a human', onPrediction)).toContain(phone);
    expect(replyTo('talk to a human', onPrediction)).not.toContain('{');
  });
});

it.each(frequentQuestions)(
  'the bot answers «$question» with the text of the FAQ',
  ({ question, answer }) => {
    expect(replyTo(question, onDashboard)).toBe(answer);
  },
);

describe('BEY-BOT-06 what depends on the exam', () => {
  const ask = (question: string, exam: Exam): string => replyTo(question, { ...onDashboard, exam });

  it('is answered by the rules of the student’s exam: the deposit of a Round 2 seat', () => {
    const question = 'Can I resign my seat?';
    expect(ask(question, 'UG')).toContain('If you still have your Round 1 seat, you lose nothing');
    expect(ask(question, 'PG')).not.toContain('you lose nothing. If you have a new');
    expect(ask(question, 'PG')).toContain('Round 2: You can resign on the days that MCC announces');
    expect(ask(question, 'PG')).toContain('the last known rules of NEET PG');
  });

  it('says that the bulletin has what is not known of an exam', () => {
    expect(ask('Can I resign my seat?', 'MDS')).toContain(`Round 3: ${seeBulletin}`);
  });

  it.each([
    ['What is AIQ and state quota?', '85%', '50% of the government seats', '50% state quota'],
    ['Which documents do I need?', 'class 10 and 12', 'completed internship', 'internship'],
    ['Am I eligible?', 'class 12', 'MBBS with registration', 'BDS'],
  ])('is of the degree that comes next: %s', (question, ofUg, ofPg, ofMds) => {
    expect(ask(question, 'UG')).toContain(ofUg);
    for (const [exam, words] of [
      ['PG', ofPg],
      ['MDS', ofMds],
    ] as const) {
      expect(ask(question, exam)).toContain(words);
      expect(ask(question, exam)).not.toContain(ofUg);
    }
  });
});
