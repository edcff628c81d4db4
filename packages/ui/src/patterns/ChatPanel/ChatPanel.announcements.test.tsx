import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  type Message,
  onSend,
  onDraftChange,
  log,
  receiveButton,
  earlier,
  messagesBetween,
  messageProps,
  show,
  showLatest,
  distanceToEnd,
  distanceToStart,
  scrollUp,
} from '../../testing/chatPanel.tsx';
import { mount } from '../../testing/mount.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { ChatPanel } from './ChatPanel.tsx';

/** Collects every announcement from then on. */
const collectAnnouncements = (): string[] => {
  const announcements: string[] = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.closest('[data-live-announcer]'))
        for (const { textContent } of addedNodes) if (textContent) announcements.push(textContent);
  }).observe(document.body, { childList: true, subtree: true });
  return announcements;
};

describe('announcements of a ChatPanel', () => {
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
    await receiveButton.click();
    await expect.poll(() => announcements).toEqual(['Message 31']);
  });

  it('announces new messages once, but neither those that scroll into the DOM nor those without an announcement', async () => {
    const announcements = collectAnnouncements();
    show({ props: { announcementOf: ({ key, text }) => (key === '31' ? undefined : text) } });
    await receiveButton.click();
    await receiveButton.click();
    await expect.poll(() => announcements).toEqual(['Message 32']);
    await scrollUp();
    await userEvent.keyboard('{End}');
    await expect.poll(distanceToEnd).toBe(0);
    await userEvent.keyboard('{Home}');
    await expect.poll(distanceToStart).toBe(0);
    for (let coming = 0; coming < 5; coming += 1) {
      (receiveButton.element() as HTMLButtonElement).click();
      await Promise.resolve();
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
              {...messageProps}
              draft=""
              onDraftChange={onDraftChange}
              onSend={onSend}
              placeholder="Type a reply..."
            />
            {[2, 3].map((last) => (
              <button
                key={last}
                type="button"
                onClick={() => setValue({ messages: messagesBetween(1, last), loading: false })}
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
    await receiveButton.click();
    await expect.poll(() => announcements).toEqual(['Message 3', 'Message 1']);
  });
});
