import { timeOf } from '@seatwise/flows/admin-files';
import type { DataTableState } from '@seatwise/ui';
import { createTable, type Filter, type Table } from '@seatwise/ui/table';
import { daysBetween } from '../../features/console-list/daysBetween.ts';
import { changeText, kindOf, type AuditEntry } from '../../features/audit-trail/auditEntry.ts';
import type { AuditQuery } from './auditQuery.ts';

interface AuditRow {
  readonly at: number | null;
  readonly actor: string;
  readonly kind: string;
  readonly subject: string;
  readonly operation: string;
  readonly actorKey: string;
  readonly subjectKey: string;
  /** The text that a search matches. */
  readonly text: string;
}

/** A columnar table of the entries, which keeps searching and sorting fast. */
export const createAuditTable = (
  entries: readonly AuditEntry[],
): Table<AuditRow, keyof AuditRow> => {
  const table = createTable<AuditRow>({
    at: 'number',
    actor: 'text',
    kind: 'text',
    subject: 'text',
    operation: 'text',
    actorKey: 'text',
    subjectKey: 'text',
    text: 'text',
  });
  table.append(
    entries.map((entry) => ({
      at: timeOf(entry.at) ?? null,
      actor: entry.actorName,
      kind: kindOf(entry),
      subject: entry.subjectLabel,
      operation: entry.operation,
      actorKey: String(entry.actorId),
      subjectKey: `${entry.subjectKind}:${entry.subjectId}`,
      text: [
        entry.actorName,
        entry.actorRole,
        kindOf(entry),
        entry.subjectLabel,
        entry.address ?? '',
        ...entry.changes.map(changeText),
      ].join('\n'),
    })),
  );
  return table;
};

/** The staff who changed something, by name; each as the newest change calls them. */
export const actorsIn = (
  entries: readonly AuditEntry[],
): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Map<number, string>();
  for (const { actorId, actorName } of entries)
    if (!names.has(actorId)) names.set(actorId, actorName);
  return [...names]
    .map(([id, label]) => ({ value: String(id), label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
};

const oneOf = (value: string): Filter => ({ oneOf: value ? [value] : [] });

export const columnFiltersOf = ({
  typed,
  operation,
  actor,
  from,
  to,
  user,
}: AuditQuery): DataTableState['columnFilters'] => [
  { id: 'text', value: { contains: typed } },
  { id: 'operation', value: oneOf(operation) },
  { id: 'actorKey', value: oneOf(actor) },
  { id: 'at', value: daysBetween(from, to) },
  { id: 'subjectKey', value: oneOf(user && `user:${user}`) },
];
