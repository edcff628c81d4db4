import { useLayoutEffect, useState, type ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { mount } from '../../testing/mount.tsx';
import { ReorderableList } from './ReorderableList.tsx';

const onMove = vi.fn<(move: { id: string; index: number }) => void>();

const show = (count: number, fixed = false): void =>
  mount(
    <ReorderableList
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

/** A page scrolled to its top, as the router leaves the next page. */
const NextPage = ({ children }: { readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
};

const handle = (position: number) =>
  page.getByRole('button', { name: `Move ${position}, City ${position}`, exact: true });

const focusHandle = (position: number): void => {
  (handle(position).element() as HTMLElement).focus();
};

beforeEach(() => {
  onMove.mockReset();
});

describe('ReorderableList', () => {
  it('It MUST show the items in their order, each with its position.', async () => {
    show(3);
    const rows = page.getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('1City 1');
    await expect.element(rows.nth(2)).toHaveTextContent('3City 3');
  });

  it('It MUST call onMove with the item and its new place when its handle is picked up and dropped by keyboard.', async () => {
    show(4);
    focusHandle(1);
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(onMove.mock.calls).toEqual([[{ id: 'c0', index: 2 }]]);
    focusHandle(4);
    await userEvent.keyboard(' {ArrowUp} ');
    expect(onMove.mock.lastCall).toEqual([{ id: 'c3', index: 2 }]);
  });

  it('It MUST NOT move an item whose move is cancelled with Escape.', async () => {
    show(4);
    focusHandle(2);
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect
      .element(page.getByRole('listitem').nth(1))
      .toHaveAttribute('data-dragging', 'false');
    await expect.element(handle(2)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('cancels the move of an item whose handle loses the focus', async () => {
    show(4);
    focusHandle(2);
    await userEvent.keyboard('{Enter}{ArrowDown}{Tab}');
    await expect.poll(() => announced('assertive').at(-1)).toBe('City 2 stays at position 2');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('It MUST call onMove when an item is dragged by the pointer to another place.', async () => {
    show(4);
    await userEvent.dragAndDrop(handle(1), handle(3), { targetPosition: { x: 10, y: 40 } });
    await expect.poll(() => onMove.mock.calls).toEqual([[{ id: 'c0', index: 2 }]]);
    await userEvent.dragAndDrop(handle(4), handle(1), { targetPosition: { x: 10, y: 4 } });
    await expect.poll(() => onMove.mock.lastCall).toEqual([{ id: 'c3', index: 0 }]);
  });

  /** A touch on the handle of the first item; the browser sends its moves to the element under the finger. */
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
    await expect
      .element(page.getByRole('listitem').nth(0))
      .toHaveAttribute('data-dragging', 'true');
    touch('pointerup', middle(3) + 10);
    await expect.poll(() => onMove.mock.calls).toEqual([[{ id: 'c0', index: 2 }]]);
    await expect
      .element(page.getByRole('listitem').nth(0))
      .toHaveAttribute('data-dragging', 'false');

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
    await expect
      .element(page.getByRole('listitem').nth(0))
      .toHaveAttribute('data-dragging', 'false');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('A fixed list MUST NOT have handles.', async () => {
    show(3, true);
    await expect.element(page.getByRole('listitem').nth(2)).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('It MUST render only rows in view, however many items it has.', async () => {
    show(500);
    await expect.element(page.getByRole('listitem').nth(0)).toBeVisible();
    expect(page.getByRole('listitem').elements().length).toBeLessThan(40);
    await expect.element(page.getByRole('listitem').nth(0)).toHaveAttribute('aria-setsize', '500');
  });

  it('It MUST render its first rows also where they are out of view.', () => {
    mount(
      <div style={{ paddingTop: 4000 }}>
        <ReorderableList
          label="Cities"
          items={Array.from({ length: 30 }, (_, index) => ({ id: `c${index}`, name: `${index}` }))}
          renderItem={({ name }) => name}
          onMove={onMove}
        />
      </div>,
    );
    expect(page.getByRole('listitem').elements()).toHaveLength(10);
  });

  it('It MUST leave the scroll position of a page that it appears on.', async () => {
    document.body.style.minHeight = '4000px';
    onTestFinished(() => {
      document.body.style.minHeight = '';
    });
    scrollTo(0, 1500);
    mount(
      <NextPage>
        <ReorderableList
          label="Cities"
          items={Array.from({ length: 30 }, (_, index) => ({ id: `c${index}`, name: `${index}` }))}
          renderItem={({ name }) => <div style={{ height: 200 }}>{name}</div>}
          onMove={onMove}
        />
      </NextPage>,
    );
    // The second row's place depends on the measured height of the first.
    await expect
      .poll(() => page.getByRole('listitem').nth(1).element().getBoundingClientRect().top + scrollY)
      .toBeGreaterThan(200);
    expect(scrollY).toBe(0);
  });

  it('It MUST name each handle by the position and the item that it moves.', async () => {
    show(2);
    await expect.element(handle(2)).toBeVisible();
  });

  it('It MUST say where a picked-up item would be put.', async () => {
    show(3);
    focusHandle(1);
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect
      .poll(() => announced('assertive'))
      .toEqual(
        expect.arrayContaining([
          'City 1 picked up at position 1 of 3',
          'City 1: position 2 of 3',
          'City 1: position 3 of 3',
          'City 1 dropped at position 3 of 3',
        ]),
      );
  });

  it('The handle of a dropped item MUST have the focus.', async () => {
    const Ordered = () => {
      const [names, setNames] = useState(['Delhi', 'Pune', 'Patna']);
      return (
        <ReorderableList
          label="Cities"
          items={names.map((name) => ({ id: name, name }))}
          renderItem={({ name }) => name}
          onMove={({ id, index }) => {
            const rest = names.filter((name) => name !== id);
            setNames([...rest.slice(0, index), id, ...rest.slice(index)]);
          }}
        />
      );
    };
    mount(<Ordered />);
    (page.getByRole('button', { name: 'Move 1, Delhi' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Move 3, Delhi' })).toHaveFocus();
  });

  it('Keyboard: Enter on a handle — picks it up, the arrows choose, Enter drops, Escape cancels', async () => {
    show(30);
    focusHandle(1);
    await userEvent.keyboard(`{Enter}${'{ArrowDown}'.repeat(20)}`);
    // The moving row stays rendered and focused while the page scrolls to its place.
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    await expect.element(handle(1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onMove.mock.calls).toEqual([[{ id: 'c0', index: 20 }]]);
    scrollTo(0, 0);
  });
});
