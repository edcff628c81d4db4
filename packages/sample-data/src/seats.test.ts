import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { readerOf } from '@seatwise/api-client/reader';
import { describe, expect, it } from 'vitest';
import { createColleges } from './colleges.ts';
import { createCells } from './cutoffs/cells.ts';
import { createSeats, type Seat } from './seats.ts';

const colleges = createColleges();

const distinctColleges = (seats: readonly Seat[]) =>
  new Set(seats.flatMap(({ instNm }) => instNm?.trim() ?? [])).size;

const share = (seats: readonly Seat[], has: (seat: Seat) => boolean) =>
  seats.filter(has).length / seats.length;

const isUntrimmed = ({ instNm, program, quotaName, state }: Seat) =>
  [instNm, program, quotaName, state].some((value) => value !== value?.trim() && value !== null);

const tripleOf = ({ instNm, program, quotaName }: Seat) =>
  [instNm, program, quotaName].map((value) => value?.trim()).join(' | ');

describe.each([1247, 5000, 12_000, 100_000, 200_000])('a matrix of %d seats', (count) => {
  const seats = createSeats(colleges, count);

  it('has that many rows, numbered from 1', () => {
    expect(seats).toHaveLength(count);
    expect(seats.every(({ id }, i) => id === i + 1)).toBe(true);
  });

  it('holds each of the 1,247 colleges', () => {
    expect(distinctColleges(seats)).toBe(1247);
  });

  it('FND-27 fits the contract: id, instNm, program, quotaName, state, and the number of seats', () => {
    const { fits } = readerOf(seatMatrix.allSeats.answer.schema);
    expect(seats.every(fits)).toBe(true);
    expect(Object.keys(seats[0]!)).toEqual([
      'id',
      'instNm',
      'program',
      'quotaName',
      'state',
      'seats',
    ]);
  });

  it('has the gaps and stray spaces of real matrices', () => {
    const gaps = share(seats, (row) => [row.program, row.quotaName, row.state].includes(null));
    expect(gaps).toBeGreaterThan(0.002);
    expect(gaps).toBeLessThan(0.012);
    const untrimmed = share(seats, isUntrimmed);
    expect(untrimmed).toBeGreaterThan(0.005);
    expect(untrimmed).toBeLessThan(0.02);
  });

  it('has one seat or more in nearly every row', () => {
    const counts = seats.flatMap(({ seats: count }) => count ?? []);
    expect(counts.every((count) => Number.isInteger(count) && count > 0)).toBe(true);
    expect(counts.length / seats.length).toBeGreaterThan(0.99);
    expect(counts.length).toBeLessThan(seats.length);
  });

  it('names no seat twice', () => {
    const whole = seats.filter(({ instNm, program, quotaName }) => instNm && program && quotaName);
    expect(new Set(whole.map(tripleOf)).size).toBe(whole.length);
  });
});

const matrix = createSeats(colleges, 12_000);

const statesWith = (quota: string) =>
  new Set(
    matrix
      .filter(({ quotaName }) => quotaName?.trim() === quota)
      .flatMap(({ state }) => state?.trim() ?? []),
  );

describe('the seat matrix', () => {
  it('loses some college names and pads others', () => {
    expect(matrix.some(({ instNm }) => instNm === null)).toBe(true);
    expect(matrix.some(({ instNm }) => instNm !== null && instNm !== instNm.trim())).toBe(true);
  });

  it('has about as many seats as the country', () => {
    const of = (programme: RegExp) =>
      matrix
        .filter(({ program }) => programme.test(program?.trim() ?? ''))
        .reduce((sum, { seats }) => sum + (seats ?? 0), 0);
    // Below the 1,18,000 of the country: the state quota of government colleges is not in it.
    expect(of(/^MBBS$/)).toBeGreaterThan(50_000);
    expect(of(/^MBBS$/)).toBeLessThan(118_000);
    expect(of(/^BDS$/)).toBeGreaterThan(10_000);
    expect(of(/^BDS$/)).toBeLessThan(29_000);
    expect(of(/^MDS /)).toBeLessThan(6500);
  });

  it('holds the seats that the cut-offs speak of', () => {
    const triples = new Set(matrix.map(tripleOf));
    const spoken = createCells(colleges).map(({ institute, subject, quota }) =>
      [institute, subject, quota].join(' | '),
    );
    const missing = new Set(spoken.filter((triple) => !triples.has(triple)));
    const gaps = matrix.filter((seat) =>
      [seat.instNm, seat.program, seat.quotaName].includes(null),
    );
    expect(missing.size).toBeLessThanOrEqual(gaps.length);
  });

  it.each([
    [
      'Kasturba Medical College, Manipal',
      'MBBS',
      ['Deemed/Paid Seats Quota', 'Non-Resident Indian'],
    ],
    ['Government Medical College, Kozhikode', 'MBBS', ['All India']],
    [
      'ESIC Medical College, Faridabad',
      'MBBS',
      ['All India', 'Employees State Insurance Scheme(ESI)'],
    ],
    [
      'University College of Medical Sciences, Delhi',
      'MD General Medicine',
      ['All India', 'Delhi University Quota'],
    ],
    ['Sir Ganga Ram Hospital, New Delhi', 'DNB General Medicine', ['DNB Quota']],
  ])('fills %s, %s, by %j', (college, programme, quotas) => {
    const offered = matrix
      .filter(({ instNm, program }) => instNm?.trim() === college && program?.trim() === programme)
      .map(({ quotaName }) => quotaName?.trim());
    expect(offered).toEqual(expect.arrayContaining(quotas));
  });

  it('keeps the quotas of single universities to them', () => {
    expect(statesWith('Delhi University Quota')).toEqual(new Set(['Delhi']));
    expect(statesWith('Internal - Puducherry UT Domicile')).toEqual(new Set(['Puducherry']));
  });

  it('refuses to grow beyond what the colleges could offer', () => {
    expect(() => createSeats(colleges, 1_000_000)).toThrow(RangeError);
  });
});
