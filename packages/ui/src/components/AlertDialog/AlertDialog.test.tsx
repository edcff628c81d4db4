import { page, userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsDialog } from '../../testing/behavesAsDialog.tsx';
import { mount } from '../../testing/mount.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const onConfirm = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();
const dialog = page.getByRole('alertdialog', { name: 'Delete User' });
const back = page.getByRole('button', { name: 'Keep' });
const on = page.getByRole('button', { name: 'Delete' });

const ask = (more: { loading?: boolean; children?: ReactNode } = {}): void =>
  mount(
    <AlertDialog
      open
      title="Delete User"
      message="Delete Ananya Sharma for good?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      tone="critical"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...more}
    />,
  );

const tell = (more: { loading?: boolean; children?: ReactNode } = {}): void =>
  mount(<AlertDialog open title="Saved" message="User updated." onConfirm={onConfirm} {...more} />);

beforeEach(() => {
  onConfirm.mockReset();
  onCancel.mockReset();
});

describe('AlertDialog', () => {
  behavesAsDialog({
    role: 'alertdialog',
    name: 'Sign out',
    render: ({ open, onClose }) => (
      <AlertDialog
        open={open}
        title="Sign out"
        message="You will have to sign in again."
        cancelLabel="Stay"
        onConfirm={() => {}}
        onCancel={onClose}
      />
    ),
  });

  it('It MUST have a confirm button, and a cancel button if it has a label for one.', () => {
    tell();
    expect(
      page
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['OK']);
    ask();
    expect(page.getByRole('button').elements()).toHaveLength(2);
  });

  it('Confirming MUST call onConfirm, cancelling onCancel.', async () => {
    ask();
    await on.click();
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
    await back.click();
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });

  it('Escape MUST cancel; without a cancel button it MUST confirm.', async () => {
    ask();
    await userEvent.keyboard('{Escape}');
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    tell();
    await userEvent.keyboard('{Escape}');
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });

  it('A press outside MUST NOT answer.', async () => {
    ask();
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('The outcome of the action MUST be shown below the message, which stays.', () => {
    ask({ children: 'This did not work.' });
    expect(dialog.element().textContent).toContain(
      'Delete Ananya Sharma for good?This did not work.',
    );
  });

  it('It MUST NOT be confirmable again while the action is in progress.', async () => {
    ask({ loading: true });
    await on.click({ force: true });
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('Escape MUST do nothing while the action is in progress.', async () => {
    for (const show of [tell, ask]) {
      show({ loading: true });
      await userEvent.keyboard('{Escape}');
    }
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });

  it('Its message MUST be its accessible description.', async () => {
    ask();
    await expect.element(dialog).toHaveAccessibleDescription('Delete Ananya Sharma for good?');
  });

  it('The focus MUST start on the least destructive button, whatever its content.', async () => {
    const children = <a href="#terms">What is lost</a>;
    ask({ children });
    await expect.element(back).toHaveFocus();
    tell({ children });
    await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  });

  it('Keyboard: Escape — cancels', async () => {
    ask();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('Keyboard: Tab — moves to the next button', async () => {
    ask();
    await userEvent.keyboard('{Tab}');
    await expect.element(on).toHaveFocus();
  });

  it('Keyboard: Enter, Space — press the focused button', async () => {
    ask();
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(onCancel).toHaveBeenCalledTimes(2);
  });
});
