import { allottedSeatName } from '@seatwise/flows/predictor';
import {
  Badge,
  createColumnHelper,
  DataTable,
  Heading,
  Inline,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../content/data.ts';
import type { Result } from './CheckResult.tsx';

type Change = Result['difference']['examples'][number];

const { result: copy } = content;
const tones = { added: 'positive', changed: 'info', gone: 'caution' } as const;
const kinds = ['added', 'changed', 'gone', 'same', 'samples'] as const;

const helper = createColumnHelper<Change>();

const columnsFor = (number: (value: number) => string): DataTableColumns<Change> => {
  const ranks = (figures: Change['before']): string =>
    figures
      ? copy.ranks(number(figures.minAir), number(figures.maxAir), number(figures.admits))
      : copy.nothing;
  return helper.columns([
    helper.accessor('institute', {
      header: copy.college,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { width: 'wide', onCard: 'title' },
    }),
    helper.accessor((row) => `${row.program}, ${row.quotaName}, ${allottedSeatName(row)}`, {
      id: 'seat',
      header: copy.seat,
      meta: { width: 'wide' },
    }),
    helper.accessor(({ before }) => ranks(before), {
      id: 'before',
      header: copy.before,
      meta: { tabular: true, width: 'medium' },
    }),
    helper.accessor(({ after }) => ranks(after), {
      id: 'after',
      header: copy.after,
      meta: { tabular: true, width: 'medium' },
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
};

const pageSize = 10;

/** The list compared with what is published of the same exam, year and round. */
export const Differences = ({ result: { difference } }: { readonly result: Result }) => {
  const number = useNumberFormatter();
  const columns = useMemo(() => columnsFor((value) => number.format(value)), [number]);
  const table = useDataTable({
    columns,
    data: difference.examples,
    initialState: { pagination: { pageIndex: 0, pageSize } },
  });
  return (
    <Stack as="section">
      <Heading level={3}>{copy.difference}</Heading>
      <Inline>
        {kinds.map((kind) => (
          <Badge key={kind} tone={kind === 'gone' ? 'caution' : 'neutral'} outlined>
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
    </Stack>
  );
};
