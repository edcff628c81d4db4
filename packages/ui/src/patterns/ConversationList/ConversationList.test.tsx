import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longPerson } from '../../testing/longNames.ts';
import { mount } from '../../testing/mount.tsx';
import { ConversationList } from './ConversationList.tsx';
import type { ConversationListProps } from './index.ts';

const onSelect = vi.fn<(choice: { id: number }) => void>();
const list = page.getByRole('list', { name: 'Conversations' });
const entry = (name: RegExp) => page.getByRole('button', { name });

const show = (props: Partial<ConversationListProps> = {}): void =>
  mount(
    <div style={{ width: 320 }}>
      <ConversationList
        label="Conversations"
        conversations={[
          { id: 1, name: 'Ananya Sharma', lastUpdated: 'Today, 10:43', unread: 2 },
          { id: 2, name: longPerson, lastUpdated: 'Yesterday, 18:30' },
        ]}
        selected={null}
        onSelect={onSelect}
        empty={<p>No conversations yet</p>}
        {...props}
      />
    </div>,
  );

beforeEach(() => {
  onSelect.mockReset();
});

describe('ConversationList', () => {
  it('It MUST be a list with a name, and each conversation a button with its name and when something was said last.', async () => {
    show();
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(entry(/Ananya Sharma.*Today, 10:43/)).toBeVisible();
  });

  it('A press on a conversation MUST ask its owner to open it.', async () => {
    show();
    await entry(/Ananya/).click();
    expect(onSelect.mock.calls).toEqual([[{ id: 1 }]]);
    await expect.element(entry(/Ananya/)).not.toHaveAttribute('aria-current');
  });

  it('The open one MUST be marked as current, and by more than its colour.', async () => {
    show({ selected: 1 });
    await expect.element(entry(/Ananya/)).toHaveAttribute('aria-current', 'true');
    await expect.element(entry(/Thiru/)).not.toHaveAttribute('aria-current');
    const bar = (name: RegExp): string =>
      getComputedStyle(entry(name).element()).borderInlineStartColor;
    expect(bar(/Thiru/)).toBe('rgba(0, 0, 0, 0)');
    expect(bar(/Ananya/)).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('Without conversations it MUST show what stands for none.', async () => {
    show({ conversations: [] });
    await expect.element(page.getByText('No conversations yet')).toBeVisible();
    expect(list.query()).toBeNull();
  });

  it('While it is loading it MUST say that it is busy, and keep the place of what comes.', async () => {
    show({ conversations: [], loading: true });
    await expect.element(list).toHaveAttribute('aria-busy', 'true');
    expect(list.element().getBoundingClientRect().height).toBeGreaterThan(200);
    expect(page.getByText('No conversations yet').query()).toBeNull();
  });

  it('How many messages are unread MUST be said in words.', async () => {
    show();
    await expect.element(entry(/Ananya/)).toHaveAccessibleName(/2 unread/);
    await expect.element(entry(/Thiru/)).not.toHaveAccessibleName(/unread/);
  });

  it('A name that is too long MUST be cut with an ellipsis and stay whole for those who listen.', async () => {
    show();
    const name = page.getByText(longPerson).element();
    expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    expect(getComputedStyle(name).textOverflow).toBe('ellipsis');
    await expect.element(entry(/Thiru/)).toHaveAccessibleName(new RegExp(longPerson));
  });

  it('Keyboard: Tab — moves through the conversations', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(entry(/Thiru/)).toHaveFocus();
  });

  it('Keyboard: Enter, Space — opens the conversation', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.keyboard(' ');
    expect(onSelect.mock.calls).toEqual([[{ id: 1 }], [{ id: 1 }]]);
  });
});
