import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lateModule, type LateModule } from '../../internal/lateModule.ts';
import { mount } from '../../testing/mount.tsx';
import { LateSortableList, type SortingCode } from './LateSortableList.tsx';

const cities = Array.from({ length: 60 }, (_, index) => ({
  id: `c${index}`,
  name: `City ${index + 1}`,
}));
const onMove = vi.fn<(move: { id: string; index: number }) => void>();
/** Answers the load of the code. */
let arrive: () => Promise<void>;
let fail: () => void;

const Opening = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? 'Opened' : 'Open'}
    </button>
  );
};

const Sorted = ({ late }: { readonly late: LateModule<SortingCode> }) => {
  const [items, setItems] = useState(cities);
  return (
    <LateSortableList
      late={late}
      label="Cities"
      items={items}
      // Rows are higher than is expected of them.
      renderItem={({ name }) => (
        <div style={{ height: 131 }}>
          {name} <Opening />
        </div>
      )}
      onMove={(move) => {
        onMove(move);
        const rest = items.filter(({ id }) => id !== move.id);
        const moved = items.filter(({ id }) => id === move.id);
        setItems([...rest.slice(0, move.index), ...moved, ...rest.slice(move.index)]);
      }}
    />
  );
};

const show = (): void => {
  const code = Promise.withResolvers<SortingCode>();
  arrive = async () => code.resolve(await import('./SortableRows.tsx'));
  fail = () => code.reject(new Error('no network'));
  const late = lateModule(() => code.promise);
  mount(<Sorted late={late} />);
};

const handle = (position: number) =>
  page.getByRole('button', { name: `Move ${position}, City ${position}`, exact: true });
const element = (position: number) => handle(position).element() as HTMLElement;
/** Whether the rows that are sorted by keyboard are there. */
const hasCome = (): boolean => document.querySelector('[data-placed]') !== null;
const top = (position: number): number => element(position).getBoundingClientRect().top;
const insertion = page.getByRole('button', { name: 'Insert between City 3 and City 4' });

const pointer = (type: string, target: EventTarget, clientY: number): void => {
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true };
  target.dispatchEvent(new PointerEvent(type, { ...mouse, clientX: 20, clientY }));
};

/** Two frames, and the events that they bring. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

beforeEach(() => {
  onMove.mockReset();
  scrollTo(0, 0);
});

describe('the start of SortableList', () => {
  it('It MUST show its first rows before the code that sorts them has come, and move none of them when it comes.', async () => {
    show();
    await expect.element(handle(2)).toBeVisible();
    scrollTo(0, 1200);
    const height = document.documentElement.scrollHeight;
    const before = top(11);
    expect(before).toBeGreaterThan(0);
    await arrive();
    await expect.poll(hasCome).toBe(true);
    expect(scrollY).toBe(1200);
    expect(top(11)).toBeCloseTo(before, 0);
    expect(document.documentElement.scrollHeight).toBe(height);
  });

  it('A handle that is pressed before the code has come MUST pick its item up once it has.', async () => {
    show();
    element(2).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(handle(2)).toHaveAttribute('aria-busy', 'true');
    await arrive();
    await expect.element(insertion).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(handle(2)).toHaveFocus();
  });

  it('A press that waits MUST be taken back by Escape, and keep the focus.', async () => {
    show();
    element(12).focus();
    scrollTo(0, 1200);
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(handle(12)).not.toHaveAttribute('aria-busy');
    await arrive();
    await expect.poll(hasCome).toBe(true);
    await expect.element(handle(12)).toHaveFocus();
    await expect.element(insertion).not.toBeInTheDocument();
    expect(scrollY).toBe(1200);
  });

  it('A pointer on a handle MUST sort before the code has come; the page stays where it is, and no row is exchanged under it.', async () => {
    show();
    await expect.element(handle(3)).toBeVisible();
    scrollTo(0, 60);
    pointer('pointerdown', element(1), top(1) + 5);
    pointer('pointermove', globalThis, top(3) + 40);
    pointer('pointerup', globalThis, top(3) + 40);
    await expect.poll(() => onMove.mock.calls).toEqual([[{ id: 'c0', index: 2 }]]);
    await expect.element(page.getByRole('row').nth(2)).toHaveAttribute('data-id', 'c0');
    pointer('pointerdown', page.getByRole('button', { name: 'Move 1, City 2' }).element(), 40);
    pointer('pointermove', globalThis, 200);
    await arrive();
    await expect.element(page.getByRole('row').nth(0)).toHaveAttribute('data-dragging', 'true');
    expect(hasCome()).toBe(false);
    pointer('pointercancel', globalThis, 200);
    await expect.poll(hasCome).toBe(true);
    expect(scrollY).toBe(60);
  });

  it('What a row has opened MUST stay when the code comes, until the page is scrolled or a handle is used.', async () => {
    show();
    await userEvent.click(page.getByRole('button', { name: 'Open' }).first());
    await arrive();
    await expect.element(page.getByRole('button', { name: 'Opened' })).toHaveFocus();
    expect(hasCome()).toBe(false);
    scrollTo(0, 40);
    await expect.poll(hasCome).toBe(true);
    expect(document.activeElement).toBe(
      page.getByRole('button', { name: 'Open' }).first().element(),
    );
  });

  it('A press on a control of a row MUST NOT be lost when the code comes before its click, or the page is scrolled while the press waits.', async () => {
    show();
    const open = page.getByRole('button', { name: 'Open' }).first();
    await expect.element(open).toBeVisible();
    const control = open.element() as HTMLElement;
    pointer('pointerdown', control, top(1) + 5);
    await arrive();
    await settle();
    pointer('pointerup', control, top(1) + 5);
    // A finger's click comes in a task of its own.
    await settle();
    control.focus();
    control.click();
    await expect.element(page.getByRole('button', { name: 'Opened' })).toHaveFocus();
    control.setAttribute('aria-busy', 'true');
    scrollTo(0, 40);
    await settle();
    expect(control.isConnected).toBe(true);
    control.removeAttribute('aria-busy');
    scrollTo(0, 80);
    await expect.poll(hasCome).toBe(true);
  });

  it('It MUST say when its code cannot be loaded while a press waits.', async () => {
    show();
    element(1).focus();
    await userEvent.keyboard('{Enter}');
    fail();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(handle(1)).not.toHaveAttribute('aria-busy');
  });
});
