import type { College } from '../../../reference/referenceData.ts';
import type { CutoffCell, CutoffYear } from '../../../reference/referenceData.ts';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import type { Slices } from '../timeSlices.ts';
import { seatKeyOf, type CutoffRow } from './cutoffRow.ts';
import type { PublishedList } from './kind.ts';

type Round = NonNullable<CutoffYear['rounds']>[number];

/** The year's ranks over its rounds: the lowest opening, the highest closing, the fullest round. */
const yearOf = (year: number, rounds: readonly Round[]): CutoffYear => ({
  year,
  minAir: Math.min(...rounds.map(({ minAir }) => minAir)),
  maxAir: Math.max(...rounds.map(({ maxAir }) => maxAir)),
  admits: Math.max(...rounds.map(({ admits }) => admits)),
  sample: false,
  rounds: rounds.toSorted((a, b) => (a.round < b.round ? -1 : 1)),
});

/** Published years take the place of the same years of a seat; its other years stay. */
const withPublished = (
  years: readonly CutoffYear[],
  published: ReadonlyMap<number, readonly Round[]>,
): readonly CutoffYear[] =>
  [
    ...years.filter(({ year }) => !published.has(year)),
    ...Array.from(published, ([year, rounds]) => yearOf(year, rounds)),
  ].toSorted((a, b) => a.year - b.year);

/** The sample seats with what is published in their places, and the published seats beside. */
export const cutoffCells = async (
  samples: readonly CutoffCell[],
  colleges: readonly College[],
  lists: readonly PublishedList<CutoffRow>[],
  slices: Slices,
): Promise<{ readonly cells: readonly CutoffCell[] }> => {
  const published = new Map<string, { row: CutoffRow; years: Map<number, Round[]> }>();
  for (const { details, rows } of lists)
    for (const row of rows) {
      if (slices.isUsedUp()) await slices.pause();
      const key = seatKeyOf(row);
      const seat = published.get(key) ?? { row, years: new Map<number, Round[]>() };
      published.set(key, seat);
      const { minAir, maxAir, admits } = row;
      const rounds = seat.years.get(details.year) ?? [];
      rounds.push({ round: details.round!, minAir, maxAir, admits });
      seat.years.set(details.year, rounds);
    }

  const cells: CutoffCell[] = [];
  for (const cell of samples) {
    if (slices.isUsedUp()) await slices.pause();
    const key = seatKeyOf(cell);
    const found = published.get(key);
    if (found) published.delete(key);
    cells.push(found ? { ...cell, years: withPublished(cell.years, found.years) } : cell);
  }

  const byCode = new Map(colleges.map((college) => [college.code, college]));
  for (const { row, years } of published.values()) {
    if (slices.isUsedUp()) await slices.pause();
    const college = byCode.get(row.instituteCode);
    if (!college) continue;
    const exam = examOfProgramme(row.subject);
    cells.push({
      instituteCode: row.instituteCode,
      institute: college.name,
      state: college.state,
      kind: college.kind,
      subject: row.subject,
      quota: row.quota,
      allottedCategory: row.allottedCategory,
      ph: row.ph,
      exam,
      counseling: exam === 'UG' ? 'UG' : 'PG',
      years: withPublished([], years),
    });
  }
  return { cells };
};
