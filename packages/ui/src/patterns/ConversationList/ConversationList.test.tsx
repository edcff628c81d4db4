import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inForcedColors, systemColor } from '../../testing/forcedColors.ts';
import { longPerson } from '../../testing/longNames.ts';
import { mount } from '../../testing/mount.tsx';
import { ConversationList } from './ConversationList.tsx';
import type { ConversationListProps } from './ConversationList.tsx';

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
  it('It MUST be a named list, and each conversation a button with its name and the date of its last message.', async () => {
    show();
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(entry(/Ananya Sharma.*Today, 10:43/)).toBeVisible();
  });

  it('Where they are given, the start of the last message MUST show in one line, and a note whole.', async () => {
    show({
      conversations: [
        {
          id: 1,
          name: 'Ananya Sharma',
          lastUpdated: 'Today, 10:43',
          preview: 'Does the bond of Miraj hold for a seat of the management quota, too?',
          note: 'Waiting since 10:43',
        },
      ],
    });
    await expect.element(entry(/Ananya.*10:43.*Does the bond.*Waiting since/)).toBeVisible();
    const preview = page.getByText(/Does the bond/).element();
    const lineHeight = Number.parseFloat(getComputedStyle(preview).lineHeight);
    expect(preview.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
  });

  it('A press on a conversation MUST call onSelect.', async () => {
    show();
    await entry(/Ananya/).click();
    expect(onSelect.mock.calls).toEqual([[{ id: 1 }]]);
    await expect.element(entry(/Ananya/)).not.toHaveAttribute('aria-current');
  });

  it('The open one MUST be marked as current, and by more than colour.', async () => {
    show({ selected: 1 });
    await expect.element(entry(/Ananya/)).toHaveAttribute('aria-current', 'true');
    await expect.element(entry(/Thiru/)).not.toHaveAttribute('aria-current');
    const bar = (name: RegExp): string =>
      getComputedStyle(entry(name).element()).borderInlineStartColor;
    expect(bar(/Thiru/)).toBe('rgba(0, 0, 0, 0)');
    expect(bar(/Ananya/)).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('In forced colours the open one alone MUST have a visible bar.', async () => {
    show({ selected: 1 });
    await inForcedColors(() => {
      const bar = (name: RegExp): string =>
        getComputedStyle(entry(name).element()).borderInlineStartColor;
      expect(bar(/Thiru/)).toBe(systemColor('Canvas'));
      expect(bar(/Ananya/)).toBe(systemColor('Highlight'));
    });
  });

  it('Without conversations it MUST show the empty state.', async () => {
    show({ conversations: [] });
    await expect.element(page.getByText('No conversations yet')).toBeVisible();
    expect(list.query()).toBeNull();
  });

  it('While loading it MUST be marked as busy, and show skeletons.', async () => {
    show({ conversations: [], loading: true });
    await expect.element(list).toHaveAttribute('aria-busy', 'true');
    expect(list.element().getBoundingClientRect().height).toBeGreaterThan(200);
    expect(page.getByText('No conversations yet').query()).toBeNull();
  });

  it('The unread count MUST have a text alternative.', async () => {
    show();
    await expect.element(entry(/Ananya/)).toHaveAccessibleName(/2 unread/);
    await expect.element(entry(/Thiru/)).not.toHaveAccessibleName(/unread/);
  });

  it('A long name MUST be truncated with an ellipsis, but whole in the accessible name.', async () => {
    show();
    const name = page.getByText(longPerson).element().parentElement!;
    expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    expect(getComputedStyle(name).textOverflow).toBe('ellipsis');
    await expect.element(entry(/Thiru/)).toHaveAccessibleName(new RegExp(longPerson));
  });

  it('A conversation MUST be scrolled into view when it is opened.', async () => {
    const conversations = Array.from({ length: 50 }, (_, index) => ({
      id: index + 1,
      name: `Student ${index + 1}`,
      lastUpdated: 'Today, 10:43',
    }));
    const Opened = ({ selected }: { readonly selected: number }) => (
      <div style={{ height: 400 }}>
        <ConversationList
          label="Conversations"
          conversations={conversations}
          selected={selected}
          onSelect={onSelect}
          empty={null}
        />
      </div>
    );
    const isInView = (name: RegExp): boolean => {
      const { top, bottom } = entry(name).element().getBoundingClientRect();
      const view = list.element().parentElement!.getBoundingClientRect();
      return top >= view.top - 1 && bottom <= view.bottom + 1;
    };
    for (const selected of [40, 3, 50]) {
      mount(<Opened selected={selected} />);
      await expect.poll(() => isInView(new RegExp(`Student ${selected}\\b`))).toBe(true);
    }
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
