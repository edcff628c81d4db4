import type { DataKind } from '@seatwise/api-client/contract/constants/data';
import {
  Badge,
  createColumnHelper,
  DataTable,
  Disclosure,
  Heading,
  Inline,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../../content/officialData.ts';
import type { Result } from './CheckResult.tsx';
import { pagesOf } from './pages.ts';
import { Preview } from './Preview.tsx';
import { RowValues } from './RowValues.tsx';

type Change = Result['difference']['examples'][number];

const { result: copy } = content;
const tones = { added: 'positive', changed: 'info', gone: 'caution' } as const;
const kinds = ['added', 'changed', 'gone', 'same', 'samples'] as const;

const helper = createColumnHelper<Change>();

const columnsFor = (kind: DataKind): DataTableColumns<Change> =>
  helper.columns([
    helper.accessor('title', {
      header: copy.subject,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { width: 'wide', onCard: 'title' },
    }),
    helper.accessor(({ detail }) => detail || copy.nothing, {
      id: 'detail',
      header: copy.detail,
      meta: { width: 'medium' },
    }),
    helper.display({
      id: 'before',
      header: copy.before,
      cell: ({ row: { original } }) => (
        <RowValues kind={kind} values={original.before} comparedWith={original.after} />
      ),
      meta: { tabular: true, width: 'wide' },
    }),
    helper.display({
      id: 'after',
      header: copy.after,
      cell: ({ row: { original } }) => (
        <RowValues kind={kind} values={original.after} comparedWith={original.before} />
      ),
      meta: { tabular: true, width: 'wide' },
    }),
    helper.display({
      id: 'change',
      header: copy.change,
      cell: ({ row: { original } }) => (
        <Badge tone={tones[original.change]}>{copy.changes[original.change]}</Badge>
      ),
      meta: { width: 'narrow' },
    }),
  ]);

interface DifferencesProps {
  readonly kind: DataKind;
  readonly result: Result;
}

/** How much publishing puts in force: one row of a list may be a part of an entry, or hold several. */
export const entriesOf = ({ difference: { added, changed, same } }: Result): number =>
  added + changed + same;

/** The list compared with the published one that it takes the place of. */
export const Differences = ({ kind, result }: DifferencesProps) => {
  const { difference, preview, used } = result;
  const number = useNumberFormatter();
  const columns = useMemo(() => columnsFor(kind), [kind]);
  const table = useDataTable({
    columns,
    data: difference.examples,
    initialState: pagesOf(difference.examples),
  });
  return (
    <Stack as="section">
      <Heading level={3}>{copy.difference}</Heading>
      {used > 0 && (
        <Text size="small" tone="muted">
          {copy.entries(number.format(used), number.format(entriesOf(result)))} {copy.entryIs[kind]}
        </Text>
      )}
      <Inline>
        {kinds.map((kind) => (
          <Badge
            key={kind}
            tone={kind === 'gone' && difference.gone > 0 ? 'caution' : 'neutral'}
            outlined
          >
            {copy.problemCount(copy.changes[kind], number.format(difference[kind]))}
          </Badge>
        ))}
      </Inline>
      <DataTable
        table={table}
        caption={copy.changeCaption}
        density="compact"
        empty={<Text>{copy.noChange}</Text>}
      />
      <Disclosure title={copy.preview}>
        <Preview kind={kind} rows={preview} />
      </Disclosure>
    </Stack>
  );
};
