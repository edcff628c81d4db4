import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import { createColumnHelper, RoleBadge, Stack, Text, type DataTableColumns } from '@seatwise/ui';
import { content } from '../../content/audit.ts';
import { changeText, kindOf, type AuditEntry } from '../../features/audit-trail/auditEntry.ts';
import { change as changed } from './Audit.css.ts';

const { columns: heads } = content;

const helper = createColumnHelper<AuditEntry>();

export const auditColumns: DataTableColumns<AuditEntry> = helper.columns([
  helper.accessor('at', {
    header: heads.at,
    cell: ({ getValue }) => shortDateTime(timeOf(getValue())),
    meta: { tabular: true, width: 'medium' },
  }),
  helper.accessor('actorName', {
    id: 'actor',
    header: heads.actor,
    cell: ({ row: { original: entry } }) => (
      <Stack gap="xs">
        <bdi>{entry.actorName}</bdi>
        <RoleBadge role={entry.actorRole} />
      </Stack>
    ),
    meta: { width: 'medium' },
  }),
  helper.accessor(kindOf, {
    id: 'kind',
    header: heads.kind,
    meta: { width: 'medium', onCard: 'title' },
  }),
  helper.accessor('subjectLabel', {
    id: 'subject',
    header: heads.subject,
    cell: ({ getValue }) => <bdi>{getValue() || content.missing}</bdi>,
    meta: { width: 'broad' },
  }),
  helper.display({
    id: 'changes',
    header: heads.changes,
    cell: ({ row: { original: entry } }) =>
      entry.changes.length === 0 ? (
        content.unchanged
      ) : (
        <Stack as="ul" gap="xs">
          {entry.changes.map((change) => (
            <li key={change.field}>
              <Text as="div" size="small">
                <bdi className={changed}>{changeText(change)}</bdi>
              </Text>
            </li>
          ))}
        </Stack>
      ),
    meta: { width: 'wide' },
  }),
  helper.accessor('address', {
    header: heads.address,
    cell: ({ getValue }) => getValue() ?? content.missing,
    enableSorting: false,
    meta: { tabular: true, width: 'medium' },
  }),
]);
