import { describe, expect, it } from 'vitest';
import type { TopicId } from './messages.ts';
import { topicOf } from './reply.ts';

/** Words and phrases that identify a topic by themselves, in all forms that people write. */
const turns: Partial<Readonly<Record<TopicId, string>>> = {
  fraud: 'fraud, scam, cheating, broker, tout, donation, backdoor, back door',
  'payment-failed':
    'money deducted, amount debited, payment not updated, pay kiya pending, pay karne ke baad bhi pending, pay nahi hua, pay failed, phone pay stuck, upi stuck, paisa stuck, paise stuck, debited, debit ho gaya, card declined, card got declined, purchase pending, purchased but still free, plan kharid liya abhi tak pending, plan liya pending, plan active nahi hua, plan activate nahi hua, plan update nahi hua, premium show nahi ho raha, plan nahi mila, premium abhi tak pending, premium still locked, membership not activated, subscription not active, plan is not active, 500 cut, rs cut, rupees kat gaye, amount cut, amount was deducted, paid twice, double payment, payment two times, money gone, paid still basic, payment not done, payment not yet received, payment not showing, payment not working, payment nahi hui, paisa nahi aaya, premium abhi tak free, fee deducted, fees kat gayi',
  human: 'human, counsellor, counselors, councilor, councillors, advisor, baat karni hai',
  scholarship:
    'scholarships, chatravritti, freeship, loan, fee waiver, financial help, afford, garib, gareeb, fees nhi bhar sakte, money nahi hai, no money, dont have money, not able to pay fees, cant pay fees',
  'plan-refund':
    'plan refund, premium wapas, membership cancel, subscription ka paisa wapas, premium money back, refund my plan, cancel premium, cancel my membership, money back for my subscription',
  'upgrade-seat': 'upgrade, floating',
  attempts:
    'attempt, attempt after an upgrade, upgrade my attempts, locked, try left, try remaining, predictions left, prediction limit, predictions over, predict button, how many free predictions, free prediction, unlimited college predictions, how many times can i predict',
  plans: 'plan, price, prices, subscription',
  tiers: 'possible meaning, probable, accuracy, accurate, chance, prediction',
  'tie-break':
    'tie, tie break, tiebreak, tiebreaker, same mark, equal score, same rank, same number',
  'opening-closing':
    'minimum rank, max mbbs rank, last rank, cutoff, cut offs, opening rank, closing rank, closing mbbs rank, opening closing, opening and closing, cut of',
  'category-certificate': 'obc certificate, caste ka certificate, income cert',
  pwd: 'handicap, handicapped, divyangjan, disabled',
  minority: 'minority, minorities, jain, christian, sikh, muslims',
  nri: 'nri, nris, foreigners',
  'armed-forces': 'airforce, air force, defence, soldier, widow, exserviceman, ex servicemen',
  'central-university': 'du seat, du college, central university, central universities',
  'free-exit':
    'forfeiture, forfeit my deposit, lose money, paisa doobega, deposit zabt, debarred, resigned, resignation, withdrawal, surrendering, leave seat, quit the seat, give up my allotted seat, seat chodna, seat chhodna, leave round 2, admission leaving, college cancel, seat chod du, seat na le, seat nhi lena, seat nahi chahiye, admission nahi liya, didnt join, not joining, dont report, not reported, cant join, dont take admission, not accept the seat, dont want this seat, join na kiya, joining nahi ki, report nhi kiya, reporting nahi ki',
  'deposit-refund':
    'refundable, security money not received, deposit paisa nahi aaya, deposit ka paisa nahi aaya, deposit back, security wapas',
  deposit:
    'deposit, security fee, registration charge, counselling ki fees, pay for round 2, money for round 2, paisa round 2, paise for round 2, round 2 money, round 2 me pay, round 2 me kitne paise, round 2 ka paisa, counseling fee, deposit in my account',
  deemed: 'deemed, paid seat, paid seats, paid quota',
  stray: 'leftover, left over, vacancy',
  'mop-up': 'mopup, mop up, third round',
  bond: 'bond, deemed bond, service period, service year',
  dates: 'date, alert, timetable, time table, notification, event, schedule, tareekh, tarikh',
  documents:
    'document, docs, certificate, kagaz, kagazat, photo, marksheet, admit card, id card, adhar, aadhaar, adhaar, doc, paper',
  fees: 'fee, private college fee, expensive, expense, cost, budget, package',
  'lock-choices': 'locked my choice, preference locked',
  'choice-filling': 'choice, preferences, web option, choicefilling',
  'which-college':
    'which dental college, admission milega, college mujhe milega, can i get admission, will i get a seat, 12000 air, 12000 rank, air 12000, 45k rank, 2 lakh rank, 80 hazar rank, 80 hazaar rank, 50 thousand air, will i get any seat',
  'best-college': 'best collage, top 10 colleges, sabse accha college',
  budget: 'cheapest college, under 10 lakh, 5 lakh me mbbs, sasta',
  'pg-split':
    'postgraduate quota, post graduate aiq, postgraduation split, pg quota, pg share, pg percentage, pg seat',
  eligibility:
    'eligible, cutoff percentile, qualified, qualifying cutoff, eligible for cutoff, percentile, passing mark, eligible for stray, eligibility round 3',
  'aiq-state':
    'state seat, state counselling, own state, 15 85, 85 15, 15 and 85, 85 and 15, 15 percent, 85 quota, state counseling, state quota round 2',
  reservation:
    'reserved, arakshan, aarakshan, quota, tribe, tribes, reserved in stray, reservation in round 2, vacant quota',
  'seat-matrix': 'seat, college, collage, collages',
  account:
    'login, log in, signin, sign in, my account, mera account, account locked, account got locked, account blocked, account disabled, locked my account',
  registration:
    'apply, registered, register for stray, registration in round 2, apply for round 3, apply for round 2, apply in stray',
  result:
    'result, allotment, result of stray, allotted in round 2, join, joining, join round 2, joining round 2, report, reporting, report in round 2, reporting in round 2, round 2 allotment, round 2 allotments',
  'nursing-bds': 'dentist, dentistry, bsc, b sc',
  thanks: 'thank, thank you, thankyou, dhanyavad, dhanyavaad',
  greeting: 'hi, hiii, hello, hellooo, hey, heyyy',
};

describe('a few words', () => {
  it.each(
    Object.entries(turns).flatMap(([topic, all]) =>
      all.split(', ').map((words) => [words, topic] as const),
    ),
  )('BOT-09 BOT-13 %j are enough for %s', (words, topic) => {
    expect(topicOf(words)).toBe(topic);
  });
});
