import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createTable } from '../../table/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps } from './dataTableTypes.ts';
import type { Sort } from './sorting.ts';

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

const seats = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    institute: institutes[index % institutes.length]!,
    quota: quotas[index % quotas.length]!,
    category: categories[(index * 7) % categories.length]!,
    rank: ((index * 7919) % 100_003) + 1,
  }));

const columns: readonly DataTableColumn<Seat>[] = [
  {
    id: 'institute',
    header: 'Institute',
    cell: (seat) => seat.institute,
    sortable: true,
    onCard: 'title',
  },
  { id: 'quota', header: 'Quota', cell: (seat) => seat.quota, sortable: true },
  { id: 'category', header: 'Category', cell: (seat) => <Badge>{seat.category}</Badge> },
  {
    id: 'rank',
    header: 'Closing rank',
    cell: (seat) => seat.rank.toLocaleString('en-IN'),
    sortable: true,
    align: 'end',
    tabular: true,
  },
];

const SeatTable = (props: Partial<DataTableProps<Seat>>) => (
  <DataTable
    caption="Seats"
    columns={columns}
    rows={seats(5)}
    rowKey={({ id }) => id}
    onSortChange={fn()}
    empty={
      <EmptyState title="No seats found" action={<Button tone="secondary">Clear Filters</Button>}>
        No seat fits these filters. Take one away.
      </EmptyState>
    }
    {...props}
  />
);

const meta = {
  title: 'Components/DataTable',
  component: SeatTable,
  parameters: {
    guidance: {
      do: [
        'Let the first column name its row.',
        'Set figures in columns of one width, at the end of the line.',
        'Keep page, sorting and filters in the address.',
      ],
      dont: [
        'Do not fetch inside a cell.',
        'Do not show more than ten columns: leave the rest to the record’s own page.',
      ],
    },
  },
} satisfies Meta<typeof SeatTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The same words in a cell and on a card. */
const firstInstitute = /All India Institute of Medical Sciences/;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstInstitute)).toBeVisible();
    await expect(canvas.getAllByText('Open Seat').length).toBeGreaterThan(0);
  },
};

export const Sorted: Story = {
  args: { sort: { column: 'rank', direction: 'descending' } },
  play: async ({ canvas }) => {
    const head = canvas.queryByRole('columnheader', { name: 'Closing rank' });
    if (head) await expect(head).toHaveAttribute('aria-sort', 'descending');
    else
      await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('Closing rank, descending');
  },
};

export const Compact: Story = {
  args: { density: 'compact', rows: seats(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(firstInstitute)).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No seats found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    rows: [],
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
    rows: [
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

/** A table over a hundred thousand seats, sorted, filtered and paged by the engine. */
const WholeMatrix = () => {
  const table = useMemo(() => {
    const made = createTable<Seat>({
      id: 'number',
      institute: 'text',
      quota: 'text',
      category: 'text',
      rank: 'number',
    });
    made.append(seats(100_000));
    return made;
  }, []);
  const [sort, setSort] = useState<Sort | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [page, setPage] = useState(1);
  const filters = Object.fromEntries(
    Object.entries(chosen).map(([column, values]) => [column, { oneOf: values }]),
  );
  const view = table.view({
    ...(sort && { sort: sort as Sort & { column: keyof Seat } }),
    filters,
  });
  const shown = view.page(page, 10);
  const filterOf = (id: string) => ({
    options: table.facets(id as keyof Seat, filters),
    selected: chosen[id] ?? [],
  });
  return (
    <SeatTable
      columns={columns.map((column) =>
        column.id === 'rank' ? column : Object.assign({ filter: filterOf(column.id) }, column),
      )}
      rows={shown.rows}
      sort={sort}
      onSortChange={setSort}
      onFilterChange={({ column, selected }) => {
        setChosen({ ...chosen, [column]: selected });
        setPage(1);
      }}
      onClearFilters={() => setChosen({})}
      paging={{ page: shown.page, pageCount: shown.pages }}
      onPageChange={(change) => setPage(change.page)}
    />
  );
};

export const AHundredThousandRows: Story = {
  render: () => <WholeMatrix />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 / 10000')).toBeInTheDocument();
    // On a phone the filters stand behind a press.
    const behind = canvas.queryByText('Filters');
    if (behind) await userEvent.click(behind);
    await userEvent.click(canvas.getByRole('button', { name: /Quota: -- All --$/ }));
    await userEvent.click(await canvas.findByRole('option', { name: /Open Seat/ }));
    await waitFor(() => expect(canvas.getByText('Page 1 / 3334')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Table Filters' }));
    await waitFor(() => expect(canvas.getByText('Page 1 / 10000')).toBeInTheDocument());
  },
};

export const Windowed: Story = {
  args: { windowed: true, rows: seats(50_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(firstInstitute)[0]).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60),
    );
  },
};
