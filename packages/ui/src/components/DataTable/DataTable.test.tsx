import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { Kept } from '../../testing/Kept.tsx';
import { mount } from '../../testing/mount.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps } from './dataTableTypes.ts';
import type { Sort } from './sorting.ts';

interface College {
  readonly id: number;
  readonly name: string;
  readonly seats: number;
}

const rows: readonly College[] = [
  { id: 1, name: 'AIIMS Delhi', seats: 132 },
  { id: 2, name: 'JIPMER Puducherry', seats: 243 },
];
const columns: readonly DataTableColumn<College>[] = [
  { id: 'name', header: 'Institute', cell: ({ name }) => name, sortable: true, onCard: 'title' },
  {
    id: 'seats',
    header: 'Seats',
    cell: ({ seats }) => seats,
    sortable: true,
    tabular: true,
    align: 'end',
    filter: { options: [{ value: '132' }, { value: '243' }], selected: [] },
  },
  {
    id: 'more',
    header: 'Actions',
    cell: ({ name }) => <button type="button">Open {name}</button>,
    onCard: 'actions',
  },
];
const filtered = columns.map((column) =>
  column.filter ? { ...column, filter: { ...column.filter, selected: ['243'] } } : column,
);

const onSortChange = vi.fn<NonNullable<DataTableProps<College>['onSortChange']>>();
const onFilterChange = vi.fn<NonNullable<DataTableProps<College>['onFilterChange']>>();
const onFilterSearch = vi.fn<NonNullable<DataTableProps<College>['onFilterSearch']>>();
const onClearFilters = vi.fn<() => void>();
const onPageChange = vi.fn<(change: { page: number }) => void>();
const heard = () => announced().at(-1);
const head = (name: string) => page.getByRole('columnheader', { name });

const show = (more: Partial<DataTableProps<College>> = {}): void =>
  mount(
    <DataTable
      caption="Colleges"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p>No college found.</p>}
      onSortChange={onSortChange}
      onFilterChange={onFilterChange}
      onFilterSearch={onFilterSearch}
      onClearFilters={onClearFilters}
      {...more}
    />,
  );

beforeEach(async () => {
  vi.clearAllMocks();
  await page.viewport(1280, 800);
});

describe('DataTable', () => {
  it('It MUST be a native table with a caption, heads for its columns and a head for each row.', () => {
    show();
    const table = document.querySelector('table')!;
    expect(table.caption?.textContent).toContain('Colleges');
    const heads = [...table.querySelectorAll('thead th')];
    expect(heads.map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
    const rowHeads = [...table.querySelectorAll('tbody th[scope="row"]')];
    expect(rowHeads.map((cell) => cell.textContent)).toEqual(rows.map(({ name }) => name));
  });

  it('FND-21 On a phone it MUST be a list of cards whose words keep their names.', async () => {
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

  it('A card MUST be drawn by the caller where the caller wants it.', async () => {
    await page.viewport(360, 740);
    show({ renderCard: ({ name }) => <article>{name}</article> });
    const cards = page.getByRole('list', { name: 'Colleges' }).getByRole('article').elements();
    expect(cards.map(({ textContent }) => textContent)).toEqual(rows.map(({ name }) => name));
    expect(document.querySelector('dl')).toBeNull();
  });

  it('Only the sorted column MUST say how it is sorted.', () => {
    show({ sort: { column: 'seats', direction: 'descending' } });
    const sorts = [...document.querySelectorAll('th')].map((cell) =>
      cell.getAttribute('aria-sort'),
    );
    expect(sorts).toEqual([null, 'descending', null, null, null]);
  });

  it('Its heads MUST wrap between words rather than make it wider than its room.', async () => {
    await page.viewport(1024, 800);
    const header = 'A rather long head of a column';
    show({
      columns: Array.from({ length: 6 }, (_, index) => ({
        id: String(index),
        header: index % 2 === 0 ? header : `${header} that sorts`,
        sortable: index % 2 === 1,
        cell: ({ seats }) => seats,
      })),
    });
    const { scrollWidth, clientWidth } = document.querySelector('section')!;
    expect(scrollWidth).toBe(clientWidth);
    for (const cell of document.querySelectorAll('thead th'))
      expect(cell.scrollWidth).toBe(cell.clientWidth);
  });

  it('The part that scrolls MUST be named and reached by the keyboard.', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('region', { name: 'Colleges' })).toHaveFocus();
  });

  it('FND-16 Each sortable head MUST hold a button, and pressing it MUST ask for ascending first, then for descending.', async () => {
    show();
    await head('Institute').getByRole('button').click();
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    show({ sort: { column: 'name', direction: 'ascending' } });
    await head('Institute').getByRole('button').click();
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    expect(head('Actions').getByRole('button').elements()).toHaveLength(0);
  });

  it('FND-17 FND-18 FND-19 Each filter MUST offer its values, and report its column with everything that is chosen.', async () => {
    show();
    await page.getByRole('button', { name: /^Filter Seats/ }).click();
    await page.getByRole('option', { name: '243' }).click();
    expect(onFilterChange.mock.calls).toEqual([[{ column: 'seats', selected: ['243'] }]]);
  });

  it("What is typed into a filter's search MUST be reported with its column.", async () => {
    show();
    await page.getByRole('button', { name: /^Filter Seats/ }).click();
    await page.getByRole('combobox').fill('24');
    await expect.poll(() => onFilterSearch.mock.calls).toEqual([[{ column: 'seats', text: '24' }]]);
  });

  it("FND-20 'Clear Table Filters' MUST show only while a filter is set, and ask for all of them to be dropped.", async () => {
    const clear = page.getByRole('button', { name: 'Clear Table Filters' });
    show();
    expect(clear.query()).toBeNull();
    show({ columns: filtered });
    await clear.click();
    expect(onClearFilters).toHaveBeenCalledOnce();
  });

  it('A list of values MUST stay where it is when the first one is chosen.', async () => {
    mount(
      <Kept<readonly string[]> initial={[]}>
        {(selected, keep) => (
          <DataTable
            caption="Colleges"
            columns={columns.map((column) =>
              column.filter ? { ...column, filter: { ...column.filter, selected } } : column,
            )}
            rows={rows}
            rowKey={({ id }) => id}
            empty=""
            onFilterChange={(change) => keep(change.selected)}
            onClearFilters={onClearFilters}
          />
        )}
      </Kept>,
    );
    await page.getByRole('button', { name: /^Filter Seats/ }).click();
    const option = page.getByRole('option', { name: '243' });
    const { top } = option.element().getBoundingClientRect();
    await option.click();
    await expect.element(page.getByText('Clear Table Filters')).toBeVisible();
    expect(option.element().getBoundingClientRect().top).toBe(top);
  });

  it('On a phone sorting and filters MUST be offered above the cards.', async () => {
    await page.viewport(360, 740);
    show({ columns: columns.map((column) => ({ ...column, id: `the ${column.id}` })) });
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'Seats, descending');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'the seats', direction: 'descending' });
    show();
    await page.getByText('Filters').click();
    await page.getByRole('button', { name: /^Seats: / }).click();
    await page.getByRole('combobox', { name: 'Search Seats' }).fill('13');
    await expect.poll(() => onFilterSearch.mock.calls).toEqual([[{ column: 'seats', text: '13' }]]);
    await page.getByRole('option', { name: '132' }).click();
    expect(onFilterChange.mock.calls).toEqual([[{ column: 'seats', selected: ['132'] }]]);
  });

  it('Rows that are told by their place MUST stay the elements they are when their words change.', async () => {
    mount(
      <Kept initial={rows}>
        {(shown, keep) => (
          <>
            <DataTable
              caption="Colleges"
              columns={columns}
              rows={shown}
              rowKey={(_, place) => place}
              empty={null}
            />
            <button type="button" onClick={() => keep(shown.toReversed())}>
              Turn
            </button>
          </>
        )}
      </Kept>,
    );
    const firstRow = () => document.querySelector('tbody tr')!;
    const before = firstRow();
    await page.getByRole('button', { name: 'Turn' }).click();
    await expect.poll(() => firstRow().textContent).toContain('JIPMER Puducherry');
    expect(firstRow()).toBe(before);
  });

  it('While it is loading it MUST keep the place of its rows and say that it is busy.', async () => {
    show({ rows: [], loading: true });
    expect(document.querySelector('table')?.ariaBusy).toBe('true');
    expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(2);
    expect(page.getByText('No college found.').query()).toBeNull();
    await page.viewport(360, 740);
    show({ rows: [], loading: true });
    await expect
      .element(page.getByRole('list', { name: 'Colleges' }))
      .toHaveAttribute('aria-busy', 'true');
  });

  it('Without rows it MUST show the words of emptiness.', async () => {
    for (const width of [1280, 360]) {
      await page.viewport(width, 740);
      show({ rows: [] });
      await expect.element(page.getByText('No college found.')).toBeVisible();
    }
  });

  it('After a failure it MUST say so and offer to try again.', async () => {
    const onRetry = vi.fn<() => void>();
    show({ rows: [], failure: { message: 'The list could not be loaded.', onRetry } });
    await expect.element(page.getByText('The list could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('Clearing its filters and trying again MUST leave the focus with the records when their button goes.', async () => {
    const places = { 1280: 'region', 360: 'list' } as const;
    for (const [width, role] of Object.entries(places))
      for (const name of ['Clear Table Filters', 'Try again']) {
        await page.viewport(Number(width), 740);
        mount(
          <Kept<boolean> initial={false}>
            {(isMended, keep) => (
              <DataTable
                caption="Colleges"
                columns={isMended ? columns : filtered}
                rows={rows}
                rowKey={({ id }) => id}
                empty=""
                onClearFilters={() => keep(true)}
                {...(!isMended && { failure: { message: 'Failed', onRetry: () => keep(true) } })}
              />
            )}
          </Kept>,
        );
        const button = page.getByRole('button', { name });
        await button.click();
        expect(button.query()).toBeNull();
        await expect.element(page.getByRole(role, { name: 'Colleges' })).toHaveFocus();
      }
  });

  it('It MUST lead through its pages.', async () => {
    show({ paging: { page: 2, pageCount: 5, look: 'words' }, onPageChange });
    await expect.element(page.getByText('Page 2 / 5')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onPageChange.mock.calls).toEqual([[{ page: 3 }]]);
  });

  it('The focus MUST stay on the button that turned the page while the rows are on their way.', async () => {
    mount(
      <Kept initial={false}>
        {(loading, keep) => (
          <DataTable
            caption="Colleges"
            columns={columns}
            rows={loading ? [] : rows}
            rowKey={({ id }) => id}
            empty=""
            loading={loading}
            paging={{ page: 2, pageCount: 5, look: 'words' }}
            onPageChange={() => keep(true)}
          />
        )}
      </Kept>,
    );
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByRole('region', { name: 'Colleges' })).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('What is said of its rows MUST stand above them, beside the button that clears.', async () => {
    show({ columns: filtered, summary: <output>2 colleges</output> });
    const { top } = page.getByRole('table').element().getBoundingClientRect();
    for (const part of [page.getByText('2 colleges'), page.getByText('Clear Table Filters')])
      expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  });

  const many: readonly College[] = Array.from({ length: 50_000 }, (_, id) => ({
    id,
    name: `College ${id}`,
    seats: id,
  }));
  const drawn = (): (string | null)[] =>
    [...document.querySelectorAll('[data-row]')].map(
      (row) => row.getAttribute('aria-rowindex') ?? row.getAttribute('aria-posinset'),
    );

  it('A windowed one MUST draw the rows in sight and few beyond, wherever one scrolls, and say which ones and of how many.', async () => {
    show({ windowed: true, rows: many });
    const scroller = page.getByRole('region', { name: 'Colleges' }).element();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '50001');
    expect(drawn()[0]).toBe('2');
    scroller.scrollTop = scroller.scrollHeight / 2;
    await expect.element(page.getByRole('rowheader', { name: 'College 25000' })).toBeVisible();
    expect(drawn().length).toBeLessThan(60);
    scroller.scrollTop = scroller.scrollHeight;
    await expect.element(page.getByRole('rowheader', { name: 'College 49999' })).toBeVisible();
    expect(drawn().at(-1)).toBe('50001');
    await page.viewport(360, 740);
    show({ windowed: true, rows: many });
    const last = document.scrollingElement!;
    last.scrollTop = last.scrollHeight;
    await expect.element(page.getByText('College 49999', { exact: true })).toBeVisible();
    expect(drawn().at(-1)).toBe('50000');
    expect(document.querySelector('[data-row]')).toHaveAttribute('aria-setsize', '50000');
    expect(drawn().length).toBeLessThan(60);
    last.scrollTop = 0;
  });

  it('The heads of a windowed one MUST stay in sight.', async () => {
    show({ windowed: true, rows: many });
    const scroller = page.getByRole('region', { name: 'Colleges' }).element();
    scroller.scrollTop = 900;
    await expect.poll(() => drawn()[0]).not.toBe('2');
    const { top } = head('Institute').element().getBoundingClientRect();
    expect(Math.abs(top - scroller.getBoundingClientRect().top)).toBeLessThan(3);
  });

  it('How the rows are sorted MUST be read out when it changes.', async () => {
    mount(
      <Kept<Sort | null> initial={null}>
        {(sort, keep) => (
          <>
            <DataTable
              caption="Colleges"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              empty=""
              sort={sort}
              onSortChange={keep}
            />
            <button type="button" onClick={() => keep({ column: 'name', direction: 'descending' })}>
              Back
            </button>
          </>
        )}
      </Kept>,
    );
    expect(heard()).toBeUndefined();
    await page.getByRole('button', { name: 'Seats', exact: true }).click();
    await expect.poll(heard).toBe('Sorted by Seats, ascending');
    // Also where somebody else changes it.
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(heard).toBe('Sorted by Institute, descending');
  });

  it('The hint about sorting MUST stand in the caption, and the arrows MUST be silent.', async () => {
    show();
    expect(document.querySelector('caption')?.textContent).toBe(
      'Colleges (the heads of columns sort)',
    );
    const button = head('Institute').getByRole('button');
    await expect.element(button).toHaveAccessibleName('Institute');
    expect(button.element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('Keyboard: Tab — moves to the next head that sorts, then to its filter', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Institute' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: /^Filter Seats/ })).toHaveFocus();
  });

  it('Keyboard: Enter, Space — on a head sort by its column', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await userEvent.keyboard(' ');
    expect(onSortChange).toHaveBeenCalledTimes(2);
  });
});
