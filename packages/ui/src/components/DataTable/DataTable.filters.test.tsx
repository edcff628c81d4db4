import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/announced.ts';
import {
  data,
  columns,
  engine,
  onStateChange,
  onFilterSearch,
  columnHeader,
  show,
  seatsFilter,
} from '../../testing/collegeTable.tsx';
import { mount } from '../../testing/mount.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { DataTable } from './DataTable.tsx';
import { useDataTable, type DataTableState } from './useDataTable.ts';

const lastAnnouncement = () => announced().at(-1);

interface ControlledProps {
  readonly sorting: DataTableState['sorting'];
  readonly onChange: (sorting: DataTableState['sorting']) => void;
}

/** A table with controlled sorting. */
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

describe('sorting and filters of a DataTable', () => {
  it('Only the sorted column MUST have aria-sort.', () => {
    show({ state: { sorting: [{ id: 'seats', desc: true }] } });
    const sorts = [...document.querySelectorAll('th')].map((cell) =>
      cell.getAttribute('aria-sort'),
    );
    expect(sorts).toEqual([null, 'descending', null, null, null]);
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
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual(seatsFilter);
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
    show({ state: { columnFilters: seatsFilter } });
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

  it('The columns MUST keep their widths while a filter is open.', async () => {
    show();
    const widths = () =>
      [...document.querySelectorAll('thead th')].map((cell) => cell.getBoundingClientRect().width);
    const before = widths();
    await page.getByRole('button', { name: /^Filter Seats/ }).click();
    const option = page.getByRole('option', { name: /^132/ });
    await option.click();
    await expect.poll(() => document.querySelectorAll('[data-row]')).toHaveLength(1);
    expect(widths()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await expect.element(option).not.toBeInTheDocument();
    await expect.poll(widths).not.toEqual(before);
  });

  it('On phones sorting and filters MUST be above the cards.', async () => {
    await page.viewport(360, 740);
    show();
    await page.getByText('Sort and filter').click();
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'Seats, descending');
    expect(onStateChange.mock.lastCall?.[0].sorting).toEqual([{ id: 'seats', desc: true }]);
    await page.getByRole('button', { name: /^Seats: / }).click();
    await page.getByRole('combobox', { name: 'Search Seats' }).fill('13');
    await expect.poll(() => onFilterSearch.mock.calls).toEqual([[{ column: 'seats', text: '13' }]]);
    await page.getByRole('option', { name: /^132/ }).click();
    expect(onStateChange.mock.lastCall?.[0].columnFilters).toEqual([
      { id: 'seats', value: { oneOf: ['132'] } },
    ]);
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
    // A change from outside is announced too.
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(lastAnnouncement).toBe('Sorted by Institute, descending');
  });

  it('The sorting hint MUST be in the caption, and the sort icons MUST be hidden from screen readers.', async () => {
    show();
    expect(document.querySelector('caption')?.textContent).toBe(
      'Colleges (tap a column heading to sort)',
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

  it('Keyboard: Enter, Space — on a header sort by its column', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await userEvent.keyboard(' ');
    const asked = onStateChange.mock.calls.map(([{ sorting }]) => sorting?.[0]?.desc);
    expect(asked).toEqual([false, true]);
  });
});
