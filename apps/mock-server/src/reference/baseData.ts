import { institutes, pgInstitutes } from '@seatwise/official-data';
import { createCells, createColleges, createSeats } from '@seatwise/sample-data';
import type { BaseData, College, CutoffCell } from './referenceData.ts';

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const officialColleges = once((): readonly College[] =>
  [...institutes, ...pgInstitutes].map(({ code, name, state, kind }) => ({
    code,
    name,
    state,
    kind,
  })),
);

/** The institutes of the official lists. All else is published, or is not there. */
export const officialBase = (): BaseData => ({
  colleges: officialColleges(),
  seats: [],
  cells: [],
  samples: false,
});

const generatedColleges = once(createColleges);
const generatedCells = once((): readonly CutoffCell[] => createCells(generatedColleges()));

/** Generated data, always the same, with so many seats. Seats and cut-offs are made on first use. */
export const sampleBase = (seatCount: number): BaseData => {
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
