import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import {
  type College,
  columns,
  data,
  engineOf,
  onStateChange,
  columnHeader,
  CollegeTable,
  show,
  fivePages,
  collegesOf,
  seatsFilter,
} from '../../testing/collegeTable.tsx';
import { mount } from '../../testing/mount.tsx';
import { WithState } from '../../testing/WithState.tsx';

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

  it('A column’s line of its own MUST be below the pairs of the card.', async () => {
    await page.viewport(360, 740);
    const [name, ...others] = columns;
    const renderBelow = (college: unknown) => <em>{(college as College).seats} in all</em>;
    show({ columns: [{ ...name!, meta: { onCard: 'title', renderBelow } }, ...others] });
    const below = [...document.querySelectorAll('dl + div')].map((line) => line.textContent);
    expect(below).toEqual(['132 in all', '243 in all']);
  });

  it('A card MUST be rendered by `renderCard` where it is given.', async () => {
    await page.viewport(360, 740);
    show({ renderCard: ({ name }) => <article>{name}</article> });
    const cards = page.getByRole('list', { name: 'Colleges' }).getByRole('article').elements();
    expect(cards.map(({ textContent }) => textContent)).toEqual(data.map(({ name }) => name));
    expect(document.querySelector('dl')).toBeNull();
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
      failure: { message: 'We could not load the list.', onRetry },
    });
    await expect.element(page.getByText('We could not load the list.')).toBeVisible();
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
              <CollegeTable
                state={name === 'Clear Table Filters' ? { columnFilters: seatsFilter } : {}}
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
    show({ ...fivePages, paginationVariant: 'compact' });
    await expect.element(page.getByText('Page 2 / 5')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onStateChange.mock.calls).toEqual([[{ pagination: { pageIndex: 2, pageSize: 2 } }]]);
    await expect.element(page.getByRole('rowheader', { name: 'College 4' })).toBeVisible();
  });

  it('With a row count it MUST show the records as given, report sorting and pages, and count the pages of all of them.', async () => {
    show({
      data: data.toReversed(),
      rowCount: 10,
      state: { pagination: { pageIndex: 1, pageSize: 2 } },
      paginationVariant: 'compact',
    });
    await expect.element(page.getByText('Page 2 / 5')).toBeVisible();
    await expect
      .element(page.getByRole('rowheader').first())
      .toHaveTextContent('JIPMER Puducherry');
    await page.getByRole('button', { name: /Institute/ }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onStateChange.mock.calls).toEqual([
      [
        {
          sorting: [{ id: 'name', desc: false }],
          pagination: { pageIndex: 0, pageSize: 2 },
        },
      ],
      [{ pagination: { pageIndex: 1, pageSize: 2 } }],
    ]);
    await expect
      .element(page.getByRole('rowheader').first())
      .toHaveTextContent('JIPMER Puducherry');
  });

  it('A page change MUST move the focus to the records and their beginning into view, also while the rows are loading.', async () => {
    const roles = { 1280: 'region', 360: 'list' } as const;
    for (const [width, role] of Object.entries(roles))
      for (const loads of [false, true]) {
        await page.viewport(Number(width), 740);
        mount(
          <WithState initial={false}>
            {(loading, setValue) => (
              <CollegeTable
                {...collegesOf(200)}
                state={{ pagination: { pageIndex: 0, pageSize: 40 } }}
                loading={loading}
                onStateChange={() => setValue(loads)}
              />
            )}
          </WithState>,
        );
        const records = page.getByRole(role, { name: 'Colleges', exact: true });
        scrollTo(0, document.body.scrollHeight);
        expect(records.element().getBoundingClientRect().top).toBeLessThan(0);
        await page.getByRole('button', { name: 'Next' }).click();
        await expect.element(records).toHaveFocus();
        const { top } = records.element().getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThan(innerHeight);
      }
  });

  it('The summary MUST be above the rows, beside the clear button.', async () => {
    show({ state: { columnFilters: seatsFilter }, summary: <output>2 colleges</output> });
    const { top } = page.getByRole('table').element().getBoundingClientRect();
    for (const part of [page.getByText('2 colleges'), page.getByText('Clear Table Filters')])
      expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  });

  it('Rows that the engine received after the data MUST NOT show before the data has them.', () => {
    const { engine } = collegesOf(40);
    show({
      data: collegesOf(3).data!,
      engine: engine!,
      state: { sorting: [{ id: 'seats', desc: true }] },
    });
    const shown = [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
    expect(shown).toEqual(['College 2', 'College 1', 'College 0']);
  });
});
