import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { longPerson } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatPanelProps } from './ChatPanel.tsx';

const said = [
  'Namaste Ananya, how can I help?',
  'My rank is 12,345 in NEET UG, OBC. Which government colleges in Maharashtra are within reach?',
  'In the state quota nine closed above your rank last year, among them Government Medical College, Miraj.',
  'And in the all-India quota?',
  'Three were near it in round 3. I would put them first and keep the state list below.',
  'Should I join the one from round 2 meanwhile?',
  'Yes, and choose to upgrade: you keep the seat if nothing better comes.',
];

interface Message {
  readonly key: string;
  readonly day?: string;
  readonly text: string;
}

const messages: readonly Message[] = said.map((text) => ({ key: text, text }));

/** Messages numbered from one number to another. */
const numbered = (from: number, to: number): readonly Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    key: String(from + index),
    text: `${from + index}. ${said[(from + index - 1) % said.length]!}`,
  }));

const meta: Meta<ChatPanelProps<Message>> = {
  title: 'Patterns/ChatPanel',
  component: ChatPanel,
  args: {
    title: 'We can help with predictions & counselling',
    indicator: (
      <Badge tone="positive" icon={icons.Check}>
        Live
      </Badge>
    ),
    messages,
    // Plain text, in place of the product's ChatBubbles.
    renderMessage: ({ text }) => (
      <Text as="div" size="small">
        {text}
      </Text>
    ),
    announcementOf: ({ text }) => text,
    draft: '',
    placeholder: 'Type your message...',
    onDraftChange: fn(),
    onSend: fn(),
  },
  parameters: {
    guidance: {
      do: [
        'Give it all messages: it renders the newest, and more as one scrolls up.',
        'Say in words how the connection stands.',
        'Keep what was typed while there is no connection.',
      ],
      dont: ['Do not clear the box before the message is accepted.'],
    },
  },
};
export default meta;

type Story = StoryObj<ChatPanelProps<Message>>;

/** The log counts its scroll position from the end: 0 there, and negative above. */
const isAtEnd = (log: HTMLElement): boolean => log.scrollTop > -2;

export const Conversation: Story = {
  args: { note: 'Counsellors answer from 9 to 21, Indian time.' },
  render: (args) => (
    <WithState initial="">
      {(draft, setValue) => (
        <ChatPanel {...args} draft={draft} onDraftChange={({ value }) => setValue(value)} />
      )}
    </WithState>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvas.getByLabelText('Message');
    await userEvent.type(box, 'Thank you{Shift>}{Enter}{/Shift}See you in round 3');
    await expect(box).toHaveValue('Thank you\nSee you in round 3');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expectNoOverflow(canvasElement);
  },
};

export const BeginsAtTheNewest: Story = {
  args: {
    messages: numbered(1, 4 * said.length),
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: /\S/ });
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
  },
};

export const ByDay: Story = {
  args: {
    messages: said.map((text, index) => ({
      key: text,
      text,
      day: `${index < 3 ? 20 : 21} November 2026`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const day = canvas.getByRole('group', { name: '21 November 2026' });
    await expect(day).toHaveTextContent(/And in the all-India quota/);
    await expectNoOverflow(canvasElement);
  },
};

export const EarlierMessages: Story = {
  render: (args) => (
    <WithState initial={10}>
      {(shown, setValue) => (
        <ChatPanel
          {...args}
          messages={numbered(31 - shown, 30)}
          onShowEarlier={shown < 30 ? () => setValue(30) : undefined}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^1\. /)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(canvas.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText(/^1\. /)).toBeVisible();
  },
};

export const NewMessagesBelow: Story = {
  render: (args) => (
    <WithState initial={60}>
      {(count, setValue) => (
        <ChatPanel
          {...args}
          messages={numbered(1, count)}
          indicator={
            <Button tone="quiet" size="compact" onPress={() => setValue(count + 2)}>
              Two come
            </Button>
          }
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: /\S/ });
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await expect(log.scrollHeight).toBeGreaterThan(2 * log.clientHeight);
    log.scrollTo({ top: log.clientHeight - log.scrollHeight });
    log.dispatchEvent(new Event('scroll'));
    const { scrollTop } = log;
    await userEvent.click(canvas.getByRole('button', { name: 'Two come' }));
    await expect(await canvas.findByRole('button', { name: '2 new messages' })).toBeVisible();
    await expect(log.scrollTop).toBeLessThan(scrollTop);
  },
};

export const SomebodyIsWriting: Story = {
  args: { typing: 'Meera Iyer is writing' },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: /\S/ });
    await expect(canvas.getByText('Meera Iyer is writing')).toBeVisible();
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
  },
};

export const Disconnected: Story = {
  args: {
    indicator: <Badge icon={icons.Minus}>Offline</Badge>,
    status: 'Not connected. Trying again…',
    draft: 'Should I join the one from round 2 meanwhile?',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not connected. Trying again…');
    await expect(canvas.getByLabelText('Message')).toHaveValue(
      'Should I join the one from round 2 meanwhile?',
    );
  },
};

export const Empty: Story = {
  args: {
    messages: [],
    empty: (
      <EmptyState title="No messages yet" icon={icons.MessageCircle}>
        Ask about your rank, a college, a document or a deadline.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    messages: [],
    loading: true,
    status: 'Loading messages…',
    empty: (
      <>
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton shape="short" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading messages…');
  },
};

export const LongDraftAndName: Story = {
  args: {
    title: `Chat with ${longPerson}`,
    level: 3,
    placeholder: 'Type a reply...',
    inputLabel: 'Reply',
    draft: said.join('\n\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByLabelText('Reply');
    // The text box grows up to its maximum, and then scrolls.
    await expect(box.offsetHeight).toBeGreaterThan(60);
    await expect(box.scrollHeight).toBeGreaterThan(box.offsetHeight);
    await expectNoOverflow(canvasElement);
  },
};

/** A page of its own, with the person's head at its top. */
export const Person: Story = {
  args: { title: 'Priya Nair', level: 1, avatar: <Avatar name="Priya Nair" letters={2} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Priya Nair' })).toBeVisible();
    await expect(canvas.getByText('PN')).toBeVisible();
  },
};
