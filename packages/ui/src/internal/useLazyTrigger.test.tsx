import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { Ref } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { lazyModule, type LazyModule } from './lazyModule.ts';
import { useLazyTrigger } from './useLazyTrigger.ts';

const parts = {
  Actions: ({ opener }: { readonly opener: Ref<HTMLButtonElement> }) => (
    <HeadlessMenu>
      <MenuButton ref={opener}>Actions</MenuButton>
      <MenuItems>
        {['Edit', 'Delete'].map((label) => (
          <MenuItem key={label}>
            <button type="button">{label}</button>
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  ),
};

const Lazy = ({ lazy }: { readonly lazy: LazyModule<typeof parts> }) => {
  const { module, opener, triggerProps } = useLazyTrigger(lazy, ['ArrowDown', 'ArrowUp']);
  return module ? (
    <module.Actions opener={opener} />
  ) : (
    <button type="button" {...triggerProps}>
      Actions
    </button>
  );
};

const trigger = page.getByRole('button', { name: 'Actions' });
const menu = page.getByRole('menu');
const failure = page.getByRole('alert');
let arrive: () => void;
let fail: () => void;
const load = vi.fn<() => Promise<typeof parts>>(
  () =>
    new Promise((resolve, reject) => {
      arrive = () => resolve(parts);
      fail = () => reject(new Error('No code'));
    }),
);

beforeEach(() => {
  load.mockClear();
  mount(<Lazy lazy={lazyModule(load)} />);
});

describe('a trigger of a lazily loaded part', () => {
  it('preloads once, when it is pointed at or focused, and opens nothing', async () => {
    await userEvent.hover(trigger);
    await userEvent.tab();
    expect(load).toHaveBeenCalledTimes(1);
    arrive();
    await expect.element(trigger).toHaveFocus();
    await expect.element(trigger).not.toHaveAttribute('aria-busy');
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('opens once the code is there, and gets the focus back', async () => {
    await userEvent.click(trigger);
    await expect.element(trigger).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect.element(menu).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it.each([
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
  ])('opens at the item that the key %j stands for', async (key, item) => {
    await userEvent.tab();
    await userEvent.keyboard(key);
    arrive();
    await expect
      .poll(() => document.querySelector('[role=menuitem][data-focus]')?.textContent)
      .toBe(item);
  });

  it('shows that the code could not be loaded, and loads again at the next press', async () => {
    await userEvent.click(trigger);
    fail();
    await expect
      .element(failure)
      .toHaveTextContent('We could not load this. Check your connection and try again.');
    await expect.element(trigger).not.toHaveAttribute('aria-busy');
    await userEvent.click(trigger);
    await expect.element(failure).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    arrive();
    await expect.element(menu).toBeVisible();
  });

  it('shows no failure of a preload', async () => {
    await userEvent.hover(trigger);
    fail();
    await userEvent.click(trigger);
    expect(load).toHaveBeenCalledTimes(2);
    await expect.element(failure).not.toBeInTheDocument();
  });
});
