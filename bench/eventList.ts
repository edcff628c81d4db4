import { foundAlerts, sortedByUpload, type AlertFile } from '@seatwise/flows/alerts';
import { milliseconds, overBudget, quick, quickRuns, table } from './measure.ts';

const count = 5_000;
/** A frame of 60 a second. */
const budget = 16;

const day = 86_400_000;
const events: readonly AlertFile[] = Array.from({ length: count }, (_, id) => ({
  id,
  fileName: `${id}_NEET_UG_Round_${(id % 4) + 1}_Seat_Matrix_${(id * 7919) % count}.pdf`,
  fileType: 'application/pdf',
  fileSize: 100_000 + id,
  uploadedAt: new Date(Date.UTC(2026, 0) - ((id * 7919) % count) * day).toISOString(),
}));

/** The events of a student, searched and turned round: what each letter that is typed costs. */
export const eventList = (): void => {
  const lines: [string, number][] = [
    ['searched by name', quick((run) => foundAlerts(events, `matrix ${run}`))],
    [
      'sorted by date',
      quick((run) => sortedByUpload(events, run % 2 === 0 ? 'ascending' : 'descending')),
    ],
    ['both', quick((run) => sortedByUpload(foundAlerts(events, `round_${(run % 4) + 1}`)))],
  ];
  table(`${count.toLocaleString('en-IN')} events`, [
    ['', `median of ${quickRuns}`, 'budget'],
    ...lines.map(([name, time]) => [name, milliseconds(time), `≤ ${budget} ms`]),
  ]);
  for (const [name, time] of lines) if (time > budget) overBudget(`events ${name}`);
};
