import { audit } from '@seatwise/api-client/contract/audit';
import { shortDateTime, timeOf } from '@seatwise/flows/admin-users';
import { Button, Inline, Link, Skeleton, Stack, Text } from '@seatwise/ui';
import { useCallback } from 'react';
import { content } from '../../content/audit.ts';
import { changeText, kindOf, type AuditEntry } from '../../features/audit-trail/auditEntry.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';

/** How many changes show; the audit trail has all. */
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

/** What staff changed of a user, the newest first. */
export const UserHistory = ({ userId }: { readonly userId: number }) => {
  const { api } = useServices();
  const { answer, status, reload } = useAnswer(
    useCallback(
      (signal) => api.area(audit).listAuditEntries({ userId }, { signal }),
      [api, userId],
    ),
  );
  return (
    <Stack gap="sm">
      {status === 'loading' && (
        <output aria-label={content.ofUserLoading}>
          <Skeleton />
        </output>
      )}
      {status === 'failed' && (
        <Inline gap="xs">
          <Text as="div">{content.failed}</Text>
          <Button tone="text" size="compact" onPress={reload}>
            {content.again}
          </Button>
        </Inline>
      )}
      {answer?.length === 0 && <Text tone="muted">{content.ofUserNone}</Text>}
      {answer && answer.length > 0 && (
        <Stack as="ol" gap="sm">
          {answer.slice(0, shown).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
      <Inline>
        <Link href={`${paths.adminAudit}?user=${userId}`} standalone>
          {content.ofUserAll}
        </Link>
      </Inline>
    </Stack>
  );
};
