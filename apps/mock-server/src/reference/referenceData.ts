import type { RowOf } from '@seatwise/api-client';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import type { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import {
  createCells,
  createColleges,
  createSeats,
  type SampleCell,
  type SampleCollege,
  type SampleYear,
  type Seat,
} from '@seatwise/sample-data';
import { memoize } from '../memoize.ts';
import type { PublishedFacts } from './publishedFacts.ts';
import type { RoundMoves } from './roundMoves.ts';

export interface College extends Pick<SampleCollege, 'code' | 'name' | 'state' | 'kind'> {
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

export interface CutoffCell extends Omit<SampleCell, 'years'> {
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

/** The data that lists can be published of; samples where none is. */
export interface InForce {
  /** Samples only of exams that no list is published of. */
  readonly cells: readonly CutoffCell[];
  readonly seats: readonly Seat[];
  /** The generated colleges and the added ones. */
  readonly colleges: readonly College[];
  /** Published facts by college code. */
  readonly facts: ReadonlyMap<string, PublishedFacts>;
  /** The published dates of an exam's counselling. */
  readonly dates: ReadonlyMap<Exam, readonly CounsellingDate[]>;
}

const byCode = memoize(
  (colleges: InForce['colleges']) => new Map(colleges.map((college) => [college.code, college])),
);

export const collegeOf = ({ colleges }: InForce, code: string): College | undefined =>
  byCode(colleges).get(code);

/** Reference data, in which published data replaces samples. */
export interface LiveReferenceData extends InForce {
  /** The samples alone. */
  readonly sampleColleges: readonly SampleCollege[];
  readonly sampleCells: readonly CutoffCell[];
  readonly sampleSeats: readonly Seat[];
  /** The published data, without samples of cells; a new object after each change. */
  readonly inForce: Partial<InForce>;
  /** Replaces the published data. */
  readonly use: (inForce: Partial<InForce>) => void;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const generatedColleges = once(createColleges);
const generatedCells = once((): readonly CutoffCell[] => createCells(generatedColleges()));

/** Samples only of exams that nothing is published of. */
const besideSamples = memoize((published: InForce['cells']): InForce['cells'] => {
  const exams = new Set(published.map(({ exam }) => exam));
  return [...generatedCells().filter(({ exam }) => !exams.has(exam)), ...published];
});

/** The generated reference data, always the same. Seats and cut-offs are made on first use. */
export const createReferenceData = (wanted: { readonly seats: number }): LiveReferenceData => {
  const sampleColleges = generatedColleges();
  const seats = once(() => createSeats(sampleColleges, wanted.seats));
  let inForce: Partial<InForce> = {};
  const nothing = { facts: new Map(), dates: new Map() };
  return {
    sampleColleges,
    get colleges() {
      return inForce.colleges ?? sampleColleges;
    },
    get seats() {
      return inForce.seats ?? seats();
    },
    get cells() {
      return inForce.cells ? besideSamples(inForce.cells) : generatedCells();
    },
    get facts() {
      return inForce.facts ?? nothing.facts;
    },
    get dates() {
      return inForce.dates ?? nothing.dates;
    },
    get sampleCells() {
      return generatedCells();
    },
    get sampleSeats() {
      return seats();
    },
    get inForce() {
      return inForce;
    },
    use: (published) => {
      inForce = published;
    },
  };
};
