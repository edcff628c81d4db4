import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/announced.ts';
import {
  onStateChange,
  columnHeader,
  show,
  collegesOf,
  fivePages,
} from '../../testing/collegeTable.tsx';

const lastAnnouncement = () => announced().at(-1);

describe('selection and columns menu of a DataTable', () => {
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
    // A script or a switch device clicks without a preceding pointer or focus event.
    (page.getByRole('button', { name: 'Columns' }).element() as HTMLElement).click();
    await expect.element(page.getByRole('menu', { name: 'Columns' })).toBeVisible();
  });

  it('Where rows are selectable, each MUST have a checkbox named by the row, and one checkbox MUST select all visible rows.', async () => {
    show({ ...fivePages, selectable: true });
    const all = page.getByRole('checkbox', { name: 'Select All' });
    await page.getByRole('checkbox', { name: 'Select College 2', exact: true }).click();
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({ 2: true });
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
    await all.click();
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({ 2: true, 3: true });
    await expect.element(all).toBeChecked();
    await all.click();
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({});
  });

  it('On phones the checkboxes MUST show only while rows are being selected.', async () => {
    await page.viewport(360, 740);
    show({ ...fivePages, selectable: true });
    const box = page.getByRole('checkbox', { name: 'Select College 3', exact: true });
    const select = page.getByRole('button', { name: 'Select rows' });
    await expect.element(select).toBeVisible();
    expect(box.query()).toBeNull();
    await select.click();
    await box.click();
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({ 3: true });
    await page.getByRole('button', { name: 'Clear selection' }).click();
    expect(onStateChange.mock.lastCall?.[0].rowSelection).toEqual({});
    await expect.element(select).toBeVisible();
    expect(box.query()).toBeNull();
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
    show({ ...fivePages, selectable: true });
    await page.getByRole('checkbox', { name: 'Select All' }).click();
    await expect.element(page.getByRole('main').getByText('2 rows selected')).toBeVisible();
    await expect.poll(lastAnnouncement).toBe('2 rows selected');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(lastAnnouncement).toBe('0 rows selected');
    await expect.element(page.getByRole('region', { name: 'Colleges' })).toHaveFocus();
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
});
