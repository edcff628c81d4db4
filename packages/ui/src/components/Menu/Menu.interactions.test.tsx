import { User } from '@react-aria/test-utils';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { headlessButton } from '../../testing/headlessButton.ts';
import { mount } from '../../testing/mount.tsx';
import { Menu } from './Menu.tsx';

const onSelect = vi.fn<(choice: { id: string }) => void>();

beforeEach(async () => {
  onSelect.mockReset();
  mount(
    <Menu
      label="Actions for Ananya"
      trigger="Actions"
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'role', label: 'Update Role' },
        { id: 'delete', label: 'Delete', tone: 'critical' },
      ]}
      onSelect={onSelect}
    />,
  );
  await headlessButton('Actions');
});

describe.each(['mouse', 'touch', 'keyboard'] as const)('Menu by %s', (interactionType) => {
  const tester = () =>
    new User({ interactionType }).createTester('Menu', {
      root: page.getByRole('button', { name: 'Actions' }).element() as HTMLElement,
    });

  it('opens, and closes by Escape', async () => {
    const menu = tester();
    await menu.open();
    expect(menu.getOptions()).toHaveLength(3);
    await menu.close();
    expect(menu.getMenu()).toBeNull();
    // Headless UI gives the focus back in a later task.
    await expect.poll(() => document.activeElement).toBe(menu.getTrigger());
  });

  it('selects', async () => {
    const menu = tester();
    await menu.open();
    // The tester's keyboard mode expects the focus on the option itself; Headless UI keeps it on the
    // menu, which names the active option.
    if (interactionType === 'keyboard') await userEvent.keyboard('{ArrowDown}{Enter}');
    else await menu.toggleOptionSelection({ option: 'Update Role' });
    expect(onSelect.mock.calls).toEqual([[{ id: 'role' }]]);
    await expect.poll(() => menu.getMenu()).toBeNull();
  });
});
