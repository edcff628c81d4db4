import { flushSync } from 'react-dom';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatPanelMessage, ChatPanelProps } from './index.ts';

const onSend = vi.fn<() => void>();
const onDraftChange = vi.fn<ChatPanelProps['onDraftChange']>();
const log = page.getByRole('log', { name: /\S/ });
const box = page.getByRole('textbox', { name: 'Message' });
const send = page.getByRole('button', { name: 'Send' });
const oneComes = page.getByRole('button', { name: 'One comes' });
const earlier = page.getByRole('button', { name: 'Show earlier messages' });
const newMessagesButton = page.getByRole('button', { name: /new message/ });

interface Message extends ChatPanelMessage {
  readonly text: string;
}

/** Messages numbered from one number to another, on one or several days. */
const said = (from: number, to: number, dayOf?: (number: number) => string): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    key: String(from + index),
    text: `Message ${from + index}`,
    ...(dayOf && { day: dayOf(from + index) }),
  }));

const drawing = {
  renderMessage: ({ text }: Message) => <p>{text}</p>,
  announcementOf: ({ text }: Message) => text,
};

interface Shown {
  readonly count?: number;
  readonly draft?: string;
  readonly props?: Partial<ChatPanelProps<Message>>;
}

const show = ({ count: atFirst = 30, draft: typed = '', props = {} }: Shown = {}): void =>
  mount(
    <WithState initial={atFirst}>
      {(count, keepCount) => (
        <WithState initial={typed}>
          {(draft, setValue) => (
            <div style={{ height: 400 }}>
              <ChatPanel
                title="Chat with Ananya"
                messages={said(1, count)}
                {...drawing}
                draft={draft}
                onDraftChange={(change) => {
                  onDraftChange(change);
                  setValue(change.value);
                }}
                onSend={onSend}
                placeholder="Type a reply..."
                {...props}
              />
              <button type="button" onClick={() => keepCount(count + 1)}>
                One comes
              </button>
            </div>
          )}
        </WithState>
      )}
    </WithState>,
  );

/** Ten of thirty messages; each press loads ten more, after an optional delay. */
const showLatest = (wait?: number, dayOf?: (number: number) => string): void =>
  mount(
    <WithState initial={10}>
      {(shown, setValue) => (
        <div style={{ height: 400 }}>
          <ChatPanel
            title="Chat with Ananya"
            messages={said(31 - shown, 30, dayOf)}
            {...drawing}
            draft=""
            onDraftChange={onDraftChange}
            onSend={onSend}
            placeholder="Type a reply..."
            onShowEarlier={
              shown < 30
                ? () => {
                    if (wait === undefined) setValue(shown + 10);
                    else setTimeout(setValue, wait, shown + 10);
                  }
                : undefined
            }
          />
        </div>
      )}
    </WithState>,
  );

const toEnd = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = log.element();
  return Math.round(scrollHeight - clientHeight - scrollTop);
};

const topOf = (text: string): number =>
  page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

/** Collects the announcements from now on. */
const collectAnnouncements = (): string[] => {
  const announcements: string[] = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.closest('[data-live-announcer]'))
        for (const { textContent } of addedNodes) if (textContent) announcements.push(textContent);
  }).observe(document.body, { childList: true, subtree: true });
  return announcements;
};

const scrollUp = async (): Promise<void> => {
  await expect.poll(toEnd).toBe(0);
  (log.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => log.element().scrollTop).toBe(0);
};

beforeEach(() => {
  onSend.mockReset();
  onDraftChange.mockReset();
});

describe('ChatPanel', () => {
  it('Its messages MUST be a log named by its title.', async () => {
    show();
    await expect.element(log).toHaveAccessibleName('Chat with Ananya');
    expect(log.element().textContent).toContain('Message 30');
  });

  it('The messages of a day MUST be a group named by its date.', async () => {
    const dayOf = (number: number): string => `${number < 28 ? 20 : 21} November 2026`;
    show({ props: { messages: said(1, 30, dayOf) } });
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
      .toHaveAccessibleDescription('Enter sends, Shift and Enter make a new line.');
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

  it('It MUST initially be scrolled to the newest message.', () => {
    show();
    expect(toEnd()).toBe(0);
    expect(log.element().scrollTop).toBeGreaterThan(0);
  });

  it('At the end it MUST scroll to a new message, after the given delay.', async () => {
    show({ props: { scrollDelay: 300 } });
    await oneComes.click();
    expect(toEnd()).toBeGreaterThan(0);
    await expect.poll(toEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
  });

  it('At the end it MUST stay there when its size changes.', async () => {
    show();
    await userEvent.fill(box, 'A line\n'.repeat(10));
    await expect.poll(() => box.element().getBoundingClientRect().height).toBe(128);
    await expect.poll(toEnd).toBe(0);
  });

  it('Scrolled up it MUST keep its position, and show the count of new messages.', async () => {
    show();
    await scrollUp();
    await oneComes.click();
    await expect.element(newMessagesButton).toHaveTextContent('1 new message');
    await oneComes.click();
    await expect.element(newMessagesButton).toHaveTextContent('2 new messages');
    expect(log.element().scrollTop).toBe(0);
  });

  it('counts no messages that arrived at the end, even before the scroll', async () => {
    show({ props: { scrollDelay: 60_000 } });
    await expect.poll(toEnd).toBe(0);
    await oneComes.click();
    await oneComes.click();
    (log.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => log.element().scrollTop).toBe(0);
    await oneComes.click();
    await expect.element(newMessagesButton).toHaveTextContent('1 new message');
  });

  it('A press on that count MUST scroll to the newest message and remove the count.', async () => {
    show();
    await scrollUp();
    await oneComes.click();
    await newMessagesButton.click();
    await expect.poll(toEnd).toBe(0);
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
    await expect.poll(toEnd).toBe(0);
    await oneComes.click();
    await expect.poll(toEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
  });

  it('BOT-07 ends at the newest message when eight are sent and answered in quick succession', async () => {
    mount(
      <WithState initial={{ count: 40, draft: '' }}>
        {({ count, draft }, setValue) => (
          // Narrow enough for the text box to grow to a second line, and to shrink when it is cleared.
          <div style={{ width: 300, height: 480 }}>
            <ChatPanel
              title="Chat with Ananya"
              messages={said(1, count)}
              {...drawing}
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
    await expect.poll(toEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
  });

  it('does not mistake a log that grows because the text box was cleared for a scroll by the user', async () => {
    mount(
      <WithState initial={{ count: 40, draft: 'A line\n'.repeat(5) }}>
        {({ count, draft }, setValue) => (
          <div style={{ height: 480 }}>
            <ChatPanel
              title="Chat with Ananya"
              messages={said(1, count)}
              {...drawing}
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
                expect(toEnd()).toBe(0);
                flushSync(() => setValue({ count: count + 3, draft: '' }));
              }}
            >
              Sent and answered
            </button>
          </div>
        )}
      </WithState>,
    );
    await expect.poll(toEnd).toBe(0);
    await new Promise(requestAnimationFrame);
    await page.getByRole('button', { name: 'Sent and answered' }).click();
    await expect.poll(() => log.element().textContent).toContain('Message 43');
    await expect.poll(toEnd).toBe(0);
    expect(newMessagesButton.query()).toBeNull();
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
    await expect.poll(toEnd).toBe(0);
  });

  it('The connection status MUST be a live region.', async () => {
    show();
    // The live region must exist before its text, or the text would not be announced.
    await expect.element(page.getByRole('status')).toBeInTheDocument();
    show({ props: { status: 'Not connected' } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Not connected');
    expect(document.activeElement).toBe(document.body);
  });

  it('When the focused count of new messages disappears, the focus MUST move to the log.', async () => {
    show();
    await scrollUp();
    await oneComes.click();
    (newMessagesButton.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(newMessagesButton).not.toBeInTheDocument();
    await expect.element(log).toHaveFocus();
  });

  it('Its title MUST be focusable by script.', async () => {
    show({ props: { titleRef: (title: HTMLHeadingElement | null) => title?.focus() } });
    await expect.element(page.getByRole('heading', { name: 'Chat with Ananya' })).toHaveFocus();
  });

  it('New messages MUST be announced, earlier ones that are loaded MUST NOT.', async () => {
    const announcements = collectAnnouncements();
    for (const wait of [undefined, 100]) {
      showLatest(wait);
      await scrollUp();
      for (const above of ['Message 20', 'Message 10']) {
        await earlier.click();
        await expect.element(page.getByText(above, { exact: true })).toBeInTheDocument();
      }
    }
    show();
    await expect.element(log).toHaveAttribute('aria-live', 'off');
    await oneComes.click();
    await expect.poll(() => announcements).toEqual(['Message 31']);
  });

  it('announces new messages once, but neither those that scroll into the DOM nor those without an announcement', async () => {
    const announcements = collectAnnouncements();
    show({ props: { announcementOf: ({ key, text }) => (key === '31' ? undefined : text) } });
    await oneComes.click();
    await oneComes.click();
    await expect.poll(() => announcements).toEqual(['Message 32']);
    await scrollUp();
    await userEvent.keyboard('{End}');
    await expect.poll(toEnd).toBe(0);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => log.element().scrollTop).toBe(0);
    for (let coming = 0; coming < 5; coming += 1) {
      (oneComes.element() as HTMLButtonElement).click();
      await new Promise(requestAnimationFrame);
    }
    await expect.poll(() => announcements).toEqual(['Message 32', '5 new messages']);
  });

  it('does not announce a loading history, and does announce a first message', async () => {
    const announcements = collectAnnouncements();
    mount(
      <WithState initial={{ messages: [] as Message[], loading: true }}>
        {({ messages, loading }, setValue) => (
          <>
            <ChatPanel
              title="Chat with Ananya"
              messages={messages}
              loading={loading}
              {...drawing}
              draft=""
              onDraftChange={onDraftChange}
              onSend={onSend}
              placeholder="Type a reply..."
            />
            {[2, 3].map((last) => (
              <button
                key={last}
                type="button"
                onClick={() => setValue({ messages: said(1, last), loading: false })}
              >
                Up to {last}
              </button>
            ))}
          </>
        )}
      </WithState>,
    );
    await expect.element(log).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('button', { name: 'Up to 2' }).click();
    await expect.element(log).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: 'Up to 3' }).click();
    await expect.poll(() => announcements).toEqual(['Message 3']);
    show({ count: 0 });
    await oneComes.click();
    await expect.poll(() => announcements).toEqual(['Message 3', 'Message 1']);
  });

  it('Its log MUST be focusable and scrollable by keyboard.', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    await expect.element(log).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => log.element().scrollTop).toBe(0);
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
