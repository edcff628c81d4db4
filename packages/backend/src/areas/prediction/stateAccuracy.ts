import { authorityIndex } from '@seatwise/official-data';
import { stateSeatsOf } from '../../reference/stateCells.ts';
import { measureExam, yearOf, type Accuracy } from './accuracy.ts';

type OfAuthority = NonNullable<Accuracy['authorities']>[number];

const measureAuthority = async (key: string): Promise<OfAuthority[]> => {
  const { authority, cells, hasChances } = await stateSeatsOf(key);
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

let measured: Promise<OfAuthority[]> | undefined;

/** The newest year of each authority with lists of several years, predicted from those before it; measured once. */
export const accuracyOfStates = (): Promise<OfAuthority[]> =>
  (measured ??= Promise.all(
    [...authorityIndex].flatMap(([key, { lists }]) =>
      lists.length > 1 ? [measureAuthority(key)] : [],
    ),
  ).then((of) => of.flat()));
