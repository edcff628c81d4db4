import { User } from '@react-aria/test-utils';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTable } from '../../table/index.ts';
import { mount } from '../../testing/mount.tsx';
import { DataTable } from './DataTable.tsx';
import { createColumnHelper } from './dataTableFeatures.ts';
import { useDataTable } from './useDataTable.ts';

interface College {
  readonly name: string;
  readonly seats: number;
}

const data: readonly College[] = [
  { name: 'JIPMER', seats: 243 },
  { name: 'AIIMS', seats: 132 },
  { name: 'CMC', seats: 100 },
];
const engine = createTable<College>({ name: 'text', seats: 'number' });
engine.append(data);
const helper = createColumnHelper<College>();
const columns = helper.columns([
  helper.accessor('name', { header: 'Institute' }),
  helper.accessor('seats', { header: 'Seats' }),
]);

const Colleges = () => {
  const table = useDataTable({ columns, data, engine, selectable: true });
  return <DataTable table={table} caption="Colleges" empty="" columnsMenu />;
};

beforeEach(() => mount(<Colleges />));

describe.each(['mouse', 'touch', 'keyboard'] as const)('DataTable by %s', (interactionType) => {
  const user = () => new User({ interactionType });
  const tester = () =>
    user().createTester('Table', {
      root: page.getByRole('table', { name: /^Colleges/ }).element() as HTMLElement,
    });
  const names = () =>
    tester()
      .getRowHeaders()
      .map((cell) => cell.textContent);

  it('finds its rows and columns', () => {
    const table = tester();
    expect(table.getColumns()).toHaveLength(2);
    expect(table.getRows()).toHaveLength(3);
    expect(names()).toEqual(['JIPMER', 'AIIMS', 'CMC']);
  });

  it('sorts', async () => {
    // The tester takes a button in a column header for a menu button; given the button itself, it presses it.
    const column = page.getByRole('button', { name: 'Institute' }).element() as HTMLElement;
    await tester().toggleSort({ column });
    await expect.poll(names).toEqual(['AIIMS', 'CMC', 'JIPMER']);
    await tester().toggleSort({ column });
    await expect.poll(names).toEqual(['JIPMER', 'CMC', 'AIIMS']);
  });

  it('selects and deselects rows', async () => {
    const table = tester();
    await table.toggleRowSelection({ row: 0 });
    await table.toggleRowSelection({ row: 2 });
    await expect.poll(() => table.getSelectedRows()).toHaveLength(2);
    await table.toggleRowSelection({ row: 0 });
    await expect.poll(() => table.getSelectedRows()).toHaveLength(1);
  });

  it('selects all rows', async () => {
    const table = tester();
    // By keyboard the tester presses Ctrl+A, a shortcut of grids; a table has only its checkbox.
    await table.toggleSelectAll(interactionType === 'keyboard' ? { interactionType: 'mouse' } : {});
    await expect.poll(() => table.getSelectedRows()).toHaveLength(3);
  });

  it('hides a column', async () => {
    const opener = page.getByRole('button', { name: 'Columns' });
    if (interactionType === 'keyboard') {
      (opener.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    } else await opener.click();
    await expect.element(page.getByRole('menu', { name: 'Columns' })).toBeVisible();
    const menu = user().createTester('Menu', { root: opener.element() as HTMLElement });
    expect(menu.getOptions()).toHaveLength(1);
    // The tester's keyboard mode expects the focus on the option itself; Headless UI keeps it on the
    // menu, which names the active option.
    if (interactionType === 'keyboard') await userEvent.keyboard(' ');
    else await menu.toggleOptionSelection({ option: 'Seats', closesOnSelect: false });
    await expect.poll(() => tester().getColumns()).toHaveLength(1);
  });
});
