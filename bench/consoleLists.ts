import type { Query, RowEngine } from '@seatwise/ui/table';
import type { AuditEntry } from '../apps/web/src/features/audit-trail/auditEntry.ts';
import { readQuery as readAudit } from '../apps/web/src/screens/Audit/auditQuery.ts';
import * as audit from '../apps/web/src/screens/Audit/auditTable.ts';
import { readQuery as readPayments } from '../apps/web/src/screens/Payments/paymentsQuery.ts';
import * as payments from '../apps/web/src/screens/Payments/paymentTable.ts';
import { milliseconds, overBudget, quick, quickOn, quickRuns, table } from './measure.ts';

/** A frame of 60 a second: what a gesture may take. The first sorts are made before it, in idle moments. */
const frame = 16;

const counts = { payments: 100_000, changes: 50_000 } as const;

const timeAt = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();

/** Everybody has a name, an email and numbers of their own, which is the hardest case. */
const paymentOf = (index: number): payments.Payment => {
  const mixed = (index * 7919) % counts.payments;
  return {
    id: `order_${mixed.toString(36).padStart(14, 'N')}`,
    provider: index % 3 === 0 ? 'payu' : 'razorpay',
    plan: (['BASIC', 'ADVANCE', 'PREMIUM'] as const)[index % 3]!,
    state: (['paid', 'failed', 'open', 'refund-due'] as const)[index % 4]!,
    userId: mixed,
    userName: `Ananya Sharma ${mixed}`,
    userEmail: `student${mixed}@seatwise.test`,
    totalPaise: [236, 590_000, 1_180_000][index % 3]!,
    createdAt: timeAt(index),
    paymentId: `pay_${mixed.toString(36).padStart(14, 'M')}`,
    refunds: [],
    steps: [],
  };
};

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

/** The console's payments and audit trail, as the table engine searches and sorts them. */
export const consoleLists = (): void => {
  const all = records(counts.payments, paymentOf);
  const entries = records(counts.changes, entryOf);
  list(
    `${counts.payments.toLocaleString('en-IN')} payments`,
    () => payments.createPaymentTable(all),
    'user',
    (search) => payments.columnFiltersOf(readPayments(new URLSearchParams(search))),
  );
  list(
    `${counts.changes.toLocaleString('en-IN')} changes`,
    () => audit.createAuditTable(entries),
    'subject',
    (search) => audit.columnFiltersOf(readAudit(new URLSearchParams(search))),
  );
};
