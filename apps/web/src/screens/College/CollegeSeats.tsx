import { seatAccessOf } from '@seatwise/flows/eligibility';
import {
  createColumnHelper,
  DataTable,
  EmptyState,
  Heading,
  Provenance,
  Stack,
  useDataTable,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../content/college.ts';
import type { CollegeDetails } from './useCollege.ts';

type Seat = CollegeDetails['seats'][number];

const helper = createColumnHelper<Seat>();
const { columns: heads } = content;

const columnsFor = (number: Intl.NumberFormat, rupees: Intl.NumberFormat): DataTableColumns<Seat> =>
  helper.columns([
    helper.accessor('program', { header: heads.program, meta: { onCard: 'title' } }),
    helper.accessor('quotaName', { header: heads.quotaName }),
    helper.accessor(({ quotaName }) => content.access[seatAccessOf(quotaName)], {
      id: 'access',
      header: heads.access,
    }),
    helper.accessor(({ seats }) => seats ?? null, {
      id: 'seats',
      header: heads.seats,
      cell: ({ getValue }) => {
        const count = getValue();
        return count === null ? content.unknownValue : number.format(count);
      },
      meta: { align: 'end', tabular: true },
    }),
    helper.accessor(({ fee }) => fee?.value ?? null, {
      id: 'fee',
      header: heads.fee,
      cell: ({ getValue }) => {
        const fee = getValue();
        return fee === null ? content.unknownValue : rupees.format(fee);
      },
      meta: { align: 'end', tabular: true },
    }),
    helper.accessor('source', {
      header: heads.source,
      cell: ({ row: { original } }) => (
        <Provenance source={original.fee?.source ?? original.source} asOf={original.fee?.asOf} />
      ),
    }),
  ]);

/** The seats of a college by programme and quota, with who may apply and what a year costs. */
export const CollegeSeats = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const number = useNumberFormatter();
  const rupees = useNumberFormatter({
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  const columns = useMemo(() => columnsFor(number, rupees), [number, rupees]);
  const table = useDataTable({ columns, data: seats });
  return (
    <Stack as="section">
      <Heading level={2}>{content.seats}</Heading>
      <DataTable
        table={table}
        caption={content.seats}
        rowKey="index"
        density="compact"
        empty={<EmptyState title={content.noSeats} />}
      />
    </Stack>
  );
};
