import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { SideNav } from '../../patterns/SideNav/SideNav.tsx';
import * as icons from '../Icon/icons.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toast, type ToastMessage } from './Toast.tsx';

const messages: readonly ToastMessage[] = [
  { id: 'a', message: 'Alert uploaded successfully!' },
  { id: 'b', message: 'File deletion failed', tone: 'critical' },
];
const onDismiss = vi.fn<(message: { id: string }) => void>();

const show = (): void => {
  onDismiss.mockReset();
  mount(<Toast messages={messages} onDismiss={onDismiss} />);
};

/** A page with toasts, a control and a dialog. */
const showWithPage = (): void =>
  mount(
    <WithState initial={false}>
      {(open, keepOpen) => (
        <>
          <button type="button" onClick={() => keepOpen(true)}>
            Opens it
          </button>
          <Dialog open={open} title="Edit User" onClose={() => keepOpen(false)}>
            <button type="button">Save</button>
          </Dialog>
          <WithState initial={messages}>
            {(present, setValue) => (
              <Toast
                messages={present}
                onDismiss={(gone) => setValue(present.filter(({ id }) => id !== gone.id))}
              />
            )}
          </WithState>
        </>
      )}
    </WithState>,
  );

const opener = page.getByRole('button', { name: 'Opens it' });
const dismiss = page.getByRole('button', { name: 'Dismiss' });

describe('Toast', () => {
  it('The action of a message MUST be a button below it, and MUST call its onPress.', async () => {
    const onPress = vi.fn<() => void>();
    mount(
      <Toast
        messages={[
          { id: 'a', message: 'A new message', action: { label: 'Open the chat', onPress } },
        ]}
        onDismiss={onDismiss}
      />,
    );
    await page.getByRole('button', { name: 'Open the chat' }).click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('A message MUST stay until it is dismissed.', () => {
    vi.useFakeTimers();
    try {
      show();
      vi.advanceTimersByTime(60 * 60 * 1000);
      expect(page.getByText('Alert uploaded successfully!').query()).not.toBeNull();
      expect(onDismiss).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('Dismissing one MUST call onDismiss with its id.', async () => {
    show();
    await page.getByRole('button', { name: 'Dismiss' }).nth(1).click();
    expect(onDismiss.mock.calls).toEqual([[{ id: 'b' }]]);
  });

  it('They MUST be above all other content, and be dismissible from within a modal dialog.', async () => {
    showWithPage();
    const region = page.getByRole('region');
    await expect.element(region).toBeVisible();
    expect(region.element().parentElement).toBe(document.body);
    await opener.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const { x, y, width, height } = dismiss.first().element().getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(dismiss.first().element().contains(top)).toBe(true);
    await dismiss.first().click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await dismiss.click();
    expect(page.getByRole('region').query()).toBeNull();
  });

  it('They MUST remain when an open dialog is unmounted.', async () => {
    mount(
      <WithState initial={false}>
        {(isGone, setValue) => (
          <>
            {!isGone && (
              <Dialog open title="Edit User" onClose={() => setValue(true)}>
                Words
              </Dialog>
            )}
            <Toast messages={messages} onDismiss={onDismiss} />
          </>
        )}
      </WithState>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(dismiss.first()).toBeVisible();
  });

  it('They MUST be above a bottom bar.', async () => {
    await page.viewport(360, 740);
    mount(
      <>
        <SideNav
          label="Console"
          items={[{ label: 'Home', href: '#home', icon: icons.Home }]}
          expanded
          onToggle={() => {}}
        />
        <Toast messages={messages} onDismiss={onDismiss} />
      </>,
    );
    const lowerEdge = () => page.getByRole('region').element().getBoundingClientRect().bottom;
    const bar = page.getByRole('navigation').element().getBoundingClientRect();
    expect(bar.height).toBeGreaterThan(40);
    await expect.poll(lowerEdge).toBe(bar.top);
    await page.viewport(1280, 800);
    await expect.poll(lowerEdge).toBe(800);
  });

  it('The messages MUST be in a named region.', async () => {
    show();
    const region = page.getByRole('region', { name: 'Notifications' });
    expect(region.getByRole('button').elements()).toHaveLength(2);
  });

  it('A critical message MUST be announced assertively, every other one politely.', () => {
    show();
    expect(page.getByRole('alert').element().textContent).toBe('File deletion failed');
    expect(page.getByRole('status').element().textContent).toBe('Alert uploaded successfully!');
  });

  it('F6 MUST move the focus to the region.', async () => {
    showWithPage();
    opener.element().focus();
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('region')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(dismiss.first()).toHaveFocus();
  });

  it('Dismissing one by keyboard MUST move the focus to the next one or the previous one; after the last, back to where it was before.', async () => {
    const present = page.getByRole('alertdialog');
    showWithPage();
    opener.element().focus();
    await userEvent.keyboard('{F6}{Tab}{Enter}');
    await expect.element(present).toHaveFocus();
    await expect.element(present).toHaveAccessibleName('File deletion failed');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(opener).toHaveFocus();

    showWithPage();
    opener.element().focus();
    await userEvent.keyboard('{F6}{Tab}{Tab}{Enter}');
    await expect.element(present).toHaveFocus();
    await expect.element(present).toHaveAccessibleName('Alert uploaded successfully!');
  });

  it('Dismissing one by pointer MUST restore the focus to where it was before.', async () => {
    showWithPage();
    opener.element().focus();
    await dismiss.first().click();
    await expect.element(opener).toHaveFocus();
    await expect.element(dismiss).toBeVisible();
  });

  it('Keyboard: Tab — reaches it; Enter dismisses it', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onDismiss.mock.calls).toEqual([[{ id: 'a' }]]);
  });
});
