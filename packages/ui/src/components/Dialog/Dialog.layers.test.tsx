import { User } from '@react-aria/test-utils';
import { createPortal } from 'react-dom';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MultiSelectFilter } from '../MultiSelectFilter/MultiSelectFilter.tsx';
import { Dialog } from './Dialog.tsx';

const onClose = vi.fn<() => void>();
const onSelect = vi.fn<(choice: { id: string }) => void>();
const onToast = vi.fn<() => void>();
const dialog = page.getByRole('dialog');
const opener = page.getByRole('button', { name: 'Opens it' });

beforeEach(() => {
  mount(
    <WithState initial={false}>
      {(open, setValue) => (
        <>
          <button type="button" onClick={() => setValue(true)}>
            Opens it
          </button>
          <Dialog
            open={open}
            title="Edit User"
            onClose={() => {
              onClose();
              setValue(false);
            }}
          >
            <Menu
              label="Actions"
              trigger="Actions"
              items={[
                { id: 'edit', label: 'Edit' },
                { id: 'delete', label: 'Delete' },
              ]}
              onSelect={onSelect}
            />
            <WithState<readonly string[]> initial={[]}>
              {(selected, choose) => (
                <MultiSelectFilter
                  label="State"
                  options={[{ value: 'Delhi' }, { value: 'Goa' }]}
                  selected={selected}
                  onChange={(change) => choose(change.selected)}
                />
              )}
            </WithState>
          </Dialog>
          {createPortal(
            <button type="button" style={{ position: 'fixed', zIndex: 300 }} onClick={onToast}>
              Dismiss
            </button>,
            document.body,
          )}
        </>
      )}
    </WithState>,
  );
});

const isOnTop = (target: Element): boolean => {
  const { left, top, width, height } = target.getBoundingClientRect();
  return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

describe('layers over a Dialog', () => {
  it('A menu inside it opens above it, is usable, and leaves it open.', async () => {
    await opener.click();
    await dialog.getByRole('button', { name: 'Actions' }).click();
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    await expect.element(entry).toBeVisible();
    expect(isOnTop(entry.element())).toBe(true);
    await entry.click();
    expect(onSelect.mock.calls).toEqual([[{ id: 'delete' }]]);
    await expect.element(dialog).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('A filter inside it opens above it, is usable, and leaves it open.', async () => {
    await opener.click();
    const filter = dialog.getByRole('button', { name: /^State: / });
    await filter.click();
    const option = page.getByRole('option', { name: 'Goa' });
    await expect.element(option).toBeVisible();
    expect(isOnTop(option.element())).toBe(true);
    await option.click();
    await expect.element(option).toHaveAttribute('aria-selected', 'true');
    await expect.element(filter).toHaveAccessibleName('State: Goa');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('Escape closes the topmost layer, and restores the focus layer by layer.', async () => {
    await opener.click();
    const filter = dialog.getByRole('button', { name: /^State: / });
    const actions = dialog.getByRole('button', { name: 'Actions' });
    for (const [button, shown] of [
      [actions, page.getByRole('menu')],
      [filter, page.getByRole('listbox')],
    ] as const) {
      await button.click();
      await expect.element(shown).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(shown).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
      expect(onClose).not.toHaveBeenCalled();
    }
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await expect.element(opener).toHaveFocus();
  });

  it('A press outside an open popover closes only the popover.', async () => {
    await opener.click();
    await dialog.getByRole('button', { name: /^State: / }).click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await page.getByRole('heading', { name: 'Edit User' }).click();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('A press on an element beside the app root does not close it.', async () => {
    await opener.click();
    const toast = page.getByRole('button', { name: 'Dismiss' });
    expect(isOnTop(toast.element())).toBe(true);
    await toast.click();
    expect(onToast).toHaveBeenCalledOnce();
    await expect.element(dialog).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('The scroll-locked page keeps its width, with a scroll bar or without.', async () => {
    document.documentElement.style.setProperty('scrollbar-gutter', 'stable');
    const width = document.body.clientWidth;
    await opener.click();
    await expect.element(dialog).toBeVisible();
    expect(document.body.clientWidth).toBe(width);
  });
});

describe.each(['mouse', 'touch', 'keyboard'] as const)('Dialog by %s', (interactionType) => {
  it('opens with the focus inside, and closes by Escape', async () => {
    const tester = new User({ interactionType }).createTester('Dialog', {
      root: opener.element() as HTMLElement,
      overlayType: 'modal',
    });
    await tester.open();
    expect(tester.getDialog()?.contains(document.activeElement)).toBe(true);
    await tester.close();
    expect(tester.getDialog()).toBeNull();
    await expect.element(opener).toHaveFocus();
  });
});
