import { createColleges } from './colleges.ts';
import type { College } from './college.ts';
import { createCells } from './cutoffs/cells.ts';
import type { CutoffCell } from './cutoffs/cutoffCell.ts';
import { createSeats, type Seat } from './seats.ts';

export type { CutoffCell, CutoffYear } from './cutoffs/cutoffCell.ts';

export interface ReferenceData {
  readonly colleges: readonly College[];
  readonly seats: readonly Seat[];
  readonly cells: readonly CutoffCell[];
}

/** Reference data whose cut-offs are the published ones, where there are any. */
export interface LiveReferenceData extends ReferenceData {
  /** Without what is published. */
  readonly sampleCells: readonly CutoffCell[];
  /** Takes over the cut-offs that are in force from now on; undefined for the samples alone. */
  readonly useCells: (cells: readonly CutoffCell[] | undefined) => void;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The generated reference data, always the same. Seats and cut-offs are made on first use. */
export const createReferenceData = (wanted: { readonly seats: number }): LiveReferenceData => {
  const colleges = createColleges();
  const seats = once(() => createSeats(colleges, wanted.seats));
  const cells = once(() => createCells(colleges));
  let inForce: readonly CutoffCell[] | undefined;
  return {
    colleges,
    get seats() {
      return seats();
    },
    get cells() {
      return inForce ?? cells();
    },
    get sampleCells() {
      return cells();
    },
    useCells: (published) => {
      inForce = published;
    },
  };
};
