import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createTable } from '../../table/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { DataTable } from './DataTable.tsx';
import { createColumnHelper, type DataTableColumns } from './dataTableFeatures.ts';
import type { DataTableProps } from './dataTableProps.ts';
import { useDataTable, type DataTableState } from './useDataTable.ts';
import { virtualRows } from './virtualRows.ts';

interface Seat {
  readonly id: number;
  readonly institute: string;
  readonly quota: string;
  readonly category: string;
  readonly rank: number;
}

const institutes = [
  'All India Institute of Medical Sciences, New Delhi',
  'Maulana Azad Medical College, New Delhi',
  'Jawaharlal Institute of Postgraduate Medical Education and Research, Puducherry',
  'Christian Medical College, Vellore',
  'Grant Government Medical College, Mumbai',
];
const quotas = ['All India', 'Open Seat', 'Deemed/Paid Seats'];
const categories = ['General', 'OBC', 'SC', 'ST', 'EWS'];

const seats = (count: number, named = institutes): readonly Seat[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    institute: named[index % named.length]!,
    quota: quotas[index % quotas.length]!,
    category: categories[(index * 7) % categories.length]!,
    rank: ((index * 7919) % 100_003) + 1,
  }));

const helper = createColumnHelper<Seat>();
const institute = helper.accessor('institute', {
  header: 'Institute',
  meta: { onCard: 'title' },
});
const rank = helper.accessor('rank', {
  header: 'Closing rank',
  cell: ({ getValue }) => getValue().toLocaleString('en-IN'),
  meta: { align: 'end', tabular: true },
});
const columns = helper.columns([
  institute,
  helper.accessor('quota', { header: 'Quota' }),
  helper.accessor('category', {
    header: 'Category',
    cell: ({ getValue }) => <Badge>{getValue()}</Badge>,
    enableSorting: false,
  }),
  rank,
]);
const filterableColumns = columns.map((column) => ({
  ...column,
  enableColumnFilter: column.header !== 'Closing rank',
}));

interface SeatTableProps extends Partial<Omit<DataTableProps<Seat>, 'table'>> {
  /** The seats to show. */
  readonly seats?: readonly Seat[];
  /** The initial state of the table. */
  readonly state?: Partial<DataTableState>;
  readonly columns?: DataTableColumns<Seat>;
  readonly selectable?: boolean;
  readonly filterable?: boolean;
  /** Whether the seats of an institute are listed together. */
  readonly grouped?: boolean;
}

const few = seats(5);
const three = seats(3, ['AIIMS Delhi', 'JIPMER Puducherry', 'CMC Vellore']);

const instituteOf = ({ institute }: Seat): string => institute;

const SeatTable = ({
  seats: data = few,
  state,
  selectable = false,
  filterable = false,
  columns: shown = filterable ? filterableColumns : columns,
  grouped = false,
  ...props
}: SeatTableProps) => {
  const engine = useMemo(() => {
    const made = createTable<Seat>({
      id: 'number',
      institute: 'text',
      quota: 'text',
      category: 'text',
      rank: 'number',
    });
    made.append(data);
    return made;
  }, [data]);
  const table = useDataTable<Seat>({
    columns: shown,
    data,
    engine,
    getGroup: grouped ? instituteOf : undefined,
    selectable,
    ...(state && { initialState: state }),
  });
  return (
    <DataTable
      table={table}
      caption="Seats"
      empty={
        <EmptyState title="No seats found" action={<Button tone="secondary">Clear Filters</Button>}>
          No seat fits these filters. Take one away.
        </EmptyState>
      }
      {...props}
    />
  );
};

/** The code that Storybook offers to copy: the table with its columns and rows. */
const code = `import { createColumnHelper, DataTable, EmptyState, useDataTable } from '@seatwise/ui';

interface Seat {
  readonly institute: string;
  readonly rank: number;
}
const column = createColumnHelper<Seat>();
const columns = column.columns([
  column.accessor('institute', { header: 'Institute' }),
  column.accessor('rank', { header: 'Closing rank', meta: { align: 'end', tabular: true } }),
]);

export const SeatTable = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const table = useDataTable<Seat>({ columns, data: seats });
  return <DataTable table={table} caption="Seats" empty={<EmptyState title="No seats found" />} />;
};`;

const meta = {
  title: 'Components/DataTable',
  component: SeatTable,
  parameters: {
    wide: true,
    docs: { source: { code } },
    guidance: {
      do: [
        'Let the first column name its row.',
        'Set figures in columns of one width, at the end of the line.',
        'Keep page, sorting and filters in the address.',
        'Let rows be selected only where something can be done with them.',
      ],
      dont: [
        'Do not fetch inside a cell.',
        'Do not show more than ten columns: leave the rest to the record’s own page.',
      ],
      pictures: [
        {
          right: {
            shows: <SeatTable seats={three} columns={helper.columns([institute, rank])} />,
            says: 'Figures stand one below the other: the smallest rank is seen at once.',
          },
          wrong: {
            shows: (
              <SeatTable
                seats={three}
                columns={helper.columns([institute, { ...rank, meta: {} }])}
              />
            ),
            says: 'Figures at the start of the line have to be read one by one.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof SeatTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A table cell, or a text of a card. */
const firstInstitute = /All India Institute of Medical Sciences/;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstInstitute)).toBeVisible();
    await expect(canvas.getAllByText('Open Seat').length).toBeGreaterThan(0);
  },
};

export const Sorted: Story = {
  args: { state: { sorting: [{ id: 'rank', desc: true }] } },
  play: async ({ canvas }) => {
    const head = canvas.queryByRole('columnheader', { name: 'Closing rank' });
    if (head) await expect(head).toHaveAttribute('aria-sort', 'descending');
    else
      await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('Closing rank, descending');
  },
};

export const Compact: Story = {
  args: { density: 'compact', seats: seats(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(firstInstitute)).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { loading: true, seats: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { seats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No seats found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    seats: [],
    empty: 'No seats to show.',
    failure: { message: 'Failed to load the seat matrix.', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.failure!.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongValues: Story = {
  args: {
    seats: [
      {
        id: 1,
        institute:
          'Employees State Insurance Corporation Post Graduate Institute of Medical Sciences and Research, Joka, Kolkata',
        quota:
          'Internal — Puducherry UT Domicile (Government and Private Colleges of the Territory)',
        category: 'EWS',
        rank: 1_234_567,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,34,567')).toBeInTheDocument();
  },
};

export const AHundredThousandRows: Story = {
  args: {
    seats: seats(100_000),
    filterable: true,
    state: { pagination: { pageIndex: 0, pageSize: 10 } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 / 10000')).toBeInTheDocument();
    // On phones the filters are inside a disclosure.
    const behind = canvas.queryByText('Sort and filter');
    if (behind) await userEvent.click(behind);
    await userEvent.click(canvas.getByRole('button', { name: /Quota: -- All --$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Open Seat/ }));
    await waitFor(() => expect(canvas.getByText('Page 1 / 3334')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Table Filters' }));
    await waitFor(() => expect(canvas.getByText('Page 1 / 10000')).toBeInTheDocument());
  },
};

export const Virtualized: Story = {
  args: { virtualRows, seats: seats(50_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(firstInstitute)[0]).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60),
    );
  },
};

export const ColumnsMenu: Story = {
  args: { columnsMenu: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const list = within(await screen.findByRole('menu', { name: 'Columns' }));
    // The row header cannot be hidden.
    await expect(list.queryByText('Institute')).toBeNull();
    await userEvent.click(list.getByRole('menuitemcheckbox', { name: 'Quota' }));
    await waitFor(() => expect(canvas.queryByText('Open Seat')).toBeNull());
  },
};

export const Selection: Story = {
  args: { selectable: true, state: { rowSelection: { 1: true, 3: true } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 rows selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Christian/ }));
    await expect(canvas.getByText('1 row selected')).toBeVisible();
  },
};

export const StickyColumn: Story = {
  args: { selectable: true },
  render: (args) => (
    <div style={{ width: '24rem', maxWidth: '100%' }}>
      <SeatTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.queryByRole('region', { name: 'Seats' });
    // On phones there are cards, without horizontal scrolling.
    if (!region) return;
    const [cell] = canvas.getAllByRole('rowheader');
    const { left } = cell!.getBoundingClientRect();
    const rightToLeft = getComputedStyle(region).direction === 'rtl';
    region.scrollLeft = rightToLeft ? -region.scrollWidth : region.scrollWidth;
    await waitFor(() => expect(Math.abs(region.scrollLeft)).toBeGreaterThan(0));
    await expect(cell!.getBoundingClientRect().left).toBe(left);
  },
};

export const NamesOnce: Story = {
  name: 'Each name once',
  args: {
    seats: seats(12),
    oneLine: true,
    density: 'compact',
    columns: columns.map((column) =>
      column.header === 'Institute'
        ? Object.assign({}, column, { meta: { onCard: 'title', renderRepeated: () => null } })
        : column,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(firstInstitute)).toHaveLength(3);
  },
};

export const Grouped: Story = {
  args: {
    seats: seats(40),
    state: { pagination: { pageIndex: 0, pageSize: 12 }, columnVisibility: { category: false } },
    filterable: true,
    filterPlacement: 'above',
    grouped: true,
    renderGroup: ({ institute }) => <Heading level={3}>{institute}</Heading>,
    pageSizes: [12, 24],
  },
  play: async ({ canvas, userEvent }) => {
    const headings = (): (string | null)[] =>
      canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings()).toEqual(institutes.slice(0, 2));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '24');
    await waitFor(() => expect(headings()).toEqual(institutes.slice(0, 3)));
  },
};
