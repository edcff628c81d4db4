import { day } from '@seatwise/api-client/contract/constants/time';
import { createTable } from '@seatwise/ui/table';
import { milliseconds, overBudget, quick, quickRuns, table } from './measure.ts';

const count = 5_000;
/** A frame of 60 a second. */
const budget = 16;

const events = createTable<{ readonly uploadedAt: number; readonly text: string }>({
  uploadedAt: 'number',
  text: 'text',
});
events.append(
  Array.from({ length: count }, (_, id) => ({
    uploadedAt: Date.UTC(2026, 0) - ((id * 7919) % count) * day,
    text: `${id}_NEET_UG_Round_${(id % 4) + 1}_Seat_Matrix_${(id * 7919) % count}.pdf`,
  })),
);

const containing = (text: string) => ({ text: { contains: text } });
const byDate = (direction: 'ascending' | 'descending') =>
  ({ column: 'uploadedAt', direction, nulls: 'first' }) as const;

/** The events of a student, searched and turned round: what each letter that is typed costs. */
export const eventList = (): void => {
  const lines: [string, number][] = [
    ['searched by name', quick((run) => events.view({ filters: containing(`matrix_${run}`) }))],
    [
      'sorted by date',
      quick((run) => events.view({ sort: byDate(run % 2 === 0 ? 'ascending' : 'descending') })),
    ],
    [
      'both',
      quick((run) =>
        events.view({
          filters: containing(`round_${(run % 4) + 1}`),
          sort: byDate('descending'),
        }),
      ),
    ],
  ];
  table(`${count.toLocaleString('en-IN')} events`, [
    ['', `median of ${quickRuns}`, 'budget'],
    ...lines.map(([name, time]) => [name, milliseconds(time), `≤ ${budget} ms`]),
  ]);
  for (const [name, time] of lines) if (time > budget) overBudget(`events ${name}`);
};
