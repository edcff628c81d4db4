import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataTable, MultiSelectFilter } from '../index.ts';
import { Kept } from './Kept.tsx';
import { mount } from './mount.tsx';
import { filterTester, tableTester } from './testers.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe('the testers', () => {
  it('choose values of a filter and give them up', async () => {
    const seen: (readonly string[])[] = [];
    mount(
      <Kept<readonly string[]> initial={[]}>
        {(selected, keep) => (
          <MultiSelectFilter
            label="State"
            options={[{ value: 'Goa' }, { value: 'Delhi' }]}
            selected={selected}
            onChange={(change) => {
              seen.push(change.selected);
              keep(change.selected);
            }}
          />
        )}
      </Kept>,
    );
    const filter = filterTester(page, 'State');
    await filter.toggle('Goa', 'Delhi');
    await filter.clear();
    expect(seen).toEqual([['Goa'], ['Goa', 'Delhi'], []]);
  });

  it('sort, filter and page a table', async () => {
    const seen: unknown[] = [];
    mount(
      <DataTable
        caption="Colleges"
        columns={[
          {
            id: 'name',
            header: 'Institute',
            cell: (name: string) => name,
            sortable: true,
            filter: { options: [{ value: 'AIIMS' }], selected: [] },
          },
        ]}
        rows={['AIIMS']}
        rowKey={(name) => name}
        empty=""
        paging={{ page: 1, pageCount: 3 }}
        onSortChange={(sort) => seen.push(sort)}
        onFilterChange={(change) => seen.push(change)}
        onPageChange={(change) => seen.push(change)}
      />,
    );
    const table = tableTester(page, 'Colleges');
    await table.sortBy('Institute');
    await table.filter('Institute').toggle('AIIMS');
    await table.next();
    expect(seen).toEqual([
      { column: 'name', direction: 'ascending' },
      { column: 'name', selected: ['AIIMS'] },
      { page: 2 },
    ]);
  });
});
