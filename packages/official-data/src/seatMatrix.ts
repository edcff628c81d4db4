import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import type { Ph, Pool } from '@seatwise/api-client/contract/prediction';
import matrix2026 from '../data/seats/2026.json' with { type: 'json' };
import { codeOf } from './codes.ts';

/** The seats of a course, quota and category at a college that a counselling fills in a round. */
interface MatrixSeats {
  readonly code: string;
  readonly course: string;
  readonly quota: string;
  readonly pool: Pool;
  readonly ph: Ph;
  readonly seats: number;
}

export interface SeatMatrix {
  readonly exam: 'UG';
  readonly year: number;
  readonly round: DataRound;
  readonly source: string;
  readonly documentUrl: string;
  readonly count: number;
  /** Reads all rows, or the first ones. */
  readonly read: (most?: number) => MatrixSeats[];
}

/** Parses a line of the data: institute, course, quota, category, disability, seats. */
const readLine = (line: string): MatrixSeats => {
  const [id, course, quota, pool, ph, seats] = line.split(',');
  return {
    code: codeOf(id!),
    course: course!,
    quota: quota!,
    pool: pool as Pool,
    ph: ph as Ph,
    seats: Number(seats),
  };
};

const years: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  2026: matrix2026,
};

/** The published seat matrices of MCC's counselling. */
export const seatMatrices: readonly SeatMatrix[] = Object.entries(years).flatMap(([year, rounds]) =>
  Object.entries(rounds).map(([round, lines]) => ({
    exam: 'UG' as const,
    year: Number(year),
    round: round as DataRound,
    source: 'MCC',
    documentUrl: 'https://mcc.nic.in/ug-medical-counselling/',
    count: lines.length,
    read: (most = lines.length) => lines.slice(0, most).map(readLine),
  })),
);
