import { createTable, type Filters, type Query } from '@seatwise/ui/table';
import type { Seat } from './seatMatrix.ts';
import { milliseconds, overBudget, quick, quickRuns, table } from './measure.ts';

/** Past these, times the plain sort of the same run, the benchmark fails. */
const budgets = { sort: 1.5, filter: 2 } as const;

const turning = (run: number) => (run % 2 === 0 ? 'ascending' : 'descending');

/** A table of seats. */
export const filled = (rows: readonly Seat[]) => {
  const seats = createTable<Seat>({
    id: 'number',
    instNm: 'text',
    program: 'text',
    quotaName: 'text',
    state: 'text',
    seats: 'number',
    source: 'text',
  });
  seats.append(rows);
  return seats;
};

/** The table engine, beside a plain sort of as many integers. */
export const tableEngine = (rows: readonly Seat[]): void => {
  const seats = filled(rows);
  const states = seats.facets('state');
  const shuffled = Uint32Array.from(rows, (_, index) => (index * 2_654_435_761) >>> 0);
  const floor = quick(() => shuffled.slice().sort());

  const sortBy = (column: keyof Seat) =>
    quick((run) => seats.view({ sort: { column, direction: turning(run) } }).page(1, 30));
  // A different value each time bypasses the caches.
  const state = (run: number): Filters<keyof Seat> => ({
    state: { oneOf: [states[run % states.length]!.value] },
  });
  const filterBy = (filters: (run: number) => Filters<keyof Seat>, rest: Query<keyof Seat> = {}) =>
    quick((run) => seats.view({ ...rest, filters: filters(run) }).page(1, 30));

  const byText = sortBy('instNm');
  const byNumber = sortBy('id');
  const oneValue = filterBy(state);
  const lines: [string, number, number?][] = [
    [`plain sort of ${rows.length.toLocaleString('en-IN')} integers (Uint32Array)`, floor],
    ['sort by text, first page', byText, budgets.sort],
    ['sort by number, first page', byNumber, budgets.sort],
    ['filter on one value, first page', oneValue, budgets.filter],
    [
      'filter on one value while sorted',
      filterBy(state, { sort: { column: 'instNm', direction: 'ascending' } }),
      budgets.filter,
    ],
    [
      'filter on typed text',
      filterBy((run) => ({ instNm: { contains: 'medical college'.slice(0, 2 + (run % 8)) } })),
    ],
    ['facets of the colleges under a filter', quick((run) => seats.facets('instNm', state(run)))],
    ['another page', quick((run) => seats.view().page(run, 30))],
    ['taking the rows in', quick(() => filled(rows))],
  ];
  table('The table engine', [
    ['', `median of ${quickRuns}`, 'ratio', 'budget'],
    ...lines.map(([name, time, budget]) => [
      name,
      milliseconds(time),
      (time / floor).toFixed(2),
      budget === undefined ? '' : `≤ ${budget}`,
    ]),
  ]);
  for (const [name, time, budget = Infinity] of lines) if (time / floor > budget) overBudget(name);
};
