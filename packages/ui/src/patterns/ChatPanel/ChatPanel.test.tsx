import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Kept } from '../../testing/Kept.tsx';
import { mount } from '../../testing/mount.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { ChatPanelDay } from './ChatPanelDay.tsx';
import type { ChatPanelProps } from './index.ts';

const onSend = vi.fn<() => void>();
const onDraftChange = vi.fn<ChatPanelProps['onDraftChange']>();
const log = page.getByRole('log');
const box = page.getByRole('textbox', { name: 'Message' });
const send = page.getByRole('button', { name: 'Send' });
const oneComes = page.getByRole('button', { name: 'One comes' });
const earlier = page.getByRole('button', { name: 'Show earlier messages' });
const news = page.getByRole('button', { name: /new message/ });

interface Shown {
  readonly count?: number;
  readonly draft?: string;
  readonly props?: Partial<ChatPanelProps>;
}

const show = ({ count: atFirst = 30, draft: typed = '', props = {} }: Shown = {}): void =>
  mount(
    <Kept initial={atFirst}>
      {(count, keepCount) => (
        <Kept initial={typed}>
          {(draft, keep) => (
            <div style={{ height: 400 }}>
              <ChatPanel
                title="Chat with Ananya"
                messageCount={count}
                draft={draft}
                onDraftChange={(change) => {
                  onDraftChange(change);
                  keep(change.value);
                }}
                onSend={onSend}
                placeholder="Type a reply..."
                {...props}
              >
                {Array.from({ length: count }, (_, index) => (
                  <p key={index}>Message {index + 1}</p>
                ))}
              </ChatPanel>
              <button type="button" onClick={() => keepCount(count + 1)}>
                One comes
              </button>
            </div>
          )}
        </Kept>
      )}
    </Kept>,
  );

/** Ten of thirty messages; each press shows ten more, at once or after a moment. */
const showLatest = (wait?: number): void =>
  mount(
    <Kept initial={10}>
      {(shown, keep) => (
        <div style={{ height: 400 }}>
          <ChatPanel
            title="Chat with Ananya"
            messageCount={30}
            draft=""
            onDraftChange={onDraftChange}
            onSend={onSend}
            placeholder="Type a reply..."
            onShowEarlier={
              shown < 30
                ? () => {
                    if (wait === undefined) keep(shown + 10);
                    else setTimeout(keep, wait, shown + 10);
                  }
                : undefined
            }
          >
            {Array.from({ length: shown }, (_, index) => (
              <p key={30 - shown + index}>Message {30 - shown + index + 1}</p>
            ))}
          </ChatPanel>
        </div>
      )}
    </Kept>,
  );

const toEnd = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = log.element();
  return Math.round(scrollHeight - clientHeight - scrollTop);
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
  it('Its messages MUST be a log that is named by its title.', async () => {
    show();
    await expect.element(log).toHaveAccessibleName('Chat with Ananya');
    expect(log.element().textContent).toContain('Message 30');
  });

  it('Messages of one day MUST be a group that is named by its date.', async () => {
    mount(
      <ChatPanelDay date="20 November 2026">
        <p>Namaste</p>
      </ChatPanelDay>,
    );
    const day = page.getByRole('group', { name: '20 November 2026' });
    await expect.element(day.getByText('Namaste')).toBeVisible();
  });

  it('Its box MUST have a name, and MUST be described by what its keys do.', async () => {
    show();
    await expect.element(box).toHaveAttribute('placeholder', 'Type a reply...');
    await expect
      .element(box)
      .toHaveAccessibleDescription('Enter sends, Shift and Enter make a new line.');
  });

  it('It MUST tell its owner what is typed, and show what its owner keeps.', async () => {
    show();
    await userEvent.type(box, 'Yes');
    expect(onDraftChange.mock.calls.map(([{ value }]) => value)).toEqual(['Y', 'Ye', 'Yes']);
    await expect.element(box).toHaveValue('Yes');
  });

  it('It MUST ask its owner to send when its button is pressed, and MUST NOT empty the box by itself.', async () => {
    show({ draft: 'Yes' });
    await send.click();
    expect(onSend).toHaveBeenCalledOnce();
    await expect.element(box).toHaveValue('Yes');
  });

  it('It MUST begin at its newest message.', () => {
    show();
    expect(toEnd()).toBe(0);
    expect(log.element().scrollTop).toBeGreaterThan(0);
  });

  it('At its end it MUST follow a message that comes, after the delay it was given.', async () => {
    show({ props: { scrollDelay: 300 } });
    await oneComes.click();
    expect(toEnd()).toBeGreaterThan(0);
    await expect.poll(toEnd).toBe(0);
    expect(news.query()).toBeNull();
  });

  it('At its end it MUST stay there when its room changes.', async () => {
    show();
    await userEvent.fill(box, 'A line\n'.repeat(10));
    await expect.poll(() => box.element().getBoundingClientRect().height).toBe(128);
    await expect.poll(toEnd).toBe(0);
  });

  it('Further up it MUST stay where it is, and say how many messages came.', async () => {
    show();
    await scrollUp();
    await oneComes.click();
    await expect.element(news).toHaveTextContent('1 new message');
    await oneComes.click();
    await expect.element(news).toHaveTextContent('2 new messages');
    expect(log.element().scrollTop).toBe(0);
  });

  it('counts nothing of what came while one was at the end, even before it was followed', async () => {
    show({ props: { scrollDelay: 60_000 } });
    await expect.poll(toEnd).toBe(0);
    await oneComes.click();
    await oneComes.click();
    (log.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => log.element().scrollTop).toBe(0);
    await oneComes.click();
    await expect.element(news).toHaveTextContent('1 new message');
  });

  it('A press on what says so MUST lead to the newest message, after which nothing is said any more.', async () => {
    show();
    await scrollUp();
    await oneComes.click();
    await news.click();
    await expect.poll(toEnd).toBe(0);
    await expect.element(news).not.toBeInTheDocument();
  });

  it('Where there are earlier messages it MUST offer to show them, and keep what is read in its place when they appear.', async () => {
    showLatest();
    const topOf = (text: string): number =>
      page.getByText(text, { exact: true }).element().getBoundingClientRect().top;
    await scrollUp();
    const before = topOf('Message 21');
    await earlier.click();
    await expect.element(page.getByText('Message 11', { exact: true })).toBeInTheDocument();
    expect(Math.abs(topOf('Message 21') - before)).toBeLessThan(2);
    await expect.element(earlier).toHaveFocus();
    await earlier.click();
    await expect.element(page.getByText('Message 1', { exact: true })).toBeInTheDocument();
    expect(earlier.query()).toBeNull();
    await expect.element(log).toHaveFocus();
  });

  it('Sending MUST lead to the newest message.', async () => {
    show({ draft: 'Yes' });
    await scrollUp();
    await send.click();
    await expect.poll(toEnd).toBe(0);
    await oneComes.click();
    await expect.poll(toEnd).toBe(0);
    expect(news.query()).toBeNull();
  });

  it('Its box MUST grow with its text up to a limit.', () => {
    const heightOf = (draft: string): number => {
      show({ draft });
      return box.element().getBoundingClientRect().height;
    };
    const one = heightOf('One');
    expect(heightOf('One\nTwo\nThree')).toBeGreaterThan(one);
    expect(heightOf('A line\n'.repeat(40))).toBe(128);
  });

  it('Who is writing MUST be said below the messages.', async () => {
    show({ props: { typing: 'Meera Iyer is writing' } });
    await expect.element(log.getByText('Meera Iyer is writing')).toBeVisible();
    await expect.poll(toEnd).toBe(0);
  });

  it('How the connection stands MUST be a status, read out without moving the focus.', async () => {
    show();
    // It is there before it says something, or what it says would not be read out.
    await expect.element(page.getByRole('status')).toBeInTheDocument();
    show({ props: { status: 'Not connected' } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Not connected');
    expect(document.activeElement).toBe(document.body);
  });

  it('When what says how many came goes, the focus MUST go from it to the messages.', async () => {
    show();
    await scrollUp();
    await oneComes.click();
    (news.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(news).not.toBeInTheDocument();
    await expect.element(log).toHaveFocus();
  });

  it('Its title MUST be able to take the focus when the conversation appears.', async () => {
    show({ props: { titleRef: (title: HTMLHeadingElement | null) => title?.focus() } });
    await expect.element(page.getByRole('heading', { name: 'Chat with Ananya' })).toHaveFocus();
  });

  it('Earlier messages MUST NOT be read out when they appear; new ones MUST be.', async () => {
    for (const wait of [undefined, 300]) {
      showLatest(wait);
      const heard: (string | null)[] = [];
      const observer = new MutationObserver(() => {
        heard.push(log.element().getAttribute('aria-live'));
      });
      observer.observe(log.element(), { childList: true });
      for (const first of ['Message 11', 'Message 1']) {
        await earlier.click();
        await expect.element(page.getByText(first, { exact: true })).toBeInTheDocument();
      }
      expect(new Set(heard)).toEqual(new Set(['off']));
      await expect.element(log).not.toHaveAttribute('aria-live');
      observer.disconnect();
    }
  });

  it('Its log MUST be reached and scrolled by the keyboard.', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    await expect.element(log).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => log.element().scrollTop).toBe(0);
  });

  it('While a word is being composed, Enter MUST NOT send.', async () => {
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

  it('Keyboard: Shift and Enter — makes a new line', async () => {
    show();
    await box.click();
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}Two');
    await expect.element(box).toHaveValue('One\nTwo');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('Keyboard: Tab — moves from the messages to the box and the button', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(send).toHaveFocus();
  });
});
