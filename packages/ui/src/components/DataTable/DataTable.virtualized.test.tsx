import { page } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type College,
  helper,
  columns,
  columnHeader,
  show,
  collegesOf,
} from '../../testing/collegeTable.tsx';
import { virtualRows } from './virtualRows.ts';

const many = collegesOf(50_000);

const more = Array.from({ length: 20 }, (_, index) => ({
  id: `more ${index}`,
  header: `A rather long head ${index}`,
  accessorFn: ({ seats }: College) => seats,
}));

const renderedRows = (): (string | null)[] =>
  [...document.querySelectorAll('[data-row]')].map(
    (row) => row.getAttribute('aria-rowindex') ?? row.getAttribute('aria-posinset'),
  );

describe('a virtualized DataTable', () => {
  it('A virtualized table MUST render only rows near the viewport, at any scroll position, with their row index and the row count.', async () => {
    show({ virtualRows, ...many });
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
    show({ virtualRows, ...many });
    const last = document.scrollingElement!;
    // The height is an estimate until the cards at the end are measured.
    await expect
      .poll(() => {
        last.scrollTop = last.scrollHeight;
        return page.getByText('College 49999', { exact: true }).query();
      })
      .toBeVisible();
    expect(renderedRows().at(-1)).toBe('50000');
    expect(document.querySelector('[data-row]')).toHaveAttribute('aria-setsize', '50000');
    expect(renderedRows().length).toBeLessThan(60);
    last.scrollTop = 0;
  });

  it('The headers of a virtualized table MUST be sticky.', async () => {
    show({ virtualRows, ...many });
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
      virtualRows,
      state: { sorting: [{ id: 'name', desc: false }] },
    });
    await expect.element(page.getByRole('rowheader', { name: 'College 0' })).toBeVisible();
    expect(new Set(made).size).toBeLessThan(60);
  });

  it('The first column MUST be sticky while the others scroll horizontally.', async () => {
    await page.viewport(1024, 800);
    show({
      selectable: true,
      columns: [...columns, ...more],
    });
    const region = page.getByRole('region', { name: 'Colleges' }).element();
    // Sticky cells lie below the sticky parts of the page.
    expect(getComputedStyle(region).isolation).toBe('isolate');
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

  it('Where another column has the title, that one MUST be sticky instead, and at the end a last one with actions; neither MUST cover the focus.', async () => {
    await page.viewport(1024, 800);
    const [name, seats, actions] = columns;
    show({ columns: [seats!, name!, ...more, actions!] });
    const region = page.getByRole('region', { name: 'Colleges' }).element();
    const edges = () =>
      [page.getByRole('button', { name: 'Open AIIMS Delhi' }), columnHeader('Actions')]
        .map((part) => part.element().getBoundingClientRect().left)
        .map(Math.round);
    const before = edges();
    expect(Math.max(...before)).toBeLessThan(1024);
    const heads = [...region.querySelectorAll<HTMLElement>('th button')];
    const covered = heads.find((button) => button.getBoundingClientRect().right > before[1]!)!;
    covered.focus();
    expect(covered.getBoundingClientRect().right).toBeLessThanOrEqual(before[1]! + 1);
    region.scrollLeft = 900;
    expect(edges()).toEqual(before);
    const { left } = region.getBoundingClientRect();
    expect(
      Math.abs(columnHeader('Institute').element().getBoundingClientRect().left - left),
    ).toBeLessThan(3);
  });

  it('What has the focus MUST NOT lie under the sticky column.', async () => {
    await page.viewport(1024, 800);
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    show({
      columns: [...columns, ...more],
    });
    const region = page.getByRole('region', { name: 'Colleges' }).element();
    const button = region.querySelector<HTMLElement>('th:nth-child(2) button')!;
    const isCovered = (): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      const { width } = button.getBoundingClientRect();
      region.scrollLeft = direction === 'rtl' ? -width : width;
      expect(isCovered()).toBe(true);
      button.focus();
      expect(isCovered()).toBe(false);
      button.blur();
    }
  });
});
