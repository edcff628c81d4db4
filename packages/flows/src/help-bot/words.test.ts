import { describe, expect, it } from 'vitest';
import type { TopicId } from './messages.ts';
import { topicOf } from './reply.ts';

/** Words and turns that stand for a topic by themselves, in the forms in which they are written. */
const turns: Partial<Readonly<Record<TopicId, string>>> = {
  fraud: 'fraud, scam, cheating, broker, tout, donation, backdoor, back door',
  'payment-failed': 'money deducted, amount debited, payment not updated',
  human: 'human, counsellor, counselors, councilor, councillors, advisor, baat karni hai',
  'upgrade-seat': 'upgrade, floating',
  attempts: 'attempt, attempt after an upgrade, upgrade my attempts',
  plans: 'plan, price, prices, subscription',
  tiers: 'possible meaning, probable, accuracy, accurate, chance, prediction',
  'tie-break':
    'tie, tie break, tiebreak, tiebreaker, same mark, equal score, same rank, same number',
  'opening-closing': 'minimum rank, max mbbs rank, last rank, cutoff, cut offs',
  'category-certificate': 'obc certificate, caste ka certificate, income cert',
  pwd: 'handicap, handicapped, divyangjan, disabled',
  minority: 'minority, minorities, jain, christian, sikh, muslims',
  nri: 'nri, nris, foreigners',
  'armed-forces': 'airforce, air force, defence, soldier, widow, exserviceman, ex servicemen',
  'central-university': 'du seat, du college, central university, central universities',
  'free-exit':
    'resigned, resignation, withdrawal, surrendering, leave seat, quit the seat, give up my allotted seat, seat chodna, seat chhodna',
  deposit:
    'deposit, security fee, refundable, forfeiture, registration charge, counselling ki fees',
  deemed: 'deemed, paid seat',
  stray: 'leftover, left over, vacancy',
  'mop-up': 'mopup, mop up, third round',
  bond: 'bond, deemed bond, service period, service year',
  dates: 'date, alert, timetable, time table, notification, event',
  documents: 'document, docs, certificate, kagaz, kagazat, photo, marksheet',
  fees: 'fee, private college fee, expensive, expense, cost',
  'lock-choices': 'locked my choice, preference locked',
  'choice-filling': 'choice, preferences, web option, choicefilling',
  'which-college':
    'which dental college, best collage, admission milega, college mujhe milega, can i get admission, will i get a seat, 12000 air, 12000 rank, air 12000',
  'pg-split':
    'postgraduate quota, post graduate aiq, postgraduation split, pg quota, pg share, pg percentage, pg seat',
  eligibility:
    'eligible, cutoff percentile, qualified, qualifying cutoff, eligible for cutoff, percentile, passing mark',
  'aiq-state': 'state seat, state counselling, own state',
  reservation: 'reserved, arakshan, aarakshan, quota',
  'seat-matrix': 'seat, college, collage, collages',
  account: 'login, log in, signin, sign in',
  registration: 'apply, registered',
  result: 'result, allotment',
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
