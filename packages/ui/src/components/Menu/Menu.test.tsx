import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Menu } from './Menu.tsx';

const onSelect = vi.fn<(choice: { id: string }) => void>();
const trigger = page.getByRole('button', { name: 'Actions' });
const menu = page.getByRole('menu');
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
/** The text of the active descendant of the focused menu. */
const active = (): string | null | undefined => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};
const openByKey = async (): Promise<void> => {
  trigger.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(active).toBe('Edit');
};

beforeEach(() => {
  mount(
    <>
      <Menu
        label="Actions for Ananya"
        trigger="Actions"
        items={[
          { id: 'edit', label: 'Edit' },
          { id: 'role', label: 'Update Role' },
          { id: 'password', label: 'Reset Password', disabled: true },
          { id: 'delete', label: 'Delete', tone: 'critical' },
        ]}
        onSelect={onSelect}
      />
      <Menu
        label="Other"
        trigger="Other"
        items={[{ id: 'x', label: 'Extra' }]}
        onSelect={onSelect}
      />
      <button type="button">After</button>
    </>,
  );
});

describe('Menu', () => {
  it('The trigger MUST be a button with aria-haspopup, aria-expanded and aria-controls.', async () => {
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    const controlled = trigger.element().getAttribute('aria-controls')!;
    expect(document.getElementById(controlled)).toBe(menu.element());
  });

  it('The popup MUST have the role menu and a name, and its items the role menuitem.', async () => {
    await trigger.click();
    await expect.element(page.getByRole('menu', { name: 'Actions for Ananya' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(4);
  });

  it('It MUST call onSelect with the selected item, after it has closed.', async () => {
    await trigger.click();
    onSelect.mockImplementation(() => expect(menu.query()).toBeNull());
    await item('Update Role').click();
    expect(onSelect.mock.calls).toEqual([[{ id: 'role' }]]);
  });

  it('It MUST close on a press outside.', async () => {
    await trigger.click();
    await userEvent.click(document.documentElement, { position: { x: 5, y: 400 } });
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('On phones it MUST be a bottom sheet over a backdrop, and a press on the backdrop MUST close it without pressing anything behind it.', async () => {
    await page.viewport(360, 740);
    await trigger.click();
    const { left, bottom, width } = menu.element().getBoundingClientRect();
    expect([left, bottom]).toEqual([0, 740]);
    expect(width).toBeGreaterThan(340);
    const other = page.getByRole('button', { name: 'Other' }).element();
    const { x, y } = other.getBoundingClientRect();
    const cover = document.elementFromPoint(x + 5, y + 5)!;
    expect(cover).not.toBe(other);
    expect(getComputedStyle(cover).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await userEvent.click(document.documentElement, { position: { x: x + 5, y: y + 5 } });
    await expect.element(menu).not.toBeInTheDocument();
    expect(page.getByRole('menuitem', { name: 'Extra' }).query()).toBeNull();
  });

  it('Only one menu MUST be open at a time.', async () => {
    await trigger.click();
    await page.getByRole('button', { name: 'Other' }).click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.element(item('Extra')).toBeVisible();
  });

  it('A disabled item MUST be focusable by keyboard and MUST NOT be selectable.', async () => {
    await openByKey();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(active).toBe('Reset Password');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(menu).toBeVisible();
  });

  it('It MUST restore the focus to its trigger when an item is selected or Escape is pressed.', async () => {
    await openByKey();
    await userEvent.keyboard('{Enter}');
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(active).toBe('Edit');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
  });

  it('It MUST NOT be reachable by Tab while it is closed.', async () => {
    trigger.element().focus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('Keyboard: Enter — opens and moves to the first item', async () => {
    trigger.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(active).toBe('Edit');
  });

  it('Keyboard: Space — opens and moves to the first item', async () => {
    trigger.element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(active).toBe('Edit');
  });

  it('Keyboard: Down Arrow — opens at the first item; inside, moves to the next and wraps', async () => {
    trigger.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('Edit');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.poll(active).toBe('Edit');
  });

  it('Keyboard: Up Arrow — opens at the last item; inside, moves to the previous and wraps', async () => {
    trigger.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('Delete');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('Reset Password');
  });

  it('Keyboard: Enter, Space — inside, select the focused item', async () => {
    for (const key of ['{Enter}', ' ']) {
      await openByKey();
      await userEvent.keyboard(`{ArrowDown}${key}`);
    }
    expect(onSelect.mock.calls).toEqual([[{ id: 'role' }], [{ id: 'role' }]]);
  });

  it('Keyboard: Home, End — move to the first and to the last item', async () => {
    await openByKey();
    await userEvent.keyboard('{End}');
    await expect.poll(active).toBe('Delete');
    await userEvent.keyboard('{Home}');
    await expect.poll(active).toBe('Edit');
  });

  it('Keyboard: a letter — moves to the next item that begins with it', async () => {
    await openByKey();
    await userEvent.keyboard('d');
    await expect.poll(active).toBe('Delete');
  });

  it('Keyboard: Escape — closes and restores the focus', async () => {
    await openByKey();
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('Keyboard: Tab — closes and moves to the next control', async () => {
    await openByKey();
    await userEvent.keyboard('{Tab}');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByRole('button', { name: 'Other' })).toHaveFocus();
  });
});
