import type { RowOf } from '@seatwise/api-client';
import type { CollegeKind } from '@seatwise/api-client/contract/prediction';
import type { colleges } from '@seatwise/api-client/contract/colleges';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import type { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import type { SampleCell, SampleCollege, SampleYear, Seat } from '@seatwise/sample-data';
import { memoize } from '../memoize.ts';
import type { PublishedFacts } from './publishedFacts.ts';
import type { RoundMoves } from './roundMoves.ts';

export interface College extends Pick<SampleCollege, 'code' | 'name' | 'state'> {
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
export interface CutoffYear extends Omit<SampleYear, 'sample'> {
  /** Generated, not taken from an allotment list. */
  readonly sample: boolean;
  readonly admitsUnknown?: true;
  readonly openingUnknown?: true;
  /** The ranks of each main round, in their order; of published years alone. */
  readonly rounds?: readonly RoundRanks[];
}

export interface CutoffCell extends Omit<SampleCell, 'years' | 'kind'> {
  readonly kind: CollegeKind | null;
  /** The earliest first; a year without an admission in a main round is missing. */
  readonly years: readonly CutoffYear[];
  /** Given in no main round of the last published years: the seat may not exist any more. */
  readonly lapsed?: true;
  /** The published stray rounds, in which only candidates without a seat take part. */
  readonly strays?: readonly (RoundRanks & { readonly year: number })[];
  /** How seats like this one move from round to round; of published seats alone. */
  readonly roundMoves?: RoundMoves;
}

export type CounsellingDate = RowOf<typeof counsellingDates.listCounsellingDates>;

export type ListInForce = RowOf<typeof colleges.listSources>;

/** The data that lists can be published of. */
export interface InForce {
  readonly cells: readonly CutoffCell[];
  readonly seats: readonly Seat[];
  /** The colleges of the base, and the ones that lists add. */
  readonly colleges: readonly College[];
  /** Published facts by college code. */
  readonly facts: ReadonlyMap<string, PublishedFacts>;
  /** The published lists. */
  readonly lists: readonly ListInForce[];
  /** The published dates of an exam's counselling. */
  readonly dates: ReadonlyMap<Exam, readonly CounsellingDate[]>;
}

const byCode = memoize(
  (colleges: InForce['colleges']) => new Map(colleges.map((college) => [college.code, college])),
);

export const collegeOf = ({ colleges }: InForce, code: string): College | undefined =>
  byCode(colleges).get(code);

/** What published lists are laid over: the institutes alone, or generated data with them. */
export interface BaseData extends Pick<InForce, 'colleges' | 'seats' | 'cells'> {
  /** Whether facts that no list has are generated: for tests, stories and demonstrations. */
  readonly samples: boolean;
}

/** Reference data, in which published data replaces that of the base. */
export interface LiveReferenceData extends InForce {
  readonly base: BaseData;
  /** The published data alone; a new object after each change. */
  readonly inForce: Partial<InForce>;
  /** Replaces the published data. */
  readonly use: (inForce: Partial<InForce>) => void;
}

/** The base no longer counts for an exam whose lists are published; joined once for all servers of a process. */
const besideBase = memoize((base: BaseData) =>
  memoize((published: InForce['cells']): InForce['cells'] => {
    const exams = new Set(published.map(({ exam }) => exam));
    return [...base.cells.filter(({ exam }) => !exams.has(exam)), ...published];
  }),
);

export const createReferenceData = (base: BaseData): LiveReferenceData => {
  const cellsWith = besideBase(base);
  let inForce: Partial<InForce> = {};
  const nothing = { facts: new Map(), lists: [], dates: new Map() };
  return {
    base,
    get colleges() {
      return inForce.colleges ?? base.colleges;
    },
    get seats() {
      return inForce.seats ?? base.seats;
    },
    get cells() {
      return inForce.cells ? cellsWith(inForce.cells) : base.cells;
    },
    get facts() {
      return inForce.facts ?? nothing.facts;
    },
    get lists() {
      return inForce.lists ?? nothing.lists;
    },
    get dates() {
      return inForce.dates ?? nothing.dates;
    },
    get inForce() {
      return inForce;
    },
    use: (published) => {
      inForce = published;
    },
  };
};
