import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { authorityIndex, loadAuthority } from '@seatwise/official-data';
import { memoize } from '../../memoize.ts';
import type { InForce } from '../../reference/referenceData.ts';
import { stateSeatsOf } from '../../reference/stateCells.ts';
import { yearsWithLists } from '../../reference/stateRounds.ts';
import { measureExam, yearOf, type Accuracy } from './accuracy.ts';

type OfAuthority = NonNullable<Accuracy['authorities']>[number];

/** The newest year of an exam's lists, predicted from those before it; nothing if these give no chance. */
const measureLists = async (
  reference: Pick<InForce, 'stateRounds'>,
  key: string,
  exam: Exam,
): Promise<OfAuthority['groups']> => {
  if (yearsWithLists(reference, key, exam).length < 2) return [];
  const { cells, hasChances } = await stateSeatsOf(reference, key, exam);
  if (!hasChances) return [];
  const newest = Math.max(...cells.flatMap(({ years }) => years.map(({ year }) => year)));
  const rounds = await measureExam(cells, [newest]);
  return Array.from(rounds, ([round, tallies]) => ({
    exam,
    round,
    years: Array.from(tallies, ([year, tally]) => yearOf(year, tally)),
  }));
};

const measureAuthority = async (
  reference: Pick<InForce, 'stateRounds'>,
  key: string,
): Promise<OfAuthority[]> => {
  const groups: OfAuthority['groups'] = [];
  for (const exam of exams) groups.push(...(await measureLists(reference, key, exam)));
  if (groups.length === 0) return [];
  const { state, shortName } = await loadAuthority(key);
  return [{ key, state, shortName, groups }];
};

/** Each authority with lists of several years, measured once. */
export const accuracyOfStates = memoize(
  async (stateRounds: InForce['stateRounds']): Promise<OfAuthority[]> =>
    (
      await Promise.all(
        Array.from(authorityIndex.keys(), (key) => measureAuthority({ stateRounds }, key)),
      )
    ).flat(),
);
