import { expect, it } from 'vitest';
import { answerOnMarksIn } from './marksQuestion.ts';
import { textsFor } from './speech.ts';

const years = [
  { year: 2025, ranks: [{ marks: 500, middle: 51_952, best: 51_522, worst: 52_694 }] },
  { year: 2021, ranks: [{ marks: 500, middle: 84_487 }] },
];

it.each([
  '500 marks rank',
  'what rank for a score of 500 in neet',
  '500 out of 720, which rank?',
  'air of 500/720',
])('BEY-BOT-09 says to %j which ranks these marks were, and not to go by them', (question) => {
  expect(answerOnMarksIn(question, years)).toBe(
    '500 marks were rank 51,500 to 52,700 in 2025 and about 84,500 in 2021. Use your rank once you have it: the same marks gave other ranks in other years.',
  );
});

it.each(['mere 500 marks hai govt college milega kya', 'is 500 enough for a government mbbs seat'])(
  'BEY-BOT-12 says to %j which ranks these marks were, with the warning',
  (question) => {
    expect(answerOnMarksIn(question, years)).toMatch(
      /^500 marks were rank 51,500 to 52,700 in 2025 .*\. Use your rank once you have it/,
    );
  },
);

it('BEY-BOT-09 says it in the letters of the question', async () => {
  const ask = async (question: string): Promise<string> => {
    const { facts, write } = await textsFor(question);
    return write(answerOnMarksIn(question, years, facts)!);
  };
  expect(await ask('500 मार्क्स पर कितनी रैंक आएगी?')).toBe(
    '500 मार्क्स पर रैंक थी: 2025 में 51,500 से 52,700 और 2021 में लगभग 84,500। रैंक आ जाए, तो उसी से देखें: उतने ही मार्क्स पर दूसरे सालों में दूसरी रैंक आई थी।',
  );
  expect(await ask('mere 500 marks hai kitni rank aayegi')).toMatch(
    /^500 marks par rank thi: 2025 mein 51,500 se 52,700 aur 2021 mein lagabhag 84,500\. [\w ,:]+\.$/,
  );
});

it.each([
  ['rank for 300 marks', 'We do not know which rank 300 marks were in past years.'],
  ['rank for 719 marks', expect.stringContaining('No answers add up to 719 marks')],
  ['rank for 800 marks', 'Marks are a whole number from 0 to 720.'],
  ['what is my rank', null],
])('BEY-BOT-09 says to %j: %j', (question, answer) => {
  expect(answerOnMarksIn(question, years)).toEqual(answer);
});
