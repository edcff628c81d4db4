import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import {
  Badge,
  createColumnHelper,
  DataTable,
  EmptyState,
  icons,
  Link,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../../content/officialData.ts';
import { listText } from './listText.ts';
import type { PublishedData, Version } from './useVersions.ts';

const { versions: copy } = content;

const helper = createColumnHelper<Version>();

type State = keyof typeof copy.states;
const tones = { current: 'positive', earlier: 'neutral', withdrawn: 'caution' } as const;

const stateOf = ({ id, withdrawnAt }: Version, current: number): State => {
  if (withdrawnAt != null) return 'withdrawn';
  return id === current ? 'current' : 'earlier';
};

const columnsFor = (
  current: number,
  number: (value: number) => string,
): DataTableColumns<Version> =>
  helper.columns([
    helper.accessor('id', { header: copy.id, meta: { tabular: true, width: 'narrow' } }),
    helper.display({
      id: 'list',
      header: copy.list,
      cell: ({ row: { original: version } }) => (
        <Stack gap="xs">
          <bdi>{listText(version)}</bdi>
          <Link href={version.documentUrl} standalone newTab>
            {copy.open}
          </Link>
        </Stack>
      ),
      meta: { width: 'broad', onCard: 'title' },
    }),
    helper.accessor('rows', {
      header: copy.entries,
      cell: ({ getValue }) => number(getValue()),
      meta: { tabular: true, width: 'narrow' },
    }),
    helper.display({
      id: 'at',
      header: copy.at,
      cell: ({ row: { original: version } }) => (
        <Stack gap="xs">
          <span>{shortDateTime(timeOf(version.publishedAt))}</span>
          <Text size="small" tone="muted">
            <bdi>{copy.by(version.publishedBy)}</bdi>
          </Text>
        </Stack>
      ),
      meta: { tabular: true, width: 'medium' },
    }),
    helper.display({
      id: 'state',
      header: copy.state,
      cell: ({ row: { original: version } }) => {
        const state = stateOf(version, current);
        return <Badge tone={tones[state]}>{copy.states[state]}</Badge>;
      },
      meta: { width: 'medium' },
    }),
  ]);

/** Every version that was published, the newest first. */
export const Versions = ({ data: { versions, current } }: { readonly data: PublishedData }) => {
  const number = useNumberFormatter();
  const columns = useMemo(
    () => columnsFor(current, (value) => number.format(value)),
    [current, number],
  );
  const table = useDataTable({ columns, data: versions, getRowId: ({ id }) => String(id) });
  return (
    <DataTable
      table={table}
      caption={copy.caption}
      density="compact"
      empty={
        <EmptyState title={copy.none} icon={icons.TrendingUp}>
          {copy.noneHint}
        </EmptyState>
      }
    />
  );
};
