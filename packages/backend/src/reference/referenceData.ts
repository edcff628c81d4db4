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
  /** Six digits, as on allotment letters; another word if no list gives a code. */
  readonly code: string;
  readonly name: string;
  readonly state: StateName;
  /** Null if no list gives it. */
  readonly kind: CollegeKind | null;
  /** Set for a college that an imported list added: the list's date. */
  readonly added?: { readonly asOf: string | null };
}

/** The ranks of a published round, and their publisher. */
export interface RoundRanks {
  readonly round: DataRound;
  readonly publisher: string;
  readonly minAir: number;
  readonly maxAir: number;
  readonly admits: number;
  /** Set if the list gives no number; readers then see none. */
  readonly admitsUnknown?: true;
  /** Set if the list has no opening rank; `minAir` is then the closing one, and readers see none. */
  readonly openingUnknown?: true;
}

/** The ranks of a year over its main rounds. */
export interface CutoffYear {
  readonly year: number;
  /** The All India ranks of the first and the last student admitted. */
  readonly minAir: number;
  readonly maxAir: number;
  readonly admits: number;
  readonly admitsUnknown?: true;
  readonly openingUnknown?: true;
  /** The ranks of each main round, in order. */
  readonly rounds?: readonly RoundRanks[];
}

/** The admissions of one institute, subject, quota and pool of seats, year by year. */
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
  /** The counselling in the API, where dental postgraduates are under PG. */
  readonly counseling: 'UG' | 'PG';
  /** The years, earliest first; a year without an admission in a main round is missing. */
  readonly years: readonly CutoffYear[];
  /** Set if no main round of the last published years gave the seat: it may no longer exist. */
  readonly lapsed?: true;
  /** The published stray rounds, in which only candidates without a seat take part. */
  readonly strays?: readonly (RoundRanks & { readonly year: number })[];
  /** The moves of similar seats from round to round. */
  readonly roundMoves?: RoundMoves;
}

/** A row of the seat matrix, which identifies its college by name. */
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

/** The data that published lists can replace. */
export interface InForce {
  readonly cells: readonly CutoffCell[];
  readonly seats: readonly Seat[];
  /** The institutes of the official lists, and those that other lists add. */
  readonly colleges: readonly College[];
  /** Published facts by college code. */
  readonly facts: ReadonlyMap<string, PublishedFacts>;
  readonly lists: readonly ListInForce[];
  /** The published dates of an exam's counselling. */
  readonly dates: ReadonlyMap<Exam, readonly CounsellingDate[]>;
  /** The published rounds of state authorities, in addition to the project's own. */
  readonly stateRounds: readonly StateRound[];
}

const byCode = memoize(
  (colleges: InForce['colleges']) => new Map(colleges.map((college) => [college.code, college])),
);

export const collegeOf = ({ colleges }: InForce, code: string): College | undefined =>
  byCode(colleges).get(code);

/** Reference data: published lists, and the data known before any list. */
export interface LiveReferenceData extends InForce {
  /** The data known before any list: the institutes, and a demonstration's dates. */
  readonly base: InForce;
  /** Only the published data; a new object after each change. */
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
