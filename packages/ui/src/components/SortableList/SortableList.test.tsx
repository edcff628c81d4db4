import { useLayoutEffect, type ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { placeAfterDrop } from './dropTargets.ts';
import { SortableList } from './SortableList.tsx';

const onMove = vi.fn<(move: { id: string; index: number }) => void>();

const show = (count: number, fixed = false): void =>
  mount(
    <SortableList
      label="Cities"
      items={Array.from({ length: count }, (_, index) => ({
        id: `c${index}`,
        name: `City ${index + 1}`,
      }))}
      renderItem={({ name }) => name}
      onMove={onMove}
      fixed={fixed}
    />,
  );

/** A page that starts at its top, as the router's next page does. */
const NextPage = ({ children }: { readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
};

const handle = (position: number) =>
  page.getByRole('button', { name: `Move ${position}, City ${position}`, exact: true });

beforeEach(() => {
  onMove.mockReset();
});

describe('SortableList', () => {
  it('It MUST show the items in their order, each with its position.', async () => {
    show(3);
    const rows = page.getByRole('row');
    await expect.element(rows.nth(0)).toHaveTextContent('1City 1');
    await expect.element(rows.nth(2)).toHaveTextContent('3City 3');
  });

  it('It MUST call onMove with the item and its new place when its handle is picked up and dropped by keyboard.', async () => {
    show(4);
    (handle(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^Insert/ }).first()).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => onMove.mock.calls).toHaveLength(1);
    const [{ id, index }] = onMove.mock.calls[0]!;
    expect(id).toBe('c0');
    expect(index).toBeGreaterThan(0);
  });

  it('It MUST NOT move an item whose move is cancelled with Escape.', async () => {
    show(4);
    (handle(2).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect.element(page.getByRole('button', { name: /^Insert/ })).not.toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });

  it('It MUST call onMove when an item is dragged by the pointer to another place.', async () => {
    show(4);
    await userEvent.dragAndDrop(page.getByRole('row').nth(0), page.getByRole('row').nth(3));
    await expect.poll(() => onMove.mock.calls).toHaveLength(1);
    expect(onMove.mock.calls[0]![0].id).toBe('c0');
    expect(onMove.mock.calls[0]![0].index).toBeGreaterThanOrEqual(2);
  });

  /** A finger on the handle of the first item; the browser sends its moves to what is under it. */
  const touch = (type: string, clientY: number, target: EventTarget = globalThis): void => {
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
    target.dispatchEvent(new PointerEvent(type, { ...finger, clientX: 20, clientY }));
  };
  const middle = (position: number): number => {
    const { top, height } = handle(position).element().getBoundingClientRect();
    return top + height / 2;
  };

  it('It MUST call onMove when a finger drags an item by its handle, and scroll the page near an edge of the screen.', async () => {
    show(60);
    await expect.element(handle(3)).toBeVisible();
    touch('pointerdown', middle(1), handle(1).element());
    touch('pointermove', middle(3) + 10);
    await expect.element(page.getByRole('row').nth(0)).toHaveAttribute('data-dragging', 'true');
    touch('pointerup', middle(3) + 10);
    await expect.poll(() => onMove.mock.calls).toEqual([[{ id: 'c0', index: 2 }]]);
    await expect.element(page.getByRole('row').nth(0)).toHaveAttribute('data-dragging', 'false');

    touch('pointerdown', middle(1), handle(1).element());
    touch('pointermove', innerHeight - 5);
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    touch('pointercancel', innerHeight - 5);
    scrollTo(0, 0);
  });

  it('It MUST NOT move an item whose touch is cancelled.', async () => {
    show(4);
    await expect.element(handle(3)).toBeVisible();
    touch('pointerdown', middle(1), handle(1).element());
    touch('pointermove', middle(3));
    touch('pointercancel', middle(3));
    touch('pointerup', middle(3));
    await expect.element(page.getByRole('row').nth(0)).toHaveAttribute('data-dragging', 'false');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('A fixed list MUST NOT have handles.', async () => {
    show(3, true);
    await expect.element(page.getByRole('row').nth(2)).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('It MUST render only rows in view, however many items it has.', async () => {
    show(500);
    await expect.element(page.getByRole('row').nth(0)).toBeVisible();
    expect(page.getByRole('row').elements().length).toBeLessThan(40);
    expect(page.getByRole('grid').element().getAttribute('aria-rowcount')).toBe('500');
  });

  it('It MUST leave the scroll position of a page that it appears on.', async () => {
    document.body.style.minHeight = '4000px';
    onTestFinished(() => {
      document.body.style.minHeight = '';
    });
    scrollTo(0, 1500);
    mount(
      <NextPage>
        <SortableList
          label="Cities"
          items={Array.from({ length: 30 }, (_, index) => ({ id: `c${index}`, name: `${index}` }))}
          renderItem={({ name }) => <div style={{ height: 200 }}>{name}</div>}
          onMove={onMove}
        />
      </NextPage>,
    );
    // The second row's place follows from the measured height of the first.
    await expect
      .poll(() => page.getByRole('row').nth(1).element().getBoundingClientRect().top + scrollY)
      .toBeGreaterThan(200);
    expect(scrollY).toBe(0);
  });

  it('It MUST name each handle by the position and the item that it moves.', async () => {
    show(2);
    await expect.element(handle(2)).toBeVisible();
  });

  it('It MUST say where a picked-up item would be put.', async () => {
    show(3);
    (handle(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('button', { name: 'Insert between City 2 and City 3' }))
      .toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  });

  it('counts the place among the other items', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(placeAfterDrop(ids, 'a', { key: 'c', dropPosition: 'after' })).toBe(2);
    expect(placeAfterDrop(ids, 'd', { key: 'a', dropPosition: 'before' })).toBe(0);
    expect(placeAfterDrop(ids, 'b', { key: 'b', dropPosition: 'before' })).toBe(1);
  });

  it('Keyboard: Enter on a handle — picks it up, the arrows choose, Enter drops, Escape cancels', async () => {
    show(3);
    (handle(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^Insert/ }).first()).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => onMove.mock.calls.map(([{ id }]) => id)).toEqual(['c0']);
  });
});
