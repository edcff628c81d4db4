import { strayRounds, type DataRound } from '@seatwise/api-client/contract/constants/data';
import { seatPh, type CollegeKind } from '@seatwise/api-client/contract/prediction';
import { stateNames, type StateName } from '@seatwise/api-client/contract/constants/applicant';
import { authorityKeyOf, loadAuthority, poolOf, type Authority } from './authorities.ts';
import { closingRankLists } from './closingRanks.ts';
import { institutes } from './institutes.ts';
import { programmes } from './programmes.ts';
import { stateInstitutes } from './stateInstitutes.ts';
import { loadStateLists } from './stateLists.ts';

/** A text in both languages. */
type Text = Authority['shortName'];

export interface ListedCollege {
  readonly name: string;
  readonly shortName?: string;
  readonly city: string | null;
  readonly state: StateName;
  readonly kind: CollegeKind | null;
  /** The code of the college's page; absent for colleges without one. */
  readonly code?: string;
}

/** The seats of a course, quota and category, with their closing ranks. */
export interface ClosedSeats {
  readonly course: string;
  readonly publisher: Text;
  /** The address of the publisher's lists. */
  readonly portal: string;
  readonly quota: Text;
  readonly category: Text;
  /** The newest year first, each with the main round whose ranks it has. */
  readonly years: readonly { readonly year: number; readonly round: Text }[];
  /** The index of a college, then its last rank in each of the years; 0 if it has none. */
  readonly ranks: readonly (readonly number[])[];
}

/** The colleges of a state or a course, with their published closing ranks. */
export interface CollegeList {
  /** The name of the state or course. */
  readonly name: string;
  readonly of: 'state' | 'course';
  readonly colleges: readonly ListedCollege[];
  /** The quotas with most colleges first, and within each quota the open seats first. */
  readonly seats: readonly ClosedSeats[];
}

interface ListedRank {
  readonly code: string;
  readonly course: string;
  readonly authority: Authority;
  readonly quota: Text;
  readonly category: Text;
  readonly year: number;
  readonly round: Text;
  /** The position of the round in the season. */
  readonly order: number;
  readonly closing: number;
}

const colleges: ReadonlyMap<string, ListedCollege> = new Map([
  ...institutes.map(
    ({ code, name, shortName, city, state, kind }) =>
      [code, { name, shortName, city, state, kind, code }] as const,
  ),
  ...stateInstitutes.map(
    ({ id, name, city, state, kind }) =>
      [id, { name, city, state, kind, ...(city !== null && { code: id }) }] as const,
  ),
]);

/** The lists of MCC's counselling; seats for PwD only appear on the page of a college. */
const centralRanks = async (): Promise<readonly ListedRank[]> => {
  const authority = await loadAuthority('mcc');
  const categories = new Map(authority.categories.map(({ key, label }) => [key, label]));
  const labelOf = (round: DataRound): Text =>
    authority.rounds.find(({ name }) => name === round)?.label ?? { en: round, hi: round };
  return closingRankLists
    .filter(({ round }) => !strayRounds.has(round))
    .flatMap(({ year, round, read }, order) =>
      read()
        .filter(({ ph }) => ph === seatPh[0])
        .map(({ code, course, quota, pool, closing }) => ({
          code,
          course,
          authority,
          quota: { en: quota, hi: quota },
          category: categories.get(pool)!,
          year,
          round: labelOf(round),
          order,
          closing,
        })),
    );
};

/** A state's lists with All India ranks; seats that require more than a category are left out. */
const stateRanks = async (state: StateName): Promise<readonly ListedRank[]> => {
  const key = authorityKeyOf(state);
  if (!key) return [];
  const [authority, lists] = await Promise.all([loadAuthority(key), loadStateLists(key)]);
  const categories = new Map(authority.categories.map(({ key: of, label }) => [of, label]));
  const open = authority.categories.find(({ isOpen }) => isOpen)!;
  return lists.flatMap(({ year, rounds }) =>
    rounds.flatMap(({ name, ranks }) => {
      const { main: order, label: round } = authority.rounds.find((of) => of.name === name) ?? {};
      if (!order || !round) return [];
      return ranks.flatMap(({ code, course, kind, category: written, closing }) => {
        const pool = kind.ownCategories
          ? { category: open.key, claims: [] }
          : poolOf(authority, written);
        if (!pool || pool.claims.length > 0 || closing === undefined) return [];
        const category = categories.get(pool.category)!;
        return [
          { code, course, authority, quota: kind.label, category, year, round, order, closing },
        ];
      });
    }),
  );
};

/** The closing ranks of seats: the last rank of each year's main rounds. */
const seatsOf = (ranks: readonly ListedRank[], codes: readonly string[]): ClosedSeats => {
  const { course, authority, quota, category } = ranks[0]!;
  const years = Array.from(
    Map.groupBy(ranks, ({ year }) => year),
    ([year, of]) => ({ year, round: of.toSorted((a, b) => b.order - a.order)[0]!.round }),
  ).toSorted((a, b) => b.year - a.year);
  const closingIn = (of: readonly ListedRank[], year: number): number =>
    Math.max(0, ...of.filter((rank) => rank.year === year).map(({ closing }) => closing));
  return {
    course,
    publisher: authority.shortName,
    portal: authority.portal,
    quota,
    category,
    years,
    ranks: Array.from(
      Map.groupBy(ranks, ({ code }) => code),
      ([code, of]) => [codes.indexOf(code), ...years.map(({ year }) => closingIn(of, year))],
    ),
  };
};

/** The seats of a quota by category, in the authority's order, which starts with the open ones. */
const byCategory = (ranks: readonly ListedRank[], codes: readonly string[]): ClosedSeats[] =>
  ranks[0]!.authority.categories.flatMap(({ label }) => {
    const own = ranks.filter(({ category }) => category === label);
    return own.length > 0 ? [seatsOf(own, codes)] : [];
  });

const courseOrder = ([seats]: readonly ClosedSeats[]): number =>
  programmes.UG.indexOf(seats!.course);

const mostColleges = (seats: readonly ClosedSeats[]): number =>
  Math.max(...seats.map(({ ranks }) => ranks.length));

const listOf = (
  of: CollegeList['of'],
  name: string,
  codes: readonly string[],
  ranks: readonly ListedRank[],
): CollegeList => {
  const quotas = Map.groupBy(ranks, ({ course, authority, quota }) =>
    [course, authority.key, quota.en].join('|'),
  );
  const seats = Array.from(quotas.values(), (own) => byCategory(own, codes)).toSorted(
    (a, b) => courseOrder(a) - courseOrder(b) || mostColleges(b) - mostColleges(a),
  );
  return { name, of, colleges: codes.map((code) => colleges.get(code)!), seats: seats.flat() };
};

/** The colleges of each state, with its authority's and MCC's lists, and those of each course. */
export const loadCollegeLists = async (): Promise<readonly CollegeList[]> => {
  const central = await centralRanks();
  const codesBy = Map.groupBy(colleges.keys(), (code) => colleges.get(code)!.state);
  const ofStates = stateNames.map(async (state) => {
    const codes = codesBy.get(state) ?? [];
    const own = new Set(codes);
    const ranks = [...(await stateRanks(state)), ...central].filter(({ code }) => own.has(code));
    return listOf('state', state, codes, ranks);
  });
  const ofCourses = programmes.UG.map((course) => {
    const ranks = central.filter((rank) => rank.course === course);
    return listOf('course', course, [...new Set(ranks.map(({ code }) => code))], ranks);
  });
  return [...(await Promise.all(ofStates)), ...ofCourses].filter(({ seats }) => seats.length > 0);
};
