import { describe, expect, it } from 'vitest';
import {
  answerOnDate,
  answerOnFees,
  answerOnRank,
  asksForChoices,
  asksForLock,
  collegesNamed,
  factTopicOf,
} from './facts.ts';
import { topicOf } from './reply.ts';

const colleges = [
  { code: '1', name: 'Kasturba Medical College, Manipal' },
  { code: '2', name: 'Kasturba Medical College, Mangaluru' },
  { code: '3', name: 'Maulana Azad Medical College, New Delhi' },
  { code: '4', name: 'Government Medical College, Kota' },
];

describe('what the bot knows from the app', () => {
  it('BEY-BOT-01 answers «I am not able to pay» with what to do', () => {
    for (const question of [
      'I am not able to pay',
      'i cant pay',
      'unable to pay',
      'pay nahi kar pa raha hu',
    ])
      expect(topicOf(question), question).toBe('cannot-pay');
    expect(topicOf('what if I cannot pay the college fees')).not.toBe('cannot-pay');
  });

  it.each([
    ['fees of KMC Manipal', ['1']],
    ['what is the fee of kmc', ['1', '2']],
    ['Maulana Azad fees', ['3']],
    ['gmc kota fee kitni hai', ['4']],
    ['fees of a government medical college', []],
    ['what are the fees', []],
  ])('BEY-BOT-02 finds in %j the colleges %j', (question, codes) => {
    expect(collegesNamed(question, colleges).map(({ code }) => code)).toEqual(codes);
  });

  it('BEY-BOT-02 says the fee of a course', () => {
    const seat = (
      program: string,
      value: number | null,
      quotaName = 'Deemed/Paid Seats Quota',
    ) => ({
      program,
      quotaName,
      fee: value === null ? null : { value },
    });
    const college = {
      name: 'Kasturba Medical College, Manipal',
      seats: [
        seat('MBBS', 1_800_000),
        seat('MBBS', 2_240_000),
        seat('MBBS', 4_930_000, 'Non-Resident Indian'),
        seat('BDS', 700_000),
        seat('B.Sc Nursing', null),
        seat('MD General Medicine', 3_000_000),
      ],
    };
    expect(answerOnFees([college], 'UG')).toBe(
      'Kasturba Medical College, Manipal: MBBS ₹18,00,000 to ₹22,40,000 a year, MBBS (NRI) ₹49,30,000 a year, BDS ₹7,00,000 a year. Hostel and other charges come on top. Check the college’s own website.',
    );
    expect(answerOnFees([college], 'PG')).toContain(': MD General Medicine ₹30,00,000 a year');
    expect(answerOnFees([college], 'MDS')).toBeNull();
  });

  it('BEY-BOT-03 says a date, that it is MCC’s, and that it is an example', () => {
    const date = { title: 'Round 1: result', at: '2026-11-29T11:30:00Z', source: 'imported' };
    expect(answerOnDate(date)).toBe(
      'MCC, Round 1: result: 29 November 2026, 5:00 pm (IST). States have their own dates. All dates are on your dashboard (/home).',
    );
    expect(answerOnDate({ ...date, source: null })).toContain('This date is an example');
    expect(answerOnDate(undefined)).toBeNull();
  });

  it.each([
    ['when is the last date of choice filling', true, false],
    ['what is the last date to fill and lock choices', true, false],
    ['choices kab tak lock karni hai', true, true],
    ['when does choice locking end', true, true],
    ['when does round 2 start', false, false],
  ])(
    'BEY-BOT-03 reads in %j a question on choices: %s, on their lock alone: %s',
    (question, asks, locks) => {
      expect(asksForChoices(question)).toBe(asks);
      expect(asksForLock(question)).toBe(locks);
    },
  );

  it('BEY-BOT-04 says the rank of the account', () => {
    expect(answerOnRank(45_210)).toBe(
      'The All India Rank in your profile is 45,210. See your colleges and your chance at each on /rank-predictor. Is the rank wrong? Write to us; /privacy names the address.',
    );
    expect(answerOnRank(null)).toBeNull();
  });

  it.each([
    ['what is my rank', true],
    ['mera rank 45210 hai kaunsa college milega', true],
    ['500 marks rank', true],
    ['date of choice filling', true],
    ['fees of kmc', true],
    ['How many rounds?', false],
    ['bond kya hota hai', false],
    ['asdfgh', false],
  ])('BEY-BOT-02 BEY-BOT-03 BEY-BOT-04 asks the app for %j: %s', (question, asks) => {
    expect(factTopicOf(question) !== undefined).toBe(asks);
  });
});
