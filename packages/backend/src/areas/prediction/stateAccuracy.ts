import { authorityIndex } from '@seatwise/official-data';
import { memoize } from '../../memoize.ts';
import type { InForce } from '../../reference/referenceData.ts';
import { stateSeatsOf } from '../../reference/stateCells.ts';
import { yearsWithLists } from '../../reference/stateRounds.ts';
import { measureExam, yearOf, type Accuracy } from './accuracy.ts';

type OfAuthority = NonNullable<Accuracy['authorities']>[number];

const measureAuthority = async (
  reference: Pick<InForce, 'stateRounds'>,
  key: string,
): Promise<OfAuthority[]> => {
  const { authority, cells, hasChances } = await stateSeatsOf(reference, key);
  if (!hasChances) return [];
  const newest = Math.max(...cells.flatMap(({ years }) => years.map(({ year }) => year)));
  const rounds = await measureExam(cells, [newest]);
  const { state, shortName } = authority;
  return [
    {
      key,
      state,
      shortName,
      groups: Array.from(rounds, ([round, tallies]) => ({
        exam: 'UG' as const,
        round,
        years: Array.from(tallies, ([year, tally]) => yearOf(year, tally)),
      })),
    },
  ];
};

/** Predicts each authority's newest year from its earlier lists, if it has any; cached. */
export const accuracyOfStates = memoize(
  async (stateRounds: InForce['stateRounds']): Promise<OfAuthority[]> =>
    (
      await Promise.all(
        [...authorityIndex.keys()]
          .filter((key) => yearsWithLists({ stateRounds }, key).length > 1)
          .map((key) => measureAuthority({ stateRounds }, key)),
      )
    ).flat(),
);
