import type { RowOf } from '@seatwise/api-client';
import type { CollegeKind, Ph, Pool } from '@seatwise/api-client/contract/prediction';
import type { colleges } from '@seatwise/api-client/contract/colleges';
import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import type { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import type { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { institutes, pgInstitutes } from '@seatwise/official-data';
import { memoize } from '../memoize.ts';
import type { PublishedFacts } from './publishedFacts.ts';
import type { RoundMoves } from './roundMoves.ts';
import type { StateRound } from './stateRounds.ts';

export interface College {
  /** Six digits, as on allotment letters; another word where no list has a code of it. */
  readonly code: string;
  readonly name: string;
  readonly state: StateName;
  /** Null where no list says it. */
  readonly kind: CollegeKind | null;
  /** Set for a college that an imported list added: the list's date. */
  readonly added?: { readonly asOf: string | null };
}

/** The ranks of a published round, and who published them. */
export interface RoundRanks {
  readonly round: DataRound;
  readonly publisher: string;
  readonly minAir: number;
  readonly maxAir: number;
  readonly admits: number;
  /** Set where the list does not say how many; readers see no number then. */
  readonly admitsUnknown?: true;
  /** Set where the list has no opening rank; `minAir` is the closing one then, and readers see none. */
  readonly openingUnknown?: true;
}

/** The ranks of a year over its main rounds. */
export interface CutoffYear {
  readonly year: number;
  /** All-India ranks of the first and the last student admitted. */
  readonly minAir: number;
  readonly maxAir: number;
  readonly admits: number;
  readonly admitsUnknown?: true;
  readonly openingUnknown?: true;
  /** The ranks of each main round, in their order. */
  readonly rounds?: readonly RoundRanks[];
}

/** Who got in where: one institute, subject, quota and pool of seats, year by year. */
export interface CutoffCell {
  readonly instituteCode: string;
  readonly institute: string;
  readonly state: string;
  readonly kind: CollegeKind | null;
  readonly subject: string;
  readonly quota: string;
  readonly allottedCategory: Pool;
  readonly ph: Ph;
  readonly exam: Exam;
  /** Where the API finds it: dental postgraduates come under PG. */
  readonly counseling: 'UG' | 'PG';
  /** The earliest first; a year without an admission in a main round is missing. */
  readonly years: readonly CutoffYear[];
  /** Given in no main round of the last published years: the seat may not exist any more. */
  readonly lapsed?: true;
  /** The published stray rounds, in which only candidates without a seat take part. */
  readonly strays?: readonly (RoundRanks & { readonly year: number })[];
  /** How seats like this one move from round to round. */
  readonly roundMoves?: RoundMoves;
}

/** A row of the seat matrix, which knows its college by its name. */
export interface Seat extends RowOf<typeof seatMatrix.allSeats> {
  readonly id: number;
  readonly instNm: string;
  readonly program: string;
  readonly quotaName: string;
  readonly state: string;
  readonly source: 'imported';
}

export type CounsellingDate = RowOf<typeof counsellingDates.listCounsellingDates>;

export type ListInForce = RowOf<typeof colleges.listSources>;

/** The data that lists can be published of. */
export interface InForce {
  readonly cells: readonly CutoffCell[];
  readonly seats: readonly Seat[];
  /** The institutes of the official lists, and the ones that lists add. */
  readonly colleges: readonly College[];
  /** Published facts by college code. */
  readonly facts: ReadonlyMap<string, PublishedFacts>;
  /** The published lists. */
  readonly lists: readonly ListInForce[];
  /** The published dates of an exam's counselling. */
  readonly dates: ReadonlyMap<Exam, readonly CounsellingDate[]>;
  /** The published rounds of states' authorities, beside those that the project holds. */
  readonly stateRounds: readonly StateRound[];
}

const byCode = memoize(
  (colleges: InForce['colleges']) => new Map(colleges.map((college) => [college.code, college])),
);

export const collegeOf = ({ colleges }: InForce, code: string): College | undefined =>
  byCode(colleges).get(code);

/** Reference data: what lists publish, and what is known before any of them. */
export interface LiveReferenceData extends InForce {
  /** What is known before any list: the institutes, and the dates of a demonstration. */
  readonly base: InForce;
  /** The published data alone; a new object after each change. */
  readonly inForce: Partial<InForce>;
  /** Replaces the published data. */
  readonly use: (inForce: Partial<InForce>) => void;
}

/** The institutes of the official lists. */
export const officialColleges: readonly College[] = [...institutes, ...pgInstitutes].map(
  ({ code, name, state, kind }) => ({ code, name, state, kind }),
);

const nothing: InForce = {
  colleges: officialColleges,
  cells: [],
  seats: [],
  facts: new Map(),
  lists: [],
  dates: new Map(),
  stateRounds: [],
};

export const createReferenceData = (exampleDates: InForce['dates']): LiveReferenceData => {
  const base = { ...nothing, dates: exampleDates };
  let inForce: Partial<InForce> = {};
  let current: InForce = base;
  return {
    base,
    get colleges() {
      return current.colleges;
    },
    get seats() {
      return current.seats;
    },
    get cells() {
      return current.cells;
    },
    get facts() {
      return current.facts;
    },
    get lists() {
      return current.lists;
    },
    get dates() {
      return current.dates;
    },
    get stateRounds() {
      return current.stateRounds;
    },
    get inForce() {
      return inForce;
    },
    use: (published) => {
      inForce = published;
      current = { ...base, ...published };
    },
  };
};
