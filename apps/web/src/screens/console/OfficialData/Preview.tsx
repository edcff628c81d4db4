import type { DataKind } from '@seatwise/api-client/contract/constants/data';
import {
  createColumnHelper,
  DataTable,
  Text,
  useDataTable,
  type DataTableColumns,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../../content/officialData.ts';
import type { Result } from './CheckResult.tsx';
import { pagesOf } from './pages.ts';
import { RowValues } from './RowValues.tsx';

type Row = Result['preview'][number];

const { result: copy } = content;
const helper = createColumnHelper<Row>();

const columnsFor = (kind: DataKind): DataTableColumns<Row> =>
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
      id: 'values',
      header: copy.after,
      cell: ({ row: { original } }) => <RowValues kind={kind} values={original.values} />,
      meta: { tabular: true, width: 'wide' },
    }),
  ]);

interface PreviewProps {
  readonly kind: DataKind;
  readonly rows: readonly Row[];
}

/** Some rows as they will be published. */
export const Preview = ({ kind, rows }: PreviewProps) => {
  const columns = useMemo(() => columnsFor(kind), [kind]);
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
