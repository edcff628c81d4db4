import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import {
  Badge,
  Button,
  createColumnHelper,
  DataTable,
  EmptyState,
  icons,
  Inline,
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
const tones = { inForce: 'positive', replaced: 'neutral', withdrawn: 'caution' } as const;

const stateOf = ({ inForce, withdrawnAt }: Version): State => {
  if (withdrawnAt != null) return 'withdrawn';
  return inForce ? 'inForce' : 'replaced';
};

const columnsFor = (
  number: (value: number) => string,
  onRestore: (version: Version) => void,
): DataTableColumns<Version> =>
  helper.columns([
    helper.accessor('id', {
      header: copy.id,
      meta: { tabular: true, align: 'end', width: 'narrow' },
    }),
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
      meta: { tabular: true, align: 'end', width: 'narrow' },
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
        const state = stateOf(version);
        return (
          <Inline>
            <Badge tone={tones[state]}>{copy.states[state]}</Badge>
            {version.canRestore && (
              <Button tone="secondary" size="compact" onPress={() => onRestore(version)}>
                {copy.restore}
              </Button>
            )}
          </Inline>
        );
      },
      meta: { width: 'medium' },
    }),
  ]);

interface VersionsProps {
  readonly data: PublishedData;
  readonly onRestore: (version: Version) => void;
}

/** Every version that was published, the newest first. */
export const Versions = ({ data: { versions }, onRestore }: VersionsProps) => {
  const number = useNumberFormatter();
  const columns = useMemo(
    () => columnsFor((value) => number.format(value), onRestore),
    [number, onRestore],
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
