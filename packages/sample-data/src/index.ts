/** Generated reference data, the same on every machine: colleges, seats, closing ranks, facts, dates. */
export type { SampleCollege } from './college.ts';
export { createColleges } from './colleges.ts';
export { createCells } from './cutoffs/cells.ts';
export type { SampleCell, SampleYear } from './cutoffs/sampleCell.ts';
export { placeOf, sampleDates, sampleRounds } from './dates.ts';
export { sampleBond, sampleFee, sampleHostel, type SamplePlace } from './facts.ts';
export { possibleProgrammes } from './programmes.ts';
export { createRandom, type Random } from './random.ts';
export { createSeats, type Seat } from './seats.ts';
export { takesWomenOnly } from './womenOnly.ts';
