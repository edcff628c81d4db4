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

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The generated reference data, always the same. Seats and cut-offs are made on first use. */
export const createReferenceData = (wanted: { readonly seats: number }): ReferenceData => {
  const colleges = createColleges();
  const seats = once(() => createSeats(colleges, wanted.seats));
  const cells = once(() => createCells(colleges));
  return {
    colleges,
    get seats() {
      return seats();
    },
    get cells() {
      return cells();
    },
  };
};
