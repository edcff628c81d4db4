import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTable } from '../../table/index.ts';
import { announced } from '../../testing/announced.ts';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { DataTable } from './DataTable.tsx';
import { createColumnHelper, type DataTableColumns } from './dataTableFeatures.ts';
import type { DataTableProps } from './dataTableProps.ts';
import { useDataTable, type DataTableOptions, type DataTableState } from './useDataTable.ts';

interface College {
  readonly id: number;
  readonly name: string;
  readonly seats: number;
}

const data: readonly College[] = [
  { id: 1, name: 'AIIMS Delhi', seats: 132 },
  { id: 2, name: 'JIPMER Puducherry', seats: 243 },
];

const engineOf = (colleges: readonly College[]) => {
  const engine = createTable<College>({ id: 'number', name: 'text', seats: 'number' });
  engine.append(colleges);
  return engine;
};
const engine = engineOf(data);

const helper = createColumnHelper<College>();
const columns: DataTableColumns<College> = helper.columns([
  helper.accessor('name', { header: 'Institute', meta: { onCard: 'title' } }),
  helper.accessor('seats', {
    header: 'Seats',
    enableColumnFilter: true,
    meta: { tabular: true, align: 'end' },
  }),
  helper.display({
    id: 'more',
    header: 'Actions',
    cell: ({ row }) => <button type="button">Open {row.original.name}</button>,
    meta: { onCard: 'actions' },
  }),
]);
const getRowId = ({ id }: College): string => String(id);
const filtered = [{ id: 'seats', value: { oneOf: ['243'] } }];

const onStateChange = vi.fn<(change: Partial<DataTableState>) => void>();
const onFilterSearch = vi.fn<NonNullable<DataTableProps<College>['onFilterSearch']>>();
const lastAnnouncement = () => announced().at(-1);
const columnHeader = (name: string) => page.getByRole('columnheader', { name });

interface ShownProps
  extends Partial<Omit<DataTableProps<College>, 'table'>>, Partial<DataTableOptions<College>> {}

/** Uncontrolled, as in most screens. */
const Shown = ({
  columns: shown = columns,
  data: records = data,
  engine: answering = engine,
  state: initial,
  selectable = false,
  onStateChange: tell = onStateChange,
  ...more
}: ShownProps) => {
  const [state, setState] = useState(initial ?? {});
  const table = useDataTable({
    columns: shown,
    data: records,
    engine: answering,
    getRowId,
    selectable,
    state,
    onStateChange: (change) => {
      tell(change);
      setState((before) => ({ ...before, ...change }));
    },
  });
  return (
    <DataTable
      table={table}
      caption="Colleges"
      empty={<p>No college found.</p>}
      onFilterSearch={onFilterSearch}
      {...more}
    />
  );
};

interface ControlledProps {
  readonly sorting: DataTableState['sorting'];
  readonly onChange: (sorting: DataTableState['sorting']) => void;
}

/** With controlled sorting. */
const Controlled = ({ sorting, onChange }: ControlledProps) => {
  const table = useDataTable({
    columns,
    data,
    engine,
    state: { sorting },
    onStateChange: (change) => change.sorting && onChange(change.sorting),
  });
  return <DataTable table={table} caption="Colleges" empty="" />;
};

const show = (more: ShownProps = {}): void => mount(<Shown {...more} />);

const collegesOf = (count: number): Pick<ShownProps, 'data' | 'engine'> => {
  const colleges = Array.from({ length: count }, (_, id) => ({
    id,
    name: `College ${id}`,
    seats: id,
  }));
  return { data: colleges, engine: engineOf(colleges) };
};
const many = collegesOf(50_000);
/** The second of five pages. */
const five = { ...collegesOf(10), state: { pagination: { pageIndex: 1, pageSize: 2 } } };

beforeEach(async () => {
  vi.clearAllMocks();
  await page.viewport(1280, 800);
});

describe('DataTable', () => {
  it('It MUST be a native table with a caption, column headers and row headers.', () => {
    show();
    const table = document.querySelector('table')!;
    expect(table.caption?.textContent).toContain('Colleges');
    const columnHeaders = [...table.querySelectorAll('thead th')];
    expect(columnHeaders.map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
    const rowHeaders = [...table.querySelectorAll('tbody th[scope="row"]')];
    expect(rowHeaders.map((cell) => cell.textContent)).toEqual(data.map(({ name }) => name));
  });

  it('FND-21 On phones it MUST be a list of cards that label each value with its column.', async () => {
    await page.viewport(360, 740);
    show();
    expect(document.querySelector('table')).toBeNull();
    expect(
      page.getByRole('list', { name: 'Colleges' }).getByRole('listitem').elements(),
    ).toHaveLength(2);
    const pairs = [...document.querySelectorAll('dl')].map((list) => list.textContent);
    expect(pairs).toEqual(['Seats132', 'Seats243']);
    await expect.element(page.getByRole('button', { name: 'Open AIIMS Delhi' })).toBeVisible();
  });

  it('A card MUST be rendered by `renderCard` where it is given.', async () => {
    await page.viewport(360, 740);
    show({ renderCard: ({ name }) => <article>{name}</article> });
    const cards = page.getByRole('list', { name: 'Colleges' }).getByRole('article').elements();
    expect(cards.map(({ textContent }) => textContent)).toEqual(data.map(({ name }) => name));
    expect(document.querySelector('dl')).toBeNull();
  });

  it('Only the sorted column MUST have aria-sort.', () => {
    show({ state: { sorting: [{ id: 'seats', desc: true }] } });
    const sorts = [...document.querySelectorAll('th')].map((cell) =>
      cell.getAttribute('aria-sort'),
    );
    expect(sorts).toEqual([null, 'descending', null, null, null]);
  });

  it('Its headers MUST wrap between words instead of making it overflow.', async () => {
    await page.viewport(1024, 800);
    const header = 'A rather long head of a column';
    show({
      columns: Array.from({ length: 6 }, (_, index) => ({
        id: String(index),
        header: index % 2 === 0 ? header : `${header} that sorts`,
        accessorFn: ({ seats }: College) => seats,
        enableSorting: index % 2 === 1,
      })),
    });
    const { scrollWidth, clientWidth } = document.querySelector('section')!;
    expect(scrollWidth).toBe(clientWidth);
    for (const cell of document.querySelectorAll('thead th'))
      expect(cell.scrollWidth).toBe(cell.clientWidth);
  });

  it('The scroll container MUST be named and focusable.', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('region', { name: 'Colleges' })).toHaveFocus();
  });

  it('FND-16 Each sortable header MUST contain a button, and pressing it MUST sort ascending first, then descending.', async () => {
    show();
    const sorting = () => onStateChange.mock.lastCall?.[0].sorting;
    await columnHeader('Institute').getByRole('button').click();
    expect(sorting()).toEqual([{ id: 'name', desc: false }]);
    await columnHeader('Institute').getByRole('button').click();
    expect(sorting()).toEqual([{ id: 'name', desc: true }]);
    await columnHeader('Institute').getByRole('button').click();
    expect(sorting()).toEqual([{ id: 'name', desc: false }]);
    await page.getByRole('button', { name: 'Seats', exact: true }).click();
    expect(sorting()).toEqual([{ id: 'seats', desc: false }]);
    expect(columnHeader('Actions').getByRole('button').elements()).toHaveLength(0);
  });

  it('FND-17 FND-18 FND-19 Each filter MUST offer its values, and report its column with all selected values.', async () => {
    show();
    await page.getByRole('button', { name: /^Filter Seats/ }).click();
    await page.getByRole('option', { name: /^243/ }).click();
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual(filtered);
    await expect.poll(() => document.querySelectorAll('[data-row]')).toHaveLength(1);
  });

  it('The search text of a filter MUST be reported with its column.', async () => {
    show();
    await page.getByRole('button', { name: /^Filter Seats/ }).click();
    await page.getByRole('combobox').fill('24');
    await expect.poll(() => onFilterSearch.mock.calls).toEqual([[{ column: 'seats', text: '24' }]]);
  });

  it("FND-20 'Clear Table Filters' MUST show only while a filter is set, and clear all of them.", async () => {
    const clear = page.getByRole('button', { name: 'Clear Table Filters' });
    show();
    expect(clear.query()).toBeNull();
    show({ state: { columnFilters: filtered } });
    await clear.click();
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual([]);
  });

  it('A list of options MUST NOT move when the first one is selected.', async () => {
    show();
    await page.getByRole('button', { name: /^Filter Seats/ }).click();
    const option = page.getByRole('option', { name: /^243/ });
    const { top } = option.element().getBoundingClientRect();
    await option.click();
    await expect.element(page.getByText('Clear Table Filters')).toBeVisible();
    expect(option.element().getBoundingClientRect().top).toBe(top);
  });

  it('On phones sorting and filters MUST be above the cards.', async () => {
    await page.viewport(360, 740);
    show();
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'Seats, descending');
    expect(onStateChange.mock.lastCall?.[0].sorting).toEqual([{ id: 'seats', desc: true }]);
    await page.getByText('Filters').click();
    await page.getByRole('button', { name: /^Seats: / }).click();
    await page.getByRole('combobox', { name: 'Search Seats' }).fill('13');
    await expect.poll(() => onFilterSearch.mock.calls).toEqual([[{ column: 'seats', text: '13' }]]);
    await page.getByRole('option', { name: /^132/ }).click();
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual([
      { id: 'seats', value: { oneOf: ['132'] } },
    ]);
  });

  it('Rows keyed by index MUST reuse their elements when their content changes.', async () => {
    show({ rowKey: 'index' });
    const firstRow = () => document.querySelector('tbody tr')!;
    const before = firstRow();
    await columnHeader('Institute').getByRole('button').click();
    await columnHeader('Institute').getByRole('button').click();
    await expect.poll(() => firstRow().textContent).toContain('JIPMER Puducherry');
    expect(firstRow()).toBe(before);
  });

  it('While loading it MUST show skeleton rows and be marked as busy.', async () => {
    show({ data: [], engine: engineOf([]), loading: true });
    expect(document.querySelector('table')?.ariaBusy).toBe('true');
    expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(2);
    expect(page.getByText('No college found.').query()).toBeNull();
    await page.viewport(360, 740);
    show({ data: [], engine: engineOf([]), loading: true });
    await expect
      .element(page.getByRole('list', { name: 'Colleges' }))
      .toHaveAttribute('aria-busy', 'true');
  });

  it('Without rows it MUST show the empty state.', async () => {
    for (const width of [1280, 360]) {
      await page.viewport(width, 740);
      show({ data: [], engine: engineOf([]) });
      await expect.element(page.getByText('No college found.')).toBeVisible();
    }
  });

  it('After a failure it MUST show the error and a retry button.', async () => {
    const onRetry = vi.fn<() => void>();
    show({
      data: [],
      engine: engineOf([]),
      failure: { message: 'The list could not be loaded.', onRetry },
    });
    await expect.element(page.getByText('The list could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('Clearing its filters and retrying MUST move the focus to the records when their button disappears.', async () => {
    const roles = { 1280: 'region', 360: 'list' } as const;
    for (const [width, role] of Object.entries(roles))
      for (const name of ['Clear Table Filters', 'Try again']) {
        await page.viewport(Number(width), 740);
        mount(
          <WithState<boolean> initial={false}>
            {(isMended, setValue) => (
              <Shown
                state={name === 'Clear Table Filters' ? { columnFilters: filtered } : {}}
                {...(!isMended &&
                  name === 'Try again' && {
                    failure: { message: 'Failed', onRetry: () => setValue(true) },
                  })}
              />
            )}
          </WithState>,
        );
        const button = page.getByRole('button', { name });
        await button.click();
        expect(button.query()).toBeNull();
        await expect.element(page.getByRole(role, { name: 'Colleges' })).toHaveFocus();
      }
  });

  it('It MUST have a pagination.', async () => {
    show({ ...five, paginationVariant: 'compact' });
    await expect.element(page.getByText('Page 2 / 5')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onStateChange.mock.calls).toEqual([[{ pagination: { pageIndex: 2, pageSize: 2 } }]]);
    await expect.element(page.getByRole('rowheader', { name: 'College 4' })).toBeVisible();
  });

  it('The focus MUST stay on the pressed pagination button while the rows are loading.', async () => {
    mount(
      <WithState initial={false}>
        {(loading, setValue) => (
          <Shown {...five} loading={loading} onStateChange={() => setValue(true)} />
        )}
      </WithState>,
    );
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByRole('region', { name: 'Colleges' })).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('The summary MUST be above the rows, beside the clear button.', async () => {
    show({ state: { columnFilters: filtered }, summary: <output>2 colleges</output> });
    const { top } = page.getByRole('table').element().getBoundingClientRect();
    for (const part of [page.getByText('2 colleges'), page.getByText('Clear Table Filters')])
      expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  });

  const renderedRows = (): (string | null)[] =>
    [...document.querySelectorAll('[data-row]')].map(
      (row) => row.getAttribute('aria-rowindex') ?? row.getAttribute('aria-posinset'),
    );

  it('A virtualized table MUST render only rows near the viewport, at any scroll position, with their row index and the row count.', async () => {
    show({ virtualized: true, ...many });
    const scroller = page.getByRole('region', { name: 'Colleges' }).element();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '50001');
    expect(renderedRows()[0]).toBe('2');
    scroller.scrollTop = scroller.scrollHeight / 2;
    await expect.element(page.getByRole('rowheader', { name: 'College 25000' })).toBeVisible();
    expect(renderedRows().length).toBeLessThan(60);
    scroller.scrollTop = scroller.scrollHeight;
    await expect.element(page.getByRole('rowheader', { name: 'College 49999' })).toBeVisible();
    expect(renderedRows().at(-1)).toBe('50001');
    await page.viewport(360, 740);
    show({ virtualized: true, ...many });
    const last = document.scrollingElement!;
    last.scrollTop = last.scrollHeight;
    await expect.element(page.getByText('College 49999', { exact: true })).toBeVisible();
    expect(renderedRows().at(-1)).toBe('50000');
    expect(document.querySelector('[data-row]')).toHaveAttribute('aria-setsize', '50000');
    expect(renderedRows().length).toBeLessThan(60);
    last.scrollTop = 0;
  });

  it('The headers of a virtualized table MUST be sticky.', async () => {
    show({ virtualized: true, ...many });
    const scroller = page.getByRole('region', { name: 'Colleges' }).element();
    scroller.scrollTop = 900;
    await expect.poll(() => renderedRows()[0]).not.toBe('2');
    const { top } = columnHeader('Institute').element().getBoundingClientRect();
    expect(Math.abs(top - scroller.getBoundingClientRect().top)).toBeLessThan(3);
  });

  it('However many rows it has, it MUST construct only those that it renders.', async () => {
    const made: number[] = [];
    show({
      ...many,
      columns: helper.columns([
        helper.accessor('name', {
          header: 'Institute',
          cell: ({ row }) => {
            made.push(row.index);
            return row.original.name;
          },
        }),
      ]),
      virtualized: true,
      state: { sorting: [{ id: 'name', desc: false }] },
    });
    await expect.element(page.getByRole('rowheader', { name: 'College 0' })).toBeVisible();
    expect(new Set(made).size).toBeLessThan(60);
  });

  it('Its columns menu MUST hide and show every column but the first, and stay open on selection.', async () => {
    show({ columnsMenu: true });
    await page.getByRole('button', { name: 'Columns' }).click();
    const seats = page.getByRole('button', { name: 'Seats', exact: true });
    await expect.element(seats).toBeVisible();
    const items = page.getByRole('menuitemcheckbox');
    await expect.element(items.nth(1)).toBeVisible();
    expect(items.elements().map((item) => item.textContent)).toEqual(['Seats', 'Actions']);
    await items.nth(0).click();
    await expect.element(items.nth(0)).toHaveAttribute('aria-checked', 'false');
    expect(seats.query()).toBeNull();
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(items.nth(1)).toHaveAttribute('aria-checked', 'false');
    expect(columnHeader('Actions').query()).toBeNull();
    await items.nth(0).click();
    await expect.element(seats).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => items.query()).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });

  it('The first press on the columns menu MUST open it although its code loads lazily.', async () => {
    show({ columnsMenu: true });
    // A click without a preceding pointer or focus event, as by a script or a switch device.
    (page.getByRole('button', { name: 'Columns' }).element() as HTMLElement).click();
    await expect.element(page.getByRole('menu', { name: 'Columns' })).toBeVisible();
  });

  it('The first column MUST be sticky while the others scroll horizontally.', async () => {
    await page.viewport(1024, 800);
    show({
      selectable: true,
      columns: [
        ...columns,
        ...Array.from({ length: 20 }, (_, index) => ({
          id: `more ${index}`,
          header: `A rather long head ${index}`,
          accessorFn: ({ seats }: College) => seats,
        })),
      ],
    });
    const region = page.getByRole('region', { name: 'Colleges' }).element();
    const leftEdges = () =>
      [
        page.getByRole('rowheader').first(),
        columnHeader('Institute'),
        page.getByRole('checkbox').first(),
      ]
        .map((part) => part.element().getBoundingClientRect().left)
        .map(Math.round);
    const before = leftEdges();
    region.scrollLeft = 900;
    expect(region.scrollLeft).toBeGreaterThan(300);
    expect(leftEdges()).toEqual(before);
    const { left, top } = columnHeader('Institute').element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 8, top + 8)?.closest('th')?.textContent).toBe(
      'Institute',
    );
  });

  it('Where rows are selectable, each MUST have a checkbox named by the row, and one checkbox MUST select all visible rows.', async () => {
    show({ ...five, selectable: true });
    const all = page.getByRole('checkbox', { name: 'Select All' });
    await page.getByRole('checkbox', { name: 'Select College 2', exact: true }).click();
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({ 2: true });
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
    await all.click();
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({ 2: true, 3: true });
    await expect.element(all).toBeChecked();
    await all.click();
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({});
    await page.viewport(360, 740);
    await expect
      .element(page.getByRole('checkbox', { name: 'Select College 3', exact: true }))
      .toBeVisible();
  });

  it('With Shift a checkbox MUST select the range from the last selected row.', async () => {
    show({ ...collegesOf(10), selectable: true });
    const box = (id: number) =>
      page.getByRole('checkbox', { name: `Select College ${id}`, exact: true });
    const selected = () => Object.keys(onStateChange.mock.lastCall?.[0].rowSelection ?? {});
    await box(2).click();
    await box(5).click({ modifiers: ['Shift'] });
    expect(selected()).toEqual(['2', '3', '4', '5']);
    (box(7).element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(selected()).toEqual(['2', '3', '4', '5', '6', '7']);
  });

  it('The selection count MUST be shown, and announced when it changes.', async () => {
    show({ ...five, selectable: true });
    await page.getByRole('checkbox', { name: 'Select All' }).click();
    await expect.element(page.getByRole('main').getByText('2 rows selected')).toBeVisible();
    await expect.poll(lastAnnouncement).toBe('2 rows selected');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(lastAnnouncement).toBe('0 rows selected');
    await expect.element(page.getByRole('region', { name: 'Colleges' })).toHaveFocus();
  });

  it('The sorting MUST be announced when it changes.', async () => {
    mount(
      <WithState<DataTableState['sorting']> initial={[]}>
        {(sorting, setValue) => (
          <>
            <Controlled sorting={sorting} onChange={setValue} />
            <button type="button" onClick={() => setValue([{ id: 'name', desc: true }])}>
              Back
            </button>
          </>
        )}
      </WithState>,
    );
    expect(lastAnnouncement()).toBeUndefined();
    await page.getByRole('button', { name: 'Seats', exact: true }).click();
    await expect.poll(lastAnnouncement).toBe('Sorted by Seats, ascending');
    // Also when it is changed from outside.
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(lastAnnouncement).toBe('Sorted by Institute, descending');
  });

  it('The sorting hint MUST be in the caption, and the sort icons MUST be hidden from screen readers.', async () => {
    show();
    expect(document.querySelector('caption')?.textContent).toBe(
      'Colleges (the columnHeaders of columns sort)',
    );
    const button = columnHeader('Institute').getByRole('button');
    await expect.element(button).toHaveAccessibleName('Institute');
    expect(button.element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('Keyboard: Tab — moves to the next sortable header, then to its filter', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Institute' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: /^Filter Seats/ })).toHaveFocus();
  });

  it('Keyboard: Space, Shift+Space — on a checkbox select its row, or the range up to it', async () => {
    show({ selectable: true });
    (page.getByRole('checkbox', { name: 'Select AIIMS Delhi' }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({ 1: true });
    (
      page.getByRole('checkbox', { name: 'Select JIPMER Puducherry' }).element() as HTMLElement
    ).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({ 1: true, 2: true });
  });

  it('Keyboard: Enter, Space — on a header sort by its column', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await userEvent.keyboard(' ');
    const asked = onStateChange.mock.calls.map(([{ sorting }]) => sorting?.[0]?.desc);
    expect(asked).toEqual([false, true]);
  });
});
