import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { WithState } from './WithState.tsx';
import { mount } from './mount.tsx';

/** The props that the contract suite sets on the dialog. */
export interface DialogUnderTest {
  readonly open: boolean;
  /** Called when the dialog requests to be closed. */
  readonly onClose: () => void;
}

interface Subject {
  readonly role: 'dialog' | 'alertdialog';
  /** The accessible name that the dialog must have. */
  readonly name: string;
  readonly render: (props: DialogUnderTest) => ReactNode;
}

/** The contract suite of dialogs. */
export const behavesAsDialog = ({ role, name, render }: Subject): void => {
  const dialog = page.getByRole(role, { name });
  const opener = page.getByRole('button', { name: 'Opens it' });
  const behind = page.getByRole('button', { name: 'Lies behind' });
  const onClose = vi.fn<() => void>();

  const show = async ({ stubborn = false } = {}): Promise<void> => {
    onClose.mockReset();
    mount(
      <WithState initial={false}>
        {(open, setValue) => (
          <>
            <button type="button" onClick={() => setValue(true)}>
              Opens it
            </button>
            <button type="button">Lies behind</button>
            {render({
              open,
              onClose: () => {
                onClose();
                if (!stubborn) setValue(false);
              },
            })}
          </>
        )}
      </WithState>,
    );
    await opener.click();
    await expect.element(dialog).toBeVisible();
  };

  describe('as a dialog', () => {
    it('A dialog MUST be modal and named.', async () => {
      await show();
      await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
      await expect.element(dialog).toHaveAccessibleName(name);
    });

    it('The page behind a dialog MUST be inert, and MUST NOT scroll.', async () => {
      await show();
      const hidden = document.querySelectorAll('button')[1]!;
      expect(hidden.textContent).toBe('Lies behind');
      hidden.focus();
      expect(document.activeElement).not.toBe(hidden);
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      (behind.element() as HTMLElement).focus();
      await expect.element(behind).toHaveFocus();
    });

    it('A dialog MUST request to be closed on Escape, and stay open until `open` is false.', async () => {
      await show({ stubborn: true });
      const focused = document.activeElement;
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('{Escape}');
      expect(onClose).toHaveBeenCalled();
      await expect.element(dialog).toBeVisible();
      expect(document.activeElement).toBe(focused);
    });

    it('The focus MUST start inside a dialog, and be trapped there.', async () => {
      await show();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
      for (let press = 0; press < 8; press += 1) {
        await userEvent.keyboard('{Tab}');
        // After the last control Tab may leave to the browser's toolbar, but never to the page behind.
        const inside = dialog.element().contains(document.activeElement);
        expect(inside || document.activeElement === document.body).toBe(true);
      }
    });

    it('The focus MUST be restored when a dialog closes.', async () => {
      await show();
      await userEvent.keyboard('{Escape}');
      await expect.element(opener).toHaveFocus();
    });
  });
};
