import { audit } from '@seatwise/api-client/contract/audit';
import { shortDateTime, timeOf } from '@seatwise/flows/admin-users';
import { isNotOffered } from '@seatwise/flows/shared';
import { Inline, Link, Stack, Text } from '@seatwise/ui';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/audit.ts';
import { changeText, kindOf, type AuditEntry } from '../audit-trail/auditEntry.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { paths } from '../../../paths.ts';

/** The number of changes shown; the audit trail has all. */
const shown = 5;

const Entry = ({ entry }: { readonly entry: AuditEntry }) => (
  <li>
    <Text as="div">
      {kindOf(entry)} <bdi>{content.by(entry.actorName)}</bdi>
    </Text>
    <Text as="div" size="small" tone="muted" tabular>
      {shortDateTime(timeOf(entry.at))}
    </Text>
    {entry.changes.map((change) => (
      <Text key={change.field} as="div" size="small">
        <bdi>{changeText(change)}</bdi>
      </Text>
    ))}
  </li>
);

/** The changes that staff made to a user, the newest first; renders nothing without an audit trail. */
export const UserHistory = ({ userId }: { readonly userId: number }) => {
  const query = useQuery(audit, 'listAuditEntries', { userId }, { nullIf: isNotOffered });
  if (query.data === null) return null;
  return (
    <Stack gap="sm">
      <Loaded
        query={query}
        loading={content.ofUserLoading}
        failed={content.failed}
        empty={<Text tone="muted">{content.ofUserNone}</Text>}
      >
        {(entries) => (
          <Stack as="ol" gap="sm">
            {entries.slice(0, shown).map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Stack>
        )}
      </Loaded>
      <Inline>
        <Link href={`${paths.adminAudit}?user=${userId}`} standalone>
          {content.ofUserAll}
        </Link>
      </Inline>
    </Stack>
  );
};
