import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  onSend,
  onDraftChange,
  log,
  box,
  send,
  messagesBetween,
  show,
  distanceToEnd,
} from '../../testing/chatPanel.tsx';

describe('ChatPanel', () => {
  it('Its messages MUST be a log named by its title.', async () => {
    show();
    await expect.element(log).toHaveAccessibleName('Chat with Ananya');
    expect(log.element().textContent).toContain('Message 30');
  });

  it('The messages of a day MUST be a group named by its date.', async () => {
    const dayOf = (number: number): string => `${number < 28 ? 20 : 21} November 2026`;
    show({ props: { messages: messagesBetween(1, 30, dayOf) } });
    const group = (name: string) => page.getByRole('group', { name });
    await expect.element(group('21 November 2026').getByText('Message 28')).toBeVisible();
    expect(group('21 November 2026').getByRole('article').elements()).toHaveLength(3);
    await expect.element(group('20 November 2026').getByText('Message 27')).toBeVisible();
    await expect.element(page.getByText('21 November 2026')).toBeVisible();
  });

  it('Its text box MUST have a name, and be described by its keyboard shortcuts.', async () => {
    show();
    await expect.element(box).toHaveAttribute('placeholder', 'Type a reply...');
    await expect
      .element(box)
      .toHaveAccessibleDescription('Press Enter to send, Shift + Enter for a new line.');
  });

  it('Its text box MUST be controlled by the draft.', async () => {
    show();
    await userEvent.type(box, 'Yes');
    expect(onDraftChange.mock.calls.map(([{ value }]) => value)).toEqual(['Y', 'Ye', 'Yes']);
    await expect.element(box).toHaveValue('Yes');
  });

  it('It MUST call onSend when its button is pressed, and MUST NOT clear the text box itself.', async () => {
    show({ draft: 'Yes' });
    await send.click();
    expect(onSend).toHaveBeenCalledOnce();
    await expect.element(box).toHaveValue('Yes');
  });

  it('A text longer than its limit MUST stay whole and MUST NOT be sent; a message and a count MUST say so beside the text box.', async () => {
    const text = 'a'.repeat(4001);
    show({ draft: text, props: { maxLength: 4000 } });
    await box.click();
    await userEvent.keyboard('{Enter}');
    await send.click();
    expect(onSend).not.toHaveBeenCalled();
    await expect.element(box).toHaveValue(text);
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(box)
      .toHaveAccessibleDescription(
        'Press Enter to send, Shift + Enter for a new line. 4,001 of 4,000 characters',
      );
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('This message is too long. Send it in parts.');
    show({ draft: `${text.slice(1)}\n`, props: { maxLength: 4000 } });
    await expect.element(page.getByText('4,000 of 4,000 characters')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    await send.click();
    expect(onSend).toHaveBeenCalledOnce();
    show({ draft: 'Short', props: { maxLength: 4000 } });
    await expect.element(page.getByText(/of 4,000 characters/)).not.toBeInTheDocument();
  });

  it('Its text box MUST grow with its text up to a maximum.', () => {
    const heightOf = (draft: string): number => {
      show({ draft });
      return box.element().getBoundingClientRect().height;
    };
    const one = heightOf('One');
    expect(heightOf('One\nTwo\nThree')).toBeGreaterThan(one);
    expect(heightOf('A line\n'.repeat(40))).toBe(128);
  });

  it('The typing indicator MUST be below the messages.', async () => {
    show({ props: { typing: 'Meera Iyer is writing' } });
    await expect.element(log.getByText('Meera Iyer is writing')).toBeVisible();
    await expect.poll(distanceToEnd).toBe(0);
  });

  it('The connection status MUST be a live region.', async () => {
    show();
    // The live region must exist before its text, or the text would not be announced.
    await expect.element(page.getByRole('status')).toBeInTheDocument();
    show({ props: { status: 'Not connected' } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Not connected');
    expect(document.activeElement).toBe(document.body);
  });

  it('Its title MUST be focusable by script.', async () => {
    show({ props: { titleRef: (title: HTMLHeadingElement | null) => title?.focus() } });
    await expect.element(page.getByRole('heading', { name: 'Chat with Ananya' })).toHaveFocus();
  });

  it('During IME composition Enter MUST NOT send.', async () => {
    show({ draft: 'नमस्ते' });
    const press = (isComposing: boolean): boolean =>
      box.element().dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          isComposing,
          bubbles: true,
          cancelable: true,
        }),
      );
    press(true);
    expect(onSend).not.toHaveBeenCalled();
    press(false);
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('Keyboard: Enter — sends', async () => {
    show({ draft: 'Yes' });
    await box.click();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
    await expect.element(box).toHaveValue('Yes');
  });

  it('Keyboard: Shift and Enter — inserts a line break', async () => {
    show();
    await box.click();
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}Two');
    await expect.element(box).toHaveValue('One\nTwo');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('Keyboard: Tab — moves from the messages to the text box and the button', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(send).toHaveFocus();
  });
});
