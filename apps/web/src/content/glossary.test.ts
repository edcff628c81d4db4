import { closingRankLists } from '@seatwise/official-data';
import { expect, it } from 'vitest';
import { exampleRanks } from './glossary.ts';
import { exampleRanks as inHindi } from './glossary.hi.ts';

it('BEY-TXT-03 takes the ranks of its example from the official list', () => {
  const list = closingRankLists.find(
    ({ exam, year, round }) => exam === 'UG' && year === 2024 && round === 'Round 1',
  )!;
  const ranks = list
    .read()
    .map(({ opening, closing, allotted }) => ({ opening, closing, allotted }));
  expect(ranks).toContainEqual(exampleRanks);
  expect(inHindi).toEqual(exampleRanks);
});
