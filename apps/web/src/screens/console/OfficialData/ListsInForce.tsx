import { dataKinds } from '@seatwise/api-client/contract/constants/data';
import {
  Button,
  createColumnHelper,
  DataTable,
  EmptyState,
  icons,
  Link,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../../content/officialData.ts';
import type { PublishedData, Version } from './useVersions.ts';

const { lists: copy, versions } = content;

const helper = createColumnHelper<Version>();

const columnsFor = (number: (value: number) => string, onWithdraw: (version: Version) => void) =>
  helper.columns([
    helper.display({
      id: 'list',
      header: copy.list,
      cell: ({ row: { original: version } }) => (
        <Stack gap="xxs">
          <bdi>{copy.name(dataKinds[version.kind].label, version.source)}</bdi>
          <Link href={version.documentUrl} standalone newTab>
            {versions.open}
          </Link>
        </Stack>
      ),
      meta: { width: 'broad', onCard: 'title' },
    }),
    helper.accessor((version) => version.exam ?? copy.every, { id: 'exam', header: copy.exam }),
    helper.accessor('year', { header: copy.year, meta: { tabular: true, align: 'end' } }),
    helper.accessor((version) => version.round ?? copy.every, {
      id: 'round',
      header: copy.round,
      meta: { width: 'medium' },
    }),
    helper.accessor('rows', {
      header: versions.entries,
      cell: ({ getValue }) => number(getValue()),
      meta: { tabular: true, align: 'end', width: 'narrow' },
    }),
    helper.accessor('id', {
      header: versions.id,
      meta: { tabular: true, align: 'end', width: 'narrow' },
    }),
    helper.display({
      id: 'withdraw',
      header: copy.action,
      cell: ({ row: { original: version } }) => (
        <Button tone="secondary" size="compact" onPress={() => onWithdraw(version)}>
          {copy.withdraw}
        </Button>
      ),
      meta: { width: 'narrow', onCard: 'actions' },
    }),
  ]);

/** By exam, then the newest year first, then by round. */
const inOrder = (one: Version, other: Version): number =>
  (one.exam ?? '').localeCompare(other.exam ?? '') ||
  other.year - one.year ||
  one.kind.localeCompare(other.kind) ||
  (one.round ?? '').localeCompare(other.round ?? '');

interface ListsInForceProps {
  readonly data: PublishedData;
  readonly onWithdraw: (version: Version) => void;
}

/** Every list that students see, by exam, year and round. */
export const ListsInForce = ({ data, onWithdraw }: ListsInForceProps) => {
  const number = useNumberFormatter();
  const lists = useMemo(
    () => data.versions.filter(({ inForce }) => inForce).toSorted(inOrder),
    [data],
  );
  const columns = useMemo(
    () => columnsFor((value) => number.format(value), onWithdraw),
    [number, onWithdraw],
  );
  const table = useDataTable({ columns, data: lists, getRowId: ({ id }) => String(id) });
  return (
    <DataTable
      table={table}
      caption={copy.caption}
      density="compact"
      empty={
        <EmptyState title={versions.none} icon={icons.TrendingUp}>
          <Text as="span">{versions.noneHint}</Text>
        </EmptyState>
      }
    />
  );
};
