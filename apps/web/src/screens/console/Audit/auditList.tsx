import { RoleBadge, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/audit.ts';
import { changeText, kindOf, type AuditEntry } from '../audit-trail/auditEntry.ts';
import { defineList } from '../console-list/defineList.ts';
import { daysBetween, oneOf } from '../console-list/filters.ts';
import { parameter, text, urlQuery } from '../../../lib/urlParameters.ts';
import { change as changed } from './Audit.css.ts';

/** The staff who made changes, sorted by name; each name is the one in their newest change. */
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

export const auditList = defineList<AuditEntry>()({
  name: 'audit',
  query: urlQuery({
    typed: text('q'),
    /** The id of an operation; empty for all. */
    operation: text('kind'),
    /** The id of the staff member who made the change; empty for all. */
    actor: text('by'),
    /** ISO dates such as 2026-11-20, or empty. */
    from: text(),
    to: text(),
    /** The id of the user whose changes are shown; empty for all. */
    user: parameter((id) => (/^\d+$/.test(id) ? id : ''), String),
  }),
  heads: content.columns,
  fields: {
    at: {
      kind: 'moment',
      sorts: true,
      filter: ({ from, to }) => daysBetween(from, to),
      column: { tabular: true, width: 'medium' },
    },
    actor: {
      value: ({ actorName }) => actorName,
      sorts: true,
      cell: ({ actorName, actorRole }) => (
        <Stack gap="xs">
          <bdi>{actorName}</bdi>
          <RoleBadge role={actorRole} />
        </Stack>
      ),
      column: { width: 'medium' },
    },
    kind: { value: kindOf, sorts: true, column: { width: 'medium', onCard: 'title' } },
    subject: {
      value: ({ subjectLabel }) => subjectLabel,
      sorts: true,
      cell: ({ subjectLabel }) => <bdi>{subjectLabel || content.missing}</bdi>,
      column: { width: 'broad' },
    },
    changes: {
      value: ({ changes }) => changes.map(changeText).join('; '),
      cell: ({ changes }) =>
        changes.length === 0 ? (
          content.unchanged
        ) : (
          <Stack as="ul" gap="xs">
            {changes.map((change) => (
              <li key={change.field}>
                <Text as="div" size="small">
                  <bdi className={changed}>{changeText(change)}</bdi>
                </Text>
              </li>
            ))}
          </Stack>
        ),
      column: { width: 'wide' },
    },
    address: { column: { tabular: true, width: 'medium' } },
    id: {},
    role: { value: ({ actorRole }) => actorRole },
    operation: { value: ({ operation }) => operation, filter: (query) => oneOf(query.operation) },
    actorKey: { value: ({ actorId }) => String(actorId), filter: ({ actor }) => oneOf(actor) },
    subjectKey: {
      value: ({ subjectKind, subjectId }) => `${subjectKind}:${subjectId}`,
      filter: ({ user }) => oneOf(user && `user:${user}`),
    },
    text: {
      value: (entry) =>
        [
          entry.actorName,
          entry.actorRole,
          kindOf(entry),
          entry.subjectLabel,
          entry.address ?? '',
          ...entry.changes.map(changeText),
        ].join('\n'),
      filter: ({ typed }) => ({ contains: typed }),
    },
  },
  file: {
    formats: ['csv'],
    fields: ['id', 'at', 'actor', 'role', 'kind', 'subject', 'changes', 'address'],
  },
});
