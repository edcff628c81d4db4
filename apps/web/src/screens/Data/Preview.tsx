import {
  createColumnHelper,
  DataTable,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../content/data.ts';
import type { Result } from './CheckResult.tsx';
import { pagesOf } from './pages.ts';
import { seatText } from './seatText.ts';

type Row = Result['preview'][number];

const { result: copy } = content;
const helper = createColumnHelper<Row>();

const columnsFor = (number: (value: number) => string): DataTableColumns<Row> =>
  helper.columns([
    helper.accessor('institute', {
      header: copy.college,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { width: 'wide', onCard: 'title' },
    }),
    helper.accessor(seatText, { id: 'seat', header: copy.seat, meta: { width: 'wide' } }),
    helper.accessor(
      ({ minAir, maxAir, admits }) => copy.ranks(number(minAir), number(maxAir), number(admits)),
      { id: 'ranks', header: copy.after, meta: { tabular: true, width: 'medium' } },
    ),
  ]);

/** Some seats as they will be published. */
export const Preview = ({ rows }: { readonly rows: readonly Row[] }) => {
  const number = useNumberFormatter();
  const columns = useMemo(() => columnsFor((value) => number.format(value)), [number]);
  const table = useDataTable({ columns, data: rows, initialState: pagesOf(rows) });
  return (
    <DataTable
      table={table}
      caption={copy.preview}
      density="compact"
      empty={<Text>{copy.nothingUsable}</Text>}
    />
  );
};
