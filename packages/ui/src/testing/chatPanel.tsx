import { page, userEvent } from 'vitest/browser';
import { expect, vi } from 'vitest';
import { WithState } from './WithState.tsx';
import { mount } from './mount.tsx';
import { ChatPanel } from '../patterns/ChatPanel/ChatPanel.tsx';
import type { ChatPanelMessage } from '../patterns/ChatPanel/chatDays.ts';
import type { ChatPanelProps } from '../patterns/ChatPanel/ChatPanel.tsx';

export const onSend = vi.fn<() => void>();
export const onDraftChange = vi.fn<ChatPanelProps['onDraftChange']>();
export const log = page.getByRole('log', { name: /\S/ });
export const box = page.getByRole('textbox', { name: 'Message' });
export const send = page.getByRole('button', { name: 'Send' });
export const receiveButton = page.getByRole('button', { name: 'One comes' });
export const earlier = page.getByRole('button', { name: 'Show earlier messages' });
export const newMessagesButton = page.getByRole('button', { name: /new message/ });

export interface Message extends ChatPanelMessage {
  readonly text: string;
}

/** Messages numbered from one number to another, on one or several days. */
export const messagesBetween = (
  from: number,
  to: number,
  dayOf?: (number: number) => string,
): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    key: String(from + index),
    text: `Message ${from + index}`,
    ...(dayOf && { day: dayOf(from + index) }),
  }));

export const messageProps = {
  renderMessage: ({ text }: Message) => <p>{text}</p>,
  announcementOf: ({ text }: Message) => text,
};

interface Shown {
  readonly count?: number;
  readonly draft?: string;
  readonly props?: Partial<ChatPanelProps<Message>>;
}

export const show = ({
  count: initialCount = 30,
  draft: initialDraft = '',
  props = {},
}: Shown = {}): void =>
  mount(
    <WithState initial={initialCount}>
      {(count, setCount) => (
        <WithState initial={initialDraft}>
          {(draft, setValue) => (
            <div style={{ height: 400 }}>
              <ChatPanel
                title="Chat with Ananya"
                messages={messagesBetween(1, count)}
                {...messageProps}
                draft={draft}
                onDraftChange={(change) => {
                  onDraftChange(change);
                  setValue(change.value);
                }}
                onSend={onSend}
                placeholder="Type a reply..."
                {...props}
              />
              <button type="button" onClick={() => setCount(count + 1)}>
                One comes
              </button>
            </div>
          )}
        </WithState>
      )}
    </WithState>,
  );

/** Ten of thirty messages; each press loads ten more, after an optional delay. */
export const showLatest = (wait?: number, dayOf?: (number: number) => string): void =>
  mount(
    <WithState initial={10}>
      {(shown, setValue) => (
        <div style={{ height: 400 }}>
          <ChatPanel
            title="Chat with Ananya"
            messages={messagesBetween(31 - shown, 30, dayOf)}
            {...messageProps}
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

/** The log counts its scroll position from the end: 0 there, and negative above. */
export const distanceToEnd = (): number => Math.round(0 - log.element().scrollTop);

export const distanceToStart = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = log.element();
  return Math.round(scrollHeight - clientHeight + scrollTop);
};

export const scrollUp = async (): Promise<void> => {
  await expect.poll(distanceToEnd).toBe(0);
  (log.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(distanceToStart).toBe(0);
};
