import { flushSync } from 'react-dom';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  onSend,
  onDraftChange,
  log,
  box,
  send,
  receiveButton,
  earlier,
  newMessagesButton,
  messagesBetween,
  messageProps,
  type Message,
  show,
  showLatest,
  distanceToEnd,
  distanceToStart,
  scrollUp,
} from '../../testing/chatPanel.tsx';
import { mount } from '../../testing/mount.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { ChatPanel } from './ChatPanel.tsx';

const topOf = (text: string): number =>
  page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

/** Answers of very different heights. */
const uneven = (count: number): Message[] =>
  messagesBetween(1, count).map((message, index) => ({
    key: message.key,
    text: index % 2 === 0 ? message.text : `${message.text} and more of it. `.repeat(12),
  }));

describe('scrolling of a ChatPanel', () => {
  it('Rows of another height than expected MUST NOT end the stay at the newest message; a gesture of the user MUST.', async () => {
    mount(
      <WithState initial={{ count: 2, draft: '' }}>
        {({ count, draft }, setValue) => (
          <div style={{ width: 280, height: 480 }}>
            <ChatPanel
              title="Ask the help bot"
              messages={uneven(count)}
              {...messageProps}
              draft={draft}
              onDraftChange={({ value }) => setValue({ count, draft: value })}
              onSend={() => {
                setValue({ count: count + 1, draft: '' });
                setTimeout(setValue, 250, { count: count + 2, draft: '' });
              }}
              placeholder="Type your message..."
              scrollDelay={100}
            />
          </div>
        )}
      </WithState>,
    );
    for (let sent = 1; sent <= 8; sent += 1) {
      await userEvent.fill(box, 'How many rounds?');
      await userEvent.keyboard('{Enter}');
      await expect
        .poll(() => log.element().querySelector(`[aria-posinset="${2 * sent + 2}"]`))
        .not.toBeNull();
    }
    await expect.poll(distanceToEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
    await userEvent.wheel(log, { delta: { y: -400 } });
    await expect.poll(distanceToEnd).toBeGreaterThan(200);
  });

  it('Where its container sets no height, it MUST keep its height whatever is written in it, and fit between the bars of the page.', async () => {
    const heightWith = (count: number): number => {
      mount(
        <ChatPanel
          title="Chat with Ananya"
          messages={messagesBetween(1, count)}
          {...messageProps}
          draft=""
          onDraftChange={onDraftChange}
          onSend={onSend}
          placeholder="Type a reply..."
        />,
      );
      return document.querySelector('section')!.getBoundingClientRect().height;
    };
    for (const [width, height, expected] of [
      [360, 740, 512],
      [740, 360, 256],
      [1280, 800, 512],
    ] as const) {
      await page.viewport(width, height);
      expect(heightWith(0)).toBe(expected);
      expect(heightWith(40)).toBe(expected);
      // There is still room for a message above the composer.
      expect(log.element().clientHeight).toBeGreaterThan(64);
    }
  });

  it('counts no messages that arrived at the end, even before the scroll', async () => {
    show({ props: { scrollDelay: 60_000 } });
    await expect.poll(distanceToEnd).toBe(0);
    await receiveButton.click();
    await receiveButton.click();
    (log.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(distanceToStart).toBe(0);
    await receiveButton.click();
    await expect.element(newMessagesButton).toHaveTextContent('1 new message');
  });

  it('It MUST stay at the oldest message that Home leads to, also where a scroll to a new one was due.', async () => {
    show({ props: { scrollDelay: 100 } });
    await expect.poll(distanceToEnd).toBe(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    (receiveButton.element() as HTMLElement).click();
    await Promise.resolve();
    // The key comes before the browser has sent the scroll event.
    log.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    vi.advanceTimersByTime(100);
    expect(distanceToStart()).toBe(0);
  });

  it('It MUST initially be scrolled to the newest message.', () => {
    show();
    expect(distanceToEnd()).toBe(0);
    expect(distanceToStart()).toBeGreaterThan(0);
  });

  it('At the end it MUST scroll to a new message, after the given delay.', async () => {
    show({ props: { scrollDelay: 300 } });
    await receiveButton.click();
    expect(distanceToEnd()).toBeGreaterThan(0);
    await expect.poll(distanceToEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
  });

  it('At the end it MUST stay there when its size changes.', async () => {
    show();
    await userEvent.fill(box, 'A line\n'.repeat(10));
    await expect.poll(() => box.element().getBoundingClientRect().height).toBe(128);
    await expect.poll(distanceToEnd).toBe(0);
  });

  it('Scrolled up it MUST keep its position, and show the count of new messages.', async () => {
    show();
    await scrollUp();
    await receiveButton.click();
    await expect.element(newMessagesButton).toHaveTextContent('1 new message');
    await receiveButton.click();
    await expect.element(newMessagesButton).toHaveTextContent('2 new messages');
    expect(distanceToStart()).toBe(0);
  });

  it('A press on that count MUST scroll to the newest message and remove the count.', async () => {
    show();
    await scrollUp();
    await receiveButton.click();
    await newMessagesButton.click();
    await expect.poll(distanceToEnd).toBe(0);
    await expect.element(newMessagesButton).not.toBeInTheDocument();
  });

  it('With earlier messages it MUST offer to load them, and anchor the scroll position when they are prepended.', async () => {
    showLatest();
    await scrollUp();
    const before = topOf('Message 21');
    await earlier.click();
    await expect.element(page.getByText('Message 20', { exact: true })).toBeInTheDocument();
    expect(Math.abs(topOf('Message 21') - before)).toBeLessThan(2);
    await expect.element(earlier).toHaveFocus();
    await earlier.click();
    await expect.element(earlier).not.toBeInTheDocument();
    await expect.element(log).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByText('Message 1', { exact: true })).toBeInTheDocument();
  });

  it('anchors the scroll position when earlier messages of the same day are prepended', async () => {
    showLatest(undefined, (number) => `${number < 5 ? 20 : 21} November 2026`);
    await scrollUp();
    const before = topOf('Message 21');
    await earlier.click();
    await expect.element(page.getByText('Message 20', { exact: true })).toBeInTheDocument();
    expect(Math.abs(topOf('Message 21') - before)).toBeLessThan(2);
    // The last press also removes the button and changes the date at the top.
    (log.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByText('Message 11', { exact: true })).toBeVisible();
    const top = topOf('Message 11');
    await earlier.click();
    await expect.element(page.getByText('Message 10', { exact: true })).toBeInTheDocument();
    expect(earlier.query()).toBeNull();
    expect(Math.abs(topOf('Message 11') - top)).toBeLessThan(2);
  });

  it('Sending MUST scroll to the newest message.', async () => {
    show({ draft: 'Yes' });
    await scrollUp();
    await send.click();
    await expect.poll(distanceToEnd).toBe(0);
    await receiveButton.click();
    await expect.poll(distanceToEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
  });

  it('BOT-07 ends at the newest message when eight are sent and answered in quick succession', async () => {
    mount(
      <WithState initial={{ count: 40, draft: '' }}>
        {({ count, draft }, setValue) => (
          // In this width the text box grows to a second line, and shrinks when it is cleared.
          <div style={{ width: 300, height: 480 }}>
            <ChatPanel
              title="Chat with Ananya"
              messages={messagesBetween(1, count)}
              {...messageProps}
              draft={draft}
              onDraftChange={({ value }) => setValue({ count, draft: value })}
              onSend={() => {
                setValue({ count: count + 1, draft: '' });
                setTimeout(setValue, 0, { count: count + 2, draft: '' });
              }}
              placeholder="Type a reply..."
              scrollDelay={100}
            />
          </div>
        )}
      </WithState>,
    );
    await scrollUp();
    for (let sent = 1; sent <= 8; sent += 1) {
      await userEvent.fill(box, `How many rounds are there this year, ${sent} of 8?`);
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(() => log.element().textContent).toContain('Message 56');
    await expect.poll(distanceToEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
  });

  it('does not mistake a log that grows because the text box was cleared for a scroll by the user', async () => {
    mount(
      <WithState initial={{ count: 40, draft: 'A line\n'.repeat(5) }}>
        {({ count, draft }, setValue) => (
          <div style={{ height: 480 }}>
            <ChatPanel
              title="Chat with Ananya"
              messages={messagesBetween(1, count)}
              {...messageProps}
              draft={draft}
              onDraftChange={onDraftChange}
              onSend={onSend}
              placeholder="Type a reply..."
              scrollDelay={100}
            />
            <button
              type="button"
              onClick={() => {
                // The browser scrolls the log during layout and fires the scroll event a frame later.
                flushSync(() => setValue({ count, draft: '' }));
                expect(distanceToEnd()).toBe(0);
                flushSync(() => setValue({ count: count + 3, draft: '' }));
              }}
            >
              Sent and answered
            </button>
          </div>
        )}
      </WithState>,
    );
    await expect.poll(distanceToEnd).toBe(0);
    await new Promise(requestAnimationFrame);
    await page.getByRole('button', { name: 'Sent and answered' }).click();
    await expect.poll(() => log.element().textContent).toContain('Message 43');
    await expect.poll(distanceToEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
  });

  it('When the focused count of new messages disappears, the focus MUST move to the log.', async () => {
    show();
    await scrollUp();
    await receiveButton.click();
    (newMessagesButton.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(newMessagesButton).not.toBeInTheDocument();
    await expect.element(log).toHaveFocus();
  });

  it('Its log MUST be focusable and scrollable by keyboard.', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    await expect.element(log).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.poll(distanceToStart).toBe(0);
  });
});
