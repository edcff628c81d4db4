import type { Query, RowEngine } from '@seatwise/ui/table';
import type { AuditEntry } from '../apps/web/src/features/audit-trail/auditEntry.ts';
import { readQuery as readAudit } from '../apps/web/src/screens/Audit/auditQuery.ts';
import * as audit from '../apps/web/src/screens/Audit/auditTable.ts';
import { milliseconds, overBudget, quick, quickOn, quickRuns, table } from './measure.ts';

/** A frame of 60 a second: what a gesture may take. The first sorts are made before it, in idle moments. */
const frame = 16;

const changes = 50_000;

const timeAt = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();

const entryOf = (index: number): AuditEntry => ({
  id: index + 1,
  at: timeAt(index),
  actorId: index % 20,
  actorName: `Priya Nair ${index % 20}`,
  actorRole: 'Admin',
  address: `10.0.${index % 250}.7`,
  operation: index % 2 === 0 ? 'updateUser' : 'updateRole',
  subjectKind: 'user',
  subjectId: String(index % 9000),
  subjectLabel: `Ananya Sharma ${index % 9000}`,
  changes: [{ field: 'email', before: `a${index}@seatwise.test`, after: `b${index}@mail.test` }],
});

const records = <Row>(length: number, rowOf: (index: number) => Row): readonly Row[] =>
  Array.from({ length }, (_, index) => rowOf(index));

const list = (
  name: string,
  makeTable: () => RowEngine<never>,
  column: string,
  filtersOf: (search: string) => readonly { readonly id: string; readonly value: unknown }[],
): void => {
  const make = () => makeTable() as RowEngine<string>;
  const made = make();
  const sorted = (run: number): Query => ({
    sort: { column, direction: run % 2 === 0 ? 'ascending' : 'descending' },
  });
  const searched = (run: number): Query => ({
    filters: Object.fromEntries(
      filtersOf(`q=sharma+${run}`).map(({ id, value }) => [id, value]),
    ) as NonNullable<Query['filters']>,
  });
  made.view({ ...sorted(0), ...searched(0) });
  const lines: [string, number, number?][] = [
    ['taking them in', quick(make)],
    [
      'sort by name for the first time, in an idle moment',
      quickOn(make, (own) => own.view(sorted(0))),
    ],
    ['sort by name', quick((run) => made.view(sorted(run))), frame],
    ['search', quick((run) => made.view(searched(run))), frame],
    [
      'search what is sorted',
      quick((run) => made.view({ ...sorted(run), ...searched(run) })),
      frame,
    ],
  ];
  table(`The console's ${name}`, [
    ['', `median of ${quickRuns}`, 'budget'],
    ...lines.map(([what, time, most]) => [
      what,
      milliseconds(time),
      most === undefined ? '' : `≤ ${milliseconds(most)}`,
    ]),
  ]);
  for (const [what, time, most = Infinity] of lines)
    if (time > most) overBudget(`${name}: ${what}`);
};

/** The console's audit trail, as the table engine searches and sorts it. */
export const consoleLists = (): void => {
  const entries = records(changes, entryOf);
  list(
    `${changes.toLocaleString('en-IN')} changes`,
    () => audit.createAuditTable(entries),
    'subject',
    (search) => audit.columnFiltersOf(readAudit(new URLSearchParams(search))),
  );
};
