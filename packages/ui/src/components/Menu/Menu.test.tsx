import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Menu } from './Menu.tsx';

const onSelect = vi.fn<(choice: { id: string }) => void>();
const trigger = page.getByRole('button', { name: 'Actions' });
const menu = page.getByRole('menu');
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
/** The words of the entry that the menu, which has the focus, names as its active one. */
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
  onSelect.mockReset();
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
  it('The trigger MUST be a button that says it opens a menu, whether it is open, and which one it controls.', async () => {
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    const controlled = trigger.element().getAttribute('aria-controls')!;
    expect(document.getElementById(controlled)).toBe(menu.element());
  });

  it('The list MUST have the role menu and a name, and its entries the role menuitem.', async () => {
    await trigger.click();
    await expect.element(page.getByRole('menu', { name: 'Actions for Ananya' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(4);
  });

  it('It MUST call onSelect with the entry that was chosen, after it has closed.', async () => {
    await trigger.click();
    onSelect.mockImplementation(() => expect(menu.query()).toBeNull());
    await item('Update Role').click();
    expect(onSelect.mock.calls).toEqual([[{ id: 'role' }]]);
  });

  it('It MUST close when somebody presses outside.', async () => {
    await trigger.click();
    await userEvent.click(document.documentElement, { position: { x: 5, y: 400 } });
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('It MUST let only one menu be open at a time.', async () => {
    await trigger.click();
    await page.getByRole('button', { name: 'Other' }).click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.element(item('Extra')).toBeVisible();
  });

  it('A disabled entry MUST be found by the keyboard and MUST NOT be chosen.', async () => {
    await openByKey();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(active).toBe('Reset Password');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(menu).toBeVisible();
  });

  it('It MUST give the focus back to its trigger when an entry is chosen or Escape is pressed.', async () => {
    await openByKey();
    await userEvent.keyboard('{Enter}');
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(active).toBe('Edit');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
  });

  it('It MUST NOT be found by Tab while it is closed.', async () => {
    trigger.element().focus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('Keyboard: Enter — opens and moves to the first entry', async () => {
    trigger.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(active).toBe('Edit');
  });

  it('Keyboard: Space — opens and moves to the first entry', async () => {
    trigger.element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(active).toBe('Edit');
  });

  it('Keyboard: Down Arrow — opens at the first entry; inside, moves on and round', async () => {
    trigger.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('Edit');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.poll(active).toBe('Edit');
  });

  it('Keyboard: Up Arrow — opens at the last entry; inside, moves back and round', async () => {
    trigger.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('Delete');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('Reset Password');
  });

  it('Keyboard: Enter, Space — inside, choose the entry that has the focus', async () => {
    for (const key of ['{Enter}', ' ']) {
      await openByKey();
      await userEvent.keyboard(`{ArrowDown}${key}`);
    }
    expect(onSelect.mock.calls).toEqual([[{ id: 'role' }], [{ id: 'role' }]]);
  });

  it('Keyboard: Home, End — move to the first and to the last entry', async () => {
    await openByKey();
    await userEvent.keyboard('{End}');
    await expect.poll(active).toBe('Delete');
    await userEvent.keyboard('{Home}');
    await expect.poll(active).toBe('Edit');
  });

  it('Keyboard: a letter — moves to the next entry that begins with it', async () => {
    await openByKey();
    await userEvent.keyboard('d');
    await expect.poll(active).toBe('Delete');
  });

  it('Keyboard: Escape — closes and gives the focus back', async () => {
    await openByKey();
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('Keyboard: Tab — closes and goes on to what follows', async () => {
    await openByKey();
    await userEvent.keyboard('{Tab}');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByRole('button', { name: 'Other' })).toHaveFocus();
  });
});
