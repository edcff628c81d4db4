import { describe, expect, it } from 'vitest';
import { trialAnswer, waitingQuestionFrom } from './index.ts';
import { readTrialFile, writeTrialFile, type TrialSeat } from './trialFile.ts';

const odds = (closing: number) => ({
  expected: Number(Math.log(closing).toFixed(4)),
  spread: 0.2,
});

let codes = 0;
const seat = (closing: number, changes: Partial<TrialSeat> = {}): TrialSeat => {
  codes += 1;
  const outlook = odds(closing);
  return {
    cell: {
      instituteCode: `20000${codes}`,
      institute: `College ${codes}`,
      state: 'Goa',
      kind: 'government',
      subject: 'MBBS',
      quota: 'All India',
      allottedCategory: 'OP',
      ph: 'NO',
    },
    womenOnly: false,
    feePerYear: null,
    rounds: [
      { round: 'Round 1', outlook: odds(closing - 1000) },
      { round: 'Round 3', outlook },
    ],
    outlook,
    newest: { year: 2025, round: 'Round 3', rank: closing },
    ...changes,
  };
};

const question = { rank: 20_000, category: 'OBC', subject: 'MBBS' } as const;

describe('the file', () => {
  it('MUST hold every seat as it was', () => {
    const seats = [
      seat(20_000, { womenOnly: true }),
      seat(21_000, { feePerYear: 1_780_000 }),
      seat(9000, { rounds: [] }),
    ];
    const own = seats.slice(0, 2);
    expect(readTrialFile(writeTrialFile(own.toReversed()))).toEqual(own);
  });
});

describe('the answer', () => {
  const seats = [
    ...[60_000, 50_000, 40_000, 30_000, 25_000, 22_000].map((closing) => seat(closing)),
    seat(55_000, { womenOnly: true }),
    seat(9000),
    seat(12_000),
  ];
  const answer = trialAnswer(seats, question);

  it('BEY-TRI-03 MUST begin with the verdict, with the seats that the states fill, and without a budget', () => {
    expect(answer.verdict).toEqual([
      {
        kind: 'course',
        course: 'MBBS',
        ofGovernment: true,
        colleges: { 'Very Likely': 5, Likely: 1, Possible: 0 },
      },
      { kind: 'state', state: undefined, share: 85, seats: null },
    ]);
  });

  it('BEY-TRI-03 MUST name the five best and the nearest miss, and count those of colleges for women apart', () => {
    expect(answer.best.map(({ history }) => history![0]!.maxAir)).toEqual([
      25_000, 30_000, 40_000, 50_000, 60_000,
    ]);
    expect(answer).toMatchObject({ hopeful: 6, forWomen: 1 });
    expect(answer.nearestMiss?.history).toEqual([{ year: 2025, round: 'Round 3', maxAir: 12_000 }]);
  });

  it('BEY-TRI-03 MUST name after the others a seat whose newest list did not reach the rank', () => {
    const late = seat(60_000, { newest: { year: 2024, round: 'Round 1', rank: 19_000 } });
    const { best } = trialAnswer([late, ...seats.slice(0, 3)], question);
    expect(best.map(({ history }) => history![0]!.maxAir)).toEqual([
      40_000, 50_000, 60_000, 19_000,
    ]);
  });

  it('BEY-TRI-03 MUST say what else there is where nothing is likely', () => {
    const far = trialAnswer([seat(9000), ...[1].map(() => seat(12_000))], question);
    expect(far.best).toEqual([]);
    expect(far.verdict).toMatchObject([
      { kind: 'course', shortBy: 8000, nearest: { rank: 12_000 } },
      { kind: 'state' },
      { kind: 'otherwise' },
    ]);
  });
});

describe('a question that waits for an account', () => {
  const day = 24 * 60 * 60 * 1000;

  it('BEY-TRI-05 MUST wait for a day', () => {
    const waiting = { ...question, at: 1000 };
    expect(waitingQuestionFrom(waiting, 1000 + day)).toEqual(waiting);
    expect(waitingQuestionFrom(waiting, 1001 + day)).toBeUndefined();
  });

  it.each([
    null,
    'text',
    {},
    { ...question, at: 'now' },
    { ...question, at: 0, rank: 1.5 },
    { ...question, at: 0, category: 'XX' },
    { ...question, at: 0, subject: 'Astrology' },
  ])('reads as nothing out of %j', (anything) => {
    expect(waitingQuestionFrom(anything, 0)).toBeUndefined();
  });
});
