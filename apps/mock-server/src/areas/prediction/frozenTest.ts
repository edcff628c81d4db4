import type { AnswerOf } from '@seatwise/api-client';
import type { accuracy as contract } from '@seatwise/api-client/contract/accuracy';
import { frozenTest } from '@seatwise/official-data';
import { officialCells } from '../official-data/officialCells.ts';
import { measureExam, yearOf } from './accuracy.ts';

type Group = AnswerOf<typeof contract.readAccuracy>['groups'][number];

/**
 * What the product said of a year's seats before it had any list of that year, against what came:
 * with the lists and the constants of the formula as they were then.
 */
export const repeatFrozenTest = async (): Promise<readonly Group[]> => {
  const { exam, year, missing, constants } = frozenTest;
  const cells = await officialCells(
    (details) => details.exam === exam && !missing.includes(`${details.year} ${details.round}`),
  );
  return Array.from(await measureExam(cells, [year], constants), ([round = null, tallies]) => ({
    exam,
    sample: false,
    round,
    years: Array.from(tallies, ([of, tally]) => yearOf(of, tally)),
  }));
};
