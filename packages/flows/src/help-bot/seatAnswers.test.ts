import { describe, expect, it } from 'vitest';
import {
  answerOnAuthority,
  answerOnTwoSeats,
  examAskedFor,
  nameAuthority,
  stateNamedIn,
} from './authority.ts';
import { answerOnChances } from './chances.ts';
import { answerOnClosings } from './closings.ts';
import { answersOf } from './messages.ts';
import { facts as hindi } from './messages.hi.ts';
import { categoryIn, courseIn, rankIn } from './seatQuestion.ts';

describe('BEY-BOT-11 a question on a rank', () => {
  it.each([
    ['mp state quota me obc 61k', 61_000],
    ['rank 500 par kya milega', 500],
    ['air 1,20,000 sc', 120_000],
    ['1 lakh 15 hazar rank pe mbbs', 115_000],
    ['can i get mbbs at 45000 in 2025', 45_000],
    ['2 lakh rank', 200_000],
    ['can i get government mbbs with my rank', undefined],
    ['mbbs under 15 lakh', undefined],
  ])('names in %j the rank %s', (question, rank) => {
    expect(rankIn(question)).toBe(rank);
  });

  it('names a category and a course', () => {
    expect(categoryIn('sc candidate 72k')).toBe('SC');
    expect(categoryIn('मेरी रैंक पर ओबीसी में क्या मिलेगा')).toBe('OBC');
    expect(courseIn('will i get bds', 'UG')).toBe('BDS');
    expect(courseIn('kya milega', 'UG')).toBe('MBBS');
    expect(courseIn('kya milega', 'PG')).toBeUndefined();
  });

  const asked = {
    rank: 61_250,
    isOwn: true,
    category: 'OBC',
    link: '/rank-predictor?subject=MBBS',
  };
  const state = { kind: 'state', state: 'Madhya Pradesh', share: 85 } as const;
  const course = { kind: 'course', course: 'MBBS', ofGovernment: true } as const;
  const none = { 'Very Likely': 0, Likely: 0, Possible: 0 };

  it('is answered by the chances, the state and a link', () => {
    const colleges = { ...none, Likely: 1, Possible: 3 };
    expect(answerOnChances(asked, [{ ...course, colleges }, state], 'DME: https://dme.test.')).toBe(
      'With your rank 61,250 (OBC), government MBBS through MCC: a chance of 60% or more at 1 college, a chance of 30% or more at 3 colleges. Madhya Pradesh fills 85% of its government seats itself. They are not counted here, and your chance can be better there. DME: https://dme.test. All colleges: /rank-predictor?subject=MBBS. It is an estimate from past years.',
    );
  });

  it('says where the last seat closed, and in Hindi too', () => {
    const nearest = { rank: 20_281, year: 2024 };
    const lines = [{ ...course, colleges: none, nearest }, state];
    expect(answerOnChances(asked, lines, null)).toContain(
      'none. The last seat of 2024 closed at rank 20,281.',
    );
    expect(answerOnChances(asked, lines, null, hindi)).toMatch(
      /^आपकी रैंक 61,250 \(OBC\) पर MCC से सरकारी MBBS: कोई नहीं। 2024 में आखिरी सीट रैंक 20,281 पर बंद हुई।/,
    );
    expect(answerOnChances(asked, [state], null)).toBeNull();
  });
});

describe('BEY-BOT-07 a question on seats from MCC and a state at once', () => {
  it('is answered by MCC’s rules, and that the rule of the state is not known', () => {
    const shortName = { en: 'KEA', hi: 'KEA' };
    expect(answerOnTwoSeats('UG', { shortName })).toMatch(
      /^We do not know KEA’s rule: ask before you join\. .*the states take you off their lists\./,
    );
    expect(answerOnTwoSeats('UG', { shortName }, hindi)).toMatch(/^हमें KEA का नियम नहीं पता: /);
    expect(answerOnTwoSeats('UG', {})).toBeNull();
    expect(answersOf('PG')['two-seats']).toMatch(/^We do not know your state’s rule: /);
  });
});

describe('BEY-BOT-13 a question on a state', () => {
  it.each([
    ['KEA PG counselling dates', 'Karnataka'],
    ['Karnataka counselling', 'Karnataka'],
    ['dgme registration', 'Uttar Pradesh'],
    ['up ki counselling kab hai', 'Uttar Pradesh'],
    ['mop up round kab hai', undefined],
    ['राजस्थान काउंसलिंग', 'Rajasthan'],
    ['state counselling kab hai', undefined],
  ])('names in %j the state %s', (question, state) => {
    expect(stateNamedIn(question)).toBe(state);
  });

  it('is answered by the authority, its site and that MCC’s rules are not for it', () => {
    const name = { en: 'Karnataka Examinations Authority', hi: 'कर्नाटक परीक्षा प्राधिकरण' };
    const shortName = { en: 'KEA', hi: 'KEA' };
    const portal = 'https://kea.test/';
    const named = nameAuthority('Karnataka', { name, shortName, portal });
    expect(named).toBe(
      'The counselling of Karnataka: Karnataka Examinations Authority (KEA), https://kea.test/. We have no lists of its seats.',
    );
    expect(answerOnAuthority(named)).toMatch(/MCC’s are not for it/);
    expect(nameAuthority('Karnataka', { name, isSure: false })).toMatch(
      / for PG it can be another\.$/,
    );
    expect(nameAuthority('Karnataka', { name, lists: [2020, 2025] })).toMatch(
      / We have closing ranks of its seats, the newest of 2025: .*\/rank-predictor shows them\.$/,
    );
    expect(nameAuthority('Karnataka', { name, lists: [2025] }, hindi)).toContain('सबसे नई 2025 की');
    expect(nameAuthority('Karnataka', { name })).toContain('We have not checked its website yet.');
    expect(nameAuthority('Karnataka', { name }, hindi)).toMatch(/^कर्नाटक की काउंसलिंग: कर्नाटक/);
    expect(nameAuthority('Sikkim', {})).toBeNull();
    expect(answerOnAuthority(null)).toBeNull();
    expect(nameAuthority('Karnataka', { name, lists: [2024], otherExam: 'PG' })).toMatch(
      /shows them to students of NEET PG\.$/,
    );
  });

  it.each([
    ['KEA PG counselling dates', 'PG'],
    ['karnataka mds counselling kab hai', 'MDS'],
    ['KEA MBBS counselling', 'UG'],
    ['KEA counselling dates', undefined],
  ])('BEY-STA-34 reads the exam in %j', (question, exam) => {
    expect(examAskedFor(question)).toBe(exam);
  });
});

it('BEY-BOT-14 says where a college closed for the category, the newest years first', () => {
  const year = (of: number, maxAir: number) => ({
    year: of,
    round: 'Round 1',
    maxAir,
  });
  const seat = { program: 'MBBS', quotaName: 'All India', allottedPh: 'NO' };
  const college = {
    name: 'Gandhi Medical College, Bhopal',
    ranks: [
      { ...seat, allottedCategory: 'OP', years: [year(2024, 9000)] },
      {
        ...seat,
        allottedCategory: 'OBC',
        years: [year(2022, 8000), year(2023, 5000), year(2023, 9900), year(2024, 10_400)],
      },
    ],
  };
  expect(answerOnClosings(college, 'MBBS', 'OBC')).toBe(
    'Gandhi Medical College, Bhopal, MBBS, All India, OBC: closed at rank 10,400 in 2024 (Round 1), closed at rank 9,900 in 2023 (Round 1). Closing ranks change in every round and year. Your own chance: /rank-predictor',
  );
  expect(answerOnClosings(college, 'BDS', 'OBC')).toBeNull();
});
