import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { createColumnHelper, DataTable, MultiSelectFilter, useDataTable } from '../index.ts';
import { createTable } from '../table/index.ts';
import { WithState } from './WithState.tsx';
import { mount } from './mount.tsx';
import { filterTester, tableTester } from './testers.ts';

interface College {
  readonly name: string;
}
const data: readonly College[] = [{ name: 'JIPMER' }, { name: 'AIIMS' }];
const engine = createTable<College>({ name: 'text' });
engine.append(data);
const helper = createColumnHelper<College>();
const columns = helper.columns([
  helper.accessor('name', { header: 'Institute', enableColumnFilter: true }),
]);

describe('the testers', () => {
  it('select and deselect values of a filter', async () => {
    const seen: (readonly string[])[] = [];
    mount(
      <WithState<readonly string[]> initial={[]}>
        {(selected, setValue) => (
          <MultiSelectFilter
            label="State"
            options={[{ value: 'Goa' }, { value: 'Delhi' }]}
            selected={selected}
            onChange={(change) => {
              seen.push(change.selected);
              setValue(change.selected);
            }}
          />
        )}
      </WithState>,
    );
    const filter = filterTester(page, 'State');
    await filter.toggle('Goa', 'Delhi');
    await filter.clear();
    expect(seen).toEqual([['Goa'], ['Goa', 'Delhi'], []]);
  });

  it('sort, filter and page a table', async () => {
    const seen: unknown[] = [];
    const Colleges = () => {
      const table = useDataTable({
        columns,
        data,
        engine,
        initialState: { pagination: { pageIndex: 0, pageSize: 1 } },
        onStateChange: (change) => seen.push(change),
      });
      return <DataTable table={table} caption="Colleges" empty="" />;
    };
    mount(<Colleges />);
    const table = tableTester(page, 'Colleges');
    await table.next();
    await table.sortBy('Institute');
    await table.filter('Institute').toggle('AIIMS');
    const pagination = { pageIndex: 0, pageSize: 1 };
    expect(seen).toEqual([
      { pagination: { ...pagination, pageIndex: 1 } },
      { sorting: [{ id: 'name', desc: false }], pagination },
      { columnFilters: [{ id: 'name', value: { oneOf: ['AIIMS'] } }], pagination },
    ]);
  });
});
