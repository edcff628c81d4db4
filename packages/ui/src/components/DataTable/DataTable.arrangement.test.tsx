import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { createTable } from '../../table/index.ts';
import {
  type College,
  collegesOf,
  CollegeTable,
  engineOf,
  helper,
  onStateChange,
  seatsFilter,
  show,
} from '../../testing/collegeTable.tsx';
import { mount } from '../../testing/mount.tsx';
import type { DataTableColumns } from './dataTableFeatures.ts';

const widths = [1280, 360] as const;

const rowNames = (): (string | undefined)[] =>
  [...document.querySelectorAll('[data-row]')].map(
    (row) => /College \d+|AIIMS|JIPMER|CMC/.exec(row.textContent)?.[0],
  );

describe('the arrangement of a DataTable', () => {
  it('Where page sizes are given, it MUST offer them, and continue with the first row of the page.', async () => {
    show({
      ...collegesOf(100),
      state: { pagination: { pageIndex: 2, pageSize: 10 } },
      pageSizes: [10, 20, 50],
    });
    const size = page.getByRole('combobox', { name: 'Rows per page' });
    await expect.element(size).toHaveValue('10');
    await size.selectOptions('50');
    expect(onStateChange).toHaveBeenCalledWith({ pagination: { pageIndex: 0, pageSize: 50 } });
    await expect.poll(rowNames).toHaveLength(50);
    await expect
      .element(page.getByRole('rowheader', { name: 'College 20', exact: true }))
      .toBeInTheDocument();
    show({ ...collegesOf(100), state: { pagination: { pageIndex: 2, pageSize: 10 } } });
    expect(size.query()).toBeNull();
  });

  it('Filters placed above MUST include those of hidden columns, on phones too.', async () => {
    for (const width of widths) {
      await page.viewport(width, 740);
      show({ filterPlacement: 'above', state: { columnVisibility: { seats: false } } });
      if (width === 360) await page.getByText('Sort and filter').click();
      await page.getByRole('button', { name: /^Seats/ }).click();
      await page.getByRole('option', { name: /^243/ }).click();
      await expect.poll(rowNames).toEqual(['JIPMER']);
      expect(document.querySelector('th button[aria-haspopup]')).toBeNull();
    }
  });

  it('Tools with a title MUST be folded, so that rows come first.', async () => {
    for (const width of widths) {
      await page.viewport(width, 740);
      show({ toolsTitle: 'Sort and filter', columnsMenu: true });
      const columns = page.getByRole('button', { name: 'Columns' });
      expect(columns.query()).toBeNull();
      await page.getByText('Sort and filter').click();
      if (width === 360) {
        await expect.element(page.getByLabelText('Sort by')).toBeVisible();
        expect(page.getByText('Sort and filter').elements()).toHaveLength(1);
      }
      await expect.element(columns).toBeVisible();
    }
  });

  it('Filters that are set MUST be named beside folded tools, with the button that clears them.', async () => {
    await page.viewport(360, 740);
    show({ toolsTitle: 'Sort and filter', state: { columnFilters: seatsFilter } });
    await expect.element(page.getByText('Seats: 243')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Table Filters' }).click();
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual([]);
  });

  it('Grouped rows MUST stand together under a heading, where the first of them is.', async () => {
    for (const width of widths) {
      await page.viewport(width, 740);
      const data: readonly College[] = [
        { id: 1, name: 'JIPMER', seats: 100 },
        { id: 2, name: 'AIIMS', seats: 50 },
        { id: 3, name: 'JIPMER', seats: 10 },
        { id: 4, name: 'CMC', seats: 5 },
      ];
      const getGroup = ({ name }: College): string => name;
      mount(
        <CollegeTable
          data={data}
          engine={engineOf(data)}
          getGroup={getGroup}
          renderGroup={({ name }) => <h3>The seats of {name}</h3>}
          state={{ sorting: [{ id: 'seats', desc: false }] }}
        />,
      );
      expect(rowNames()).toEqual(['CMC', 'JIPMER', 'JIPMER', 'AIIMS']);
      const headings = page.getByRole('heading', { level: 3 }).elements();
      expect(headings.map(({ textContent }) => textContent)).toEqual([
        'The seats of CMC',
        'The seats of JIPMER',
        'The seats of AIIMS',
      ]);
    }
  });

  it('A value that the row above has too MUST show once where its column asks for it, and name each row all the same.', async () => {
    const data = ['AIIMS', 'JIPMER', 'JIPMER', 'AIIMS'].map((name, id) => ({
      id,
      name,
      seats: id,
    }));
    const once: DataTableColumns<College> = helper.columns([
      helper.accessor('name', {
        header: 'Institute',
        cell: ({ getValue }) => <b>{getValue()}</b>,
        meta: {
          onCard: 'title',
          renderRepeated: (row) => <i>more of {(row as College).name}</i>,
        },
      }),
      helper.accessor('seats', { header: 'Seats' }),
    ]);
    for (const width of widths) {
      await page.viewport(width, 740);
      show({ columns: once, data, engine: engineOf(data) });
      const texts = (tag: string) =>
        [...document.querySelectorAll(`[data-row] ${tag}`)].map(({ textContent }) => textContent);
      expect(texts('b')).toEqual(['AIIMS', 'JIPMER', 'AIIMS']);
      expect(texts('i')).toEqual(['more of JIPMER']);
      if (width === 360) continue;
      const headers = page.getByRole('rowheader', { name: /^JIPMER/ });
      expect(headers.elements()).toHaveLength(2);
    }
  });

  it('A column MUST be sorted by another column of the engine where it names one.', async () => {
    const data: readonly College[] = [
      { id: 2, name: 'AIIMS', seats: 50 },
      { id: 1, name: 'JIPMER', seats: 100 },
    ];
    const engine = createTable<College>({ id: 'number', name: 'text', seats: 'number' });
    engine.append(data);
    show({
      data,
      engine,
      columns: helper.columns([
        helper.accessor('name', { header: 'Institute', meta: { sortBy: 'id' } }),
      ]),
    });
    await page.getByRole('button', { name: 'Institute' }).click();
    await expect.poll(rowNames).toEqual(['JIPMER', 'AIIMS']);
  });
});
