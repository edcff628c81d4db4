import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
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

describe('Toast', () => {
  it('A message MUST stay until it is put away.', () => {
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

  it('Putting one away MUST call onDismiss with its id.', async () => {
    show();
    await page.getByRole('button', { name: 'Dismiss' }).nth(1).click();
    expect(onDismiss.mock.calls).toEqual([[{ id: 'b' }]]);
  });

  it('The messages MUST stand in a region with a name.', async () => {
    show();
    const region = page.getByRole('region', { name: 'Notifications' });
    expect(region.getByRole('button').elements()).toHaveLength(2);
  });

  it('A critical message MUST interrupt those who listen; every other one MUST wait for a pause.', () => {
    show();
    expect(page.getByRole('alert').element().textContent).toBe('File deletion failed');
    expect(page.getByRole('status').element().textContent).toBe('Alert uploaded successfully!');
  });

  it('Keyboard: Tab — reaches it; Enter puts it away', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onDismiss.mock.calls).toEqual([[{ id: 'a' }]]);
  });
});
