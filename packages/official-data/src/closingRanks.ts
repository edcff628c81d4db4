import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Ph, Pool } from '@seatwise/api-client/contract/prediction';
import ranks2019 from '../data/ug/2019.json' with { type: 'json' };
import ranks2020 from '../data/ug/2020.json' with { type: 'json' };
import ranks2021 from '../data/ug/2021.json' with { type: 'json' };
import ranks2022 from '../data/ug/2022.json' with { type: 'json' };
import ranks2023 from '../data/ug/2023.json' with { type: 'json' };
import ranks2024 from '../data/ug/2024.json' with { type: 'json' };
import ranks2025 from '../data/ug/2025.json' with { type: 'json' };
import { codeOf } from './codes.ts';
import { institutes } from './institutes.ts';
import { pgInstitutes } from './pgInstitutes.ts';

/** The ranks that got seats of a course, quota and category at a college in a round. */
export interface ClosingRank {
  /** The code of the college. */
  readonly code: string;
  readonly course: string;
  readonly quota: string;
  readonly pool: Pool;
  readonly ph: Ph;
  /** Absent if the list only has closing ranks; then the number of allotted seats is absent too. */
  readonly opening?: number;
  readonly closing: number;
  readonly allotted?: number;
}

/** The results of one round of an exam. */
export interface ClosingRankList {
  readonly exam: 'UG' | 'PG';
  readonly year: number;
  readonly round: DataRound;
  /** The publisher of the list, and its address. */
  readonly source: string;
  readonly documentUrl: string;
  /** Whether the list has every seat, or only those newly given in the round. */
  readonly holds: 'all' | 'new';
  readonly count: number;
  /** Reads all ranks, or the first ones. */
  readonly read: (most?: number) => ClosingRank[];
}

/** Parses a line: institute, course, quota, category, disability, opening, closing, allotted. */
const readLine = (line: string): ClosingRank => {
  const [id, course, quota, pool, ph, opening, closing, allotted] = line.split(',');
  return {
    code: codeOf(id!),
    course: course!,
    quota: quota!,
    pool: pool as Pool,
    ph: ph as Ph,
    ...(opening && { opening: Number(opening) }),
    closing: Number(closing),
    ...(allotted && { allotted: Number(allotted) }),
  };
};

/** Until 2022, the list of Round 2 has all seats as held after that round. */
const holdsAll = (year: number, round: string): boolean =>
  round === 'Round 1' || (round === 'Round 2' && year < 2023);

type Years = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const listsOf = (
  exam: ClosingRankList['exam'],
  documentUrl: string,
  years: Years,
): ClosingRankList[] =>
  Object.entries(years).flatMap(([year, rounds]) =>
    Object.entries(rounds).map(([round, lines]) => ({
      exam,
      year: Number(year),
      round: round as DataRound,
      source: 'MCC',
      documentUrl,
      holds: holdsAll(Number(year), round) ? ('all' as const) : ('new' as const),
      count: lines.length,
      read: (most = lines.length) => lines.slice(0, most).map(readLine),
    })),
  );

/** The published results of MCC's undergraduate counselling, by year and round. */
export const closingRankLists: readonly ClosingRankList[] = listsOf(
  'UG',
  'https://mcc.nic.in/ug-medical-counselling/',
  {
    2019: ranks2019,
    2020: ranks2020,
    2021: ranks2021,
    2022: ranks2022,
    2023: ranks2023,
    2024: ranks2024,
    2025: ranks2025,
  },
);

/** Retains only the lines about the institutes of a state. */
const linesOf = (years: Years, state: StateName): Years => {
  const own = [...institutes, ...pgInstitutes].filter((institute) => institute.state === state);
  const ids = new Set(own.map(({ id }) => id));
  const isOwn = (line: string): boolean => ids.has(line.slice(0, line.indexOf(',')));
  const ofRounds = (rounds: Years[string]) =>
    Object.fromEntries(
      Object.entries(rounds).map(([round, lines]) => [round, lines.filter(isOwn)]),
    );
  return Object.fromEntries(
    Object.entries(years).map(([year, rounds]) => [year, ofRounds(rounds)]),
  );
};

/** Loads the results of the postgraduate counselling, of one state if given. */
export const loadPgClosingRanks = async (
  state?: StateName,
): Promise<readonly ClosingRankList[]> => {
  const { pgRanks } = await import('./pgRanks.ts');
  return listsOf(
    'PG',
    'https://mcc.nic.in/pg-medical-counselling/',
    state ? linesOf(pgRanks, state) : pgRanks,
  );
};
