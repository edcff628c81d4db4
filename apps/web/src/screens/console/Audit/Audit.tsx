import { audit } from '@seatwise/api-client/contract/audit';
import {
  Button,
  Disclosure,
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
  VisuallyHidden,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content } from '../../../content/audit.ts';
import { ConsoleList } from '../console-list/ConsoleList.tsx';
import { useListQuery } from '../console-list/useListQuery.ts';
import { labelledOptions } from '../../../lib/options.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import type { AuditEntry } from '../audit-trail/auditEntry.ts';
import { actorsIn, auditList } from './auditList.tsx';

/** The name of a user in the newest change. */
const nameOfUser = (entries: readonly AuditEntry[], id: string): string =>
  entries.find((entry) => entry.subjectKind === 'user' && entry.subjectId === id)?.subjectLabel ??
  content.somebody(id);

const noEntries: readonly AuditEntry[] = [];

const kinds = labelledOptions({ '': content.allKinds, ...content.kinds });

/** Says whether the chain of the entries is intact, once that is known. */
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
  const { update, field, sorted } = useListQuery(auditList);
  const { user, operation, actor, from, to } = sorted.query;
  const actors = useMemo(
    () => [{ value: '', label: content.anyActor }, ...actorsIn(entries)],
    [entries],
  );
  const labelIn = (options: typeof actors, value: string): string =>
    options.find((option) => option.value === value)?.label ?? value;
  const inUse = [
    { name: 'operation', text: operation && labelIn(kinds, operation) },
    { name: 'actor', text: actor && labelIn(actors, actor) },
    { name: 'from', text: from && `${content.from} ${from}` },
    { name: 'to', text: to && `${content.to} ${to}` },
  ].filter(({ text }) => text !== '');

  return (
    <Stack gap="lg">
      <PageHeader title={content.heading} subtitle={content.subtitle} />
      <ChainNotice />
      <SearchField
        {...field('typed')}
        label={content.search}
        placeholder={content.searchPlaceholder}
      />
      <Disclosure quiet title={content.filters}>
        <Grid columns={2}>
          <Select {...field('operation')} label={content.kind} required options={kinds} />
          <Select {...field('actor')} label={content.actor} required options={actors} />
          <TextField {...field('from')} label={content.from} type="date" marksOptional={false} />
          <TextField {...field('to')} label={content.to} type="date" marksOptional={false} />
        </Grid>
      </Disclosure>
      {inUse.length > 0 && (
        <Inline gap="xs">
          {inUse.map(({ name, text }) => (
            <Button
              key={name}
              tone="secondary"
              size="compact"
              icon={icons.X}
              onPress={() => update({ [name]: '' })}
            >
              <VisuallyHidden>{content.withoutFilter} </VisuallyHidden>
              {text}
            </Button>
          ))}
        </Inline>
      )}
      {user && (
        <Inline>
          <Text as="div">{content.onlyOf(nameOfUser(entries, user))}</Text>
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
        status={status}
        onRetry={refetch}
        {...sorted}
      />
    </Stack>
  );
};
