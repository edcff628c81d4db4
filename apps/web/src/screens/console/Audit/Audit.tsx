import { audit } from '@seatwise/api-client/contract/audit';
import {
  Button,
  Grid,
  icons,
  Inline,
  Notice,
  PageHeader,
  SearchField,
  Select,
  Stack,
  Text,
  TextField,
  useNumberFormatter,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content } from '../../../content/audit.ts';
import { ConsoleList } from '../console-list/ConsoleList.tsx';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import type { AuditEntry } from '../audit-trail/auditEntry.ts';
import { actorsIn, auditList } from './auditList.tsx';

const getRowId = ({ id }: AuditEntry): string => String(id);

/** As the newest change calls the user. */
const nameOfUser = (entries: readonly AuditEntry[], id: string): string =>
  entries.find((entry) => entry.subjectKind === 'user' && entry.subjectId === id)?.subjectLabel ??
  content.somebody(id);

const noEntries: readonly AuditEntry[] = [];

const kinds = [
  { value: '', label: content.allKinds },
  ...Object.entries(content.kinds).map(([value, label]) => ({ value, label })),
];

/** Whether the chain of the entries is whole, once that is known. */
const ChainNotice = () => {
  const number = useNumberFormatter();
  const { data, status, refetch } = useQuery(audit, 'verifyAuditTrail');
  if (status === 'failed')
    return (
      <LoadFailure again={content.checkAgain} onRetry={refetch}>
        {content.unchecked}
      </LoadFailure>
    );
  if (!data) return null;
  const { entries, brokenAt } = data;
  if (brokenAt !== null) return <Notice tone="critical">{content.broken(brokenAt)}</Notice>;
  return entries > 0 && <Notice tone="positive">{content.whole(number.format(entries))}</Notice>;
};

/** Every change by staff: who, what, before and after, when, from where. */
export const Audit = () => {
  const { data: entries = noEntries, status, refetch } = useQuery(audit, 'listAuditEntries', {});
  const [query, update] = useUrlQuery(auditList.codec);
  const actors = useMemo(
    () => [{ value: '', label: content.anyActor }, ...actorsIn(entries)],
    [entries],
  );

  return (
    <Stack gap="lg">
      <PageHeader title={content.heading} subtitle={content.subtitle} />
      <ChainNotice />
      <Grid columns={3}>
        <SearchField
          label={content.search}
          placeholder={content.searchPlaceholder}
          value={query.typed}
          onChange={({ value }) => update({ typed: value }, 'replace')}
        />
        <Select
          label={content.kind}
          required
          value={query.operation}
          options={kinds}
          onChange={({ value }) => update({ operation: value }, 'replace')}
        />
        <Select
          label={content.actor}
          required
          value={query.actor}
          options={actors}
          onChange={({ value }) => update({ actor: value }, 'replace')}
        />
        <TextField
          label={content.from}
          type="date"
          marksOptional={false}
          value={query.from}
          onChange={({ value }) => update({ from: value }, 'replace')}
        />
        <TextField
          label={content.to}
          type="date"
          marksOptional={false}
          value={query.to}
          onChange={({ value }) => update({ to: value }, 'replace')}
        />
      </Grid>
      {query.user && (
        <Inline>
          <Text as="div">{content.onlyOf(nameOfUser(entries, query.user))}</Text>
          <Button tone="secondary" size="compact" onPress={() => update({ user: '' })}>
            {content.showAll}
          </Button>
        </Inline>
      )}
      <ConsoleList
        list={auditList}
        context={undefined}
        operation={audit.listAuditEntries}
        text={content}
        icon={icons.ListChecks}
        rows={entries}
        getRowId={getRowId}
        status={status}
        onRetry={refetch}
        query={query}
        onSort={(sorting) => update({ sorting }, 'replace')}
      />
    </Stack>
  );
};
