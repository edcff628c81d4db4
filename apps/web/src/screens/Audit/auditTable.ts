import type { RowOf } from '@seatwise/api-client';
import type { audit } from '@seatwise/api-client/contract/audit';
import { timeOf } from '@seatwise/flows/admin-files';
import type { DataTableState } from '@seatwise/ui';
import { createTable, type Table } from '@seatwise/ui/table';
import { content } from '../../content/audit.ts';
import type { AuditQuery } from './auditQuery.ts';

export type AuditEntry = RowOf<(typeof audit)['listAuditEntries']>;

export const kindOf = ({ operation }: AuditEntry): string => content.kinds[operation] ?? operation;

/** A change in words: `Role: Free → Advance`. */
export const changeText = ({ field, before, after }: AuditEntry['changes'][number]): string => {
  const name = content.fields[field] ?? field;
  if (before == null) return `${name}: ${after ?? content.nothing}`;
  return `${name}: ${before} → ${after ?? content.nothing}`;
};

interface AuditRow {
  readonly at: number | null;
  readonly actor: string;
  readonly kind: string;
  readonly subject: string;
  readonly operation: string;
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

export const columnFiltersOf = ({
  typed,
  operation,
  user,
}: AuditQuery): DataTableState['columnFilters'] => [
  { id: 'text', value: { contains: typed } },
  { id: 'operation', value: { oneOf: operation ? [operation] : [] } },
  { id: 'subjectKey', value: { oneOf: user ? [`user:${user}`] : [] } },
];
