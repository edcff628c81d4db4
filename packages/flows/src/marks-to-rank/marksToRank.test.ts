import { describe, expect, it } from 'vitest';
import { answerOnMarks } from './answer.ts';
import { canBeScored } from './marks.ts';
import { marksTexts as hindi } from './messages.hi.ts';
import { marksTexts } from './messages.ts';
import { rankRangesOf, type MarksOfYear } from './rankRanges.ts';

const years: readonly MarksOfYear[] = [
  {
    year: 2025,
    ranks: [
      { marks: 612, middle: 726 },
      { marks: 500, middle: 51_952, best: 51_522, worst: 52_694 },
      { marks: 497, middle: 54_952, best: 54_600, worst: 55_300 },
    ],
  },
  {
    year: 2021,
    ranks: [
      { marks: 612, middle: 14_043 },
      { marks: 503, middle: 82_000 },
      { marks: 500, middle: 84_487 },
      { marks: 494, middle: 90_487 },
    ],
  },
];

describe('BEY-MRK-02 the ranks of marks', () => {
  it.each([
    [
      500,
      'many listed, and few',
      [
        [2025, 51_500, 52_700],
        [2021, 84_500, 84_500],
      ],
    ],
    [
      612,
      'few candidates',
      [
        [2025, 726, 726],
        [2021, 14_000, 14_000],
      ],
    ],
    [499, 'between neighbours of 1 and 2 marks', [[2025, 53_000, 53_000]]],
    [498, 'between neighbours of 2 and 1 marks', [[2025, 54_000, 54_000]]],
    [501, 'neighbours in one year alone', [[2021, 83_700, 83_700]]],
    [503, 'listed in one year alone', [[2021, 82_000, 82_000]]],
    [505, 'a neighbour on one side alone', []],
    [490, 'below all that are listed', []],
    [720, 'above all that are listed', []],
    [0, 'no marks at all', []],
  ])('%i, %s: %j', (marks, _, expected) => {
    const found = rankRangesOf(marks, years).map(({ year, from, to }) => [year, from, to]);
    expect(found).toEqual(expected);
  });
});

it.each([720, 716, 715, 712, 711, 710, 708, 707, 500, 1, 0])('%i can be scored', (marks) => {
  expect(canBeScored(marks)).toBe(true);
});
it.each([719, 718, 717, 714, 713, 709])('%i cannot', (marks) => {
  expect(canBeScored(marks)).toBe(false);
});

describe('BEY-MRK-02 what is said', () => {
  it.each([
    ['500', 'ranks', '500 marks were rank 51,500 to 52,700 in 2025 and about 84,500 in 2021.'],
    [' 612 ', 'ranks', '612 marks were rank about 726 in 2025 and about 14,000 in 2021.'],
    ['720', 'unknown', 'We do not know which rank 720 marks were in past years.'],
    ['0', 'unknown', 'We do not know which rank 0 marks were in past years.'],
    [
      '719',
      'wrong',
      'No answers add up to 719 marks: a right one is 4, a wrong one takes 1 away. Check your marks.',
    ],
    ['721', 'wrong', 'Marks are a whole number from 0 to 720.'],
    ['45,210', 'wrong', 'Marks are a whole number from 0 to 720.'],
    ['-4', 'wrong', 'Marks are a whole number from 0 to 720.'],
  ])('to %j, as %s: %s', (typed, kind, text) => {
    const warning = kind === 'ranks' ? { warning: marksTexts.warning } : {};
    expect(answerOnMarks(typed, years)).toEqual({ kind, text, ...warning });
  });

  it('to nothing: nothing', () => {
    expect(answerOnMarks(' ', years)).toBeNull();
  });

  it('in Hindi, too', () => {
    expect(answerOnMarks('500', years, hindi)?.text).toBe(
      '500 मार्क्स पर रैंक थी: 2025 में 51,500 से 52,700 और 2021 में लगभग 84,500।',
    );
  });
});
