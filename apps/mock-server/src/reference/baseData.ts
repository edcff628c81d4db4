import { institutes, pgInstitutes } from '@seatwise/official-data';
import { createCells, createColleges, createSeats } from '@seatwise/sample-data';
import type { BaseData, CutoffCell } from './referenceData.ts';

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The institutes of the official lists. All else is published, or is not there. */
export const officialBase = once((): BaseData => ({
  colleges: [...institutes, ...pgInstitutes].map(({ code, name, state, kind }) => ({
    code,
    name,
    state,
    kind,
  })),
  seats: [],
  cells: [],
  samples: false,
}));

const generatedColleges = once(createColleges);
const generatedCells = once((): readonly CutoffCell[] => createCells(generatedColleges()));

const generatedBase = (seatCount: number): BaseData => {
  const colleges = generatedColleges();
  const seats = once(() => createSeats(colleges, seatCount));
  return {
    colleges,
    get seats() {
      return seats();
    },
    get cells() {
      return generatedCells();
    },
    samples: true,
  };
};

const generatedBases = new Map<number, BaseData>();

/**
 * Generated data, always the same, with so many seats. Seats and cut-offs are made on first use, and
 * shared by all servers of a process, as is what is derived from them.
 */
export const sampleBase = (seatCount: number): BaseData => {
  const base = generatedBases.get(seatCount) ?? generatedBase(seatCount);
  generatedBases.set(seatCount, base);
  return base;
};
