import type { SampleCollege } from '../college.ts';
import { usualOffers } from '../offers.ts';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { quotas, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import { centrallyFilled } from '../quotas.ts';
import type { SampleCell } from './sampleCell.ts';
import { marketOf } from './markets.ts';
import { marketCells } from './marketCells.ts';

interface Group {
  readonly programme: string;
  readonly quota: Quota;
  readonly colleges: SampleCollege[];
}

/** Colleges by what they compete with each other for. */
const groupsOf = (colleges: readonly SampleCollege[]): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const college of colleges)
    for (const { programme, quota } of usualOffers(college)) {
      if (!centrallyFilled(college, programme, quota)) continue;
      const key = `${programme} ${quota}`;
      const group = groups.get(key);
      if (group) group.colleges.push(college);
      else groups.set(key, { programme, quota, colleges: [college] });
    }
  return [...groups.values()];
};

/** AFMC registers its candidates centrally, and then selects them by a test and an interview. */
const isAllotted = ({ kind, exam }: SampleCell): boolean =>
  kind !== 'armed forces' || exam !== 'UG';

const admitsIn = (cells: readonly SampleCell[], year: number): number =>
  cells.reduce((sum, { years }) => sum + (years.find((row) => row.year === year)?.admits ?? 0), 0);

/** AMU reserves none of its seats for SC, ST, OBC or EWS; half of its postgraduate ones are all-India. */
const isOpenAtAmu = ({ institute, exam, quota }: SampleCell): boolean =>
  /Aligarh Muslim University/.test(institute) && (exam === 'UG' || quota === quotas.amu);

/** A cell that has the seats of all pools. */
const joined = (cell: SampleCell, pools: readonly SampleCell[]): SampleCell => ({
  ...cell,
  years: cell.years.map(({ year, minAir, maxAir, sample }) => {
    const admits = Math.min(maxAir - minAir + 1, admitsIn(pools, year));
    return { year, minAir, maxAir, admits, sample };
  }),
});

/** With all seats of AMU as open ones. */
const withoutReservation = (cells: readonly SampleCell[]): readonly SampleCell[] => {
  const programmes = Map.groupBy(
    cells.filter(isOpenAtAmu),
    ({ instituteCode, subject, quota, ph }) => [instituteCode, subject, quota, ph].join('\n'),
  );
  const open = [...programmes.values()].flatMap((pools) =>
    pools
      .filter(({ allottedCategory }) => allottedCategory === 'OP')
      .map((cell) => joined(cell, pools)),
  );
  return [...cells.filter((cell) => !isOpenAtAmu(cell)), ...open];
};

/** The cut-offs of every seat that the central counselling fills. */
export const createCells = (colleges: readonly SampleCollege[]): readonly SampleCell[] =>
  withoutReservation(
    groupsOf(colleges).flatMap(({ programme, quota, colleges: competing }) => {
      const market = marketOf(programme, quota);
      if (!market) throw new Error(`No cut-offs are known for ${programme}, ${quota}`);
      const exam = examOfProgramme(programme);
      return marketCells({ exam, subject: programme, quota, market, colleges: competing });
    }),
  ).filter(isAllotted);
