import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { glyphs } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Kept } from '../../testing/Kept.tsx';
import { longPerson } from '../../testing/longNames.ts';
import { staysWithin } from '../../testing/staysWithin.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { ChatPanelDay } from './ChatPanelDay.tsx';

const said = [
  'Namaste Ananya, how can I help?',
  'My rank is 12,345 in NEET UG, OBC. Which government colleges in Maharashtra are within reach?',
  'In the state quota nine closed above your rank last year, among them Government Medical College, Miraj.',
  'And in the all-India quota?',
  'Three were near it in round 3. I would put them first and keep the state list below.',
  'Should I join the one from round 2 meanwhile?',
  'Yes, and choose to upgrade: you keep the seat if nothing better comes.',
];

/** A message as plain words; the product shows ChatBubbles. */
const Message = ({ text }: { readonly text: string }) => (
  <Text as="div" size="small">
    {text}
  </Text>
);

const messages = said.map((text) => <Message key={text} text={text} />);

const meta = {
  title: 'Patterns/ChatPanel',
  component: ChatPanel,
  args: {
    title: 'We can help with predictions & counselling',
    indicator: (
      <Badge tone="positive" glyph={glyphs.Check}>
        Live
      </Badge>
    ),
    children: messages,
    messageCount: messages.length,
    draft: '',
    placeholder: 'Type your message...',
    onDraftChange: fn(),
    onSend: fn(),
  },
  parameters: {
    guidance: {
      do: [
        'Tell it how many messages there are, so that it can say how many came.',
        'Say in words how the connection stands.',
        'Keep what was typed while there is no connection.',
      ],
      dont: ['Do not clear the box before the message is accepted.'],
    },
  },
} satisfies Meta<typeof ChatPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const isAtEnd = (log: HTMLElement): boolean =>
  log.scrollHeight - log.clientHeight - log.scrollTop < 2;

export const Conversation: Story = {
  args: { note: 'Counsellors answer from 9 to 21, Indian time.' },
  render: (args) => (
    <Kept initial="">
      {(draft, keep) => (
        <ChatPanel {...args} draft={draft} onDraftChange={({ value }) => keep(value)} />
      )}
    </Kept>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvas.getByLabelText('Message');
    await userEvent.type(box, 'Thank you{Shift>}{Enter}{/Shift}See you in round 3');
    await expect(box).toHaveValue('Thank you\nSee you in round 3');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await staysWithin(canvasElement);
  },
};

export const BeginsAtTheNewest: Story = {
  args: {
    messageCount: 4 * said.length,
    children: [1, 2, 3, 4].flatMap((day) =>
      said.map((text) => <Message key={`${day} ${text}`} text={text} />),
    ),
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
  },
};

export const ByDay: Story = {
  args: {
    messageCount: said.length,
    children: (
      <>
        <ChatPanelDay date="20 November 2026">{messages.slice(0, 3)}</ChatPanelDay>
        <ChatPanelDay date="21 November 2026">{messages.slice(3)}</ChatPanelDay>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const day = canvas.getByRole('group', { name: '21 November 2026' });
    await expect(day).toHaveTextContent(/And in the all-India quota/);
    await staysWithin(canvasElement);
  },
};

export const EarlierMessages: Story = {
  render: (args) => (
    <Kept initial={10}>
      {(shown, keep) => (
        <ChatPanel
          {...args}
          messageCount={30}
          onShowEarlier={shown < 30 ? () => keep(30) : undefined}
        >
          {Array.from({ length: shown }, (_, index) => (
            <Message
              key={30 - shown + index}
              text={`${30 - shown + index + 1}. ${said[index % said.length]!}`}
            />
          ))}
        </ChatPanel>
      )}
    </Kept>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^1\. /)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(canvas.getByText(/^1\. /)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  },
};

export const NewMessagesBelow: Story = {
  render: (args) => (
    <Kept initial={60}>
      {(count, keep) => (
        <ChatPanel
          {...args}
          messageCount={count}
          indicator={
            <Button tone="quiet" size="compact" onPress={() => keep(count + 2)}>
              Two come
            </Button>
          }
        >
          {Array.from({ length: count }, (_, index) => (
            <Message key={index} text={`${index + 1}. ${said[index % said.length]!}`} />
          ))}
        </ChatPanel>
      )}
    </Kept>
  ),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await expect(log.scrollHeight).toBeGreaterThan(2 * log.clientHeight);
    log.scrollTo({ top: 0 });
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button', { name: 'Two come' }));
    await expect(await canvas.findByRole('button', { name: '2 new messages' })).toBeVisible();
    await expect(log.scrollTop).toBe(0);
  },
};

export const SomebodyIsWriting: Story = {
  args: { typing: 'Meera Iyer is writing' },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(canvas.getByText('Meera Iyer is writing')).toBeVisible();
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
  },
};

export const Disconnected: Story = {
  args: {
    indicator: <Badge glyph={glyphs.Minus}>Offline</Badge>,
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
    messageCount: 0,
    children: (
      <EmptyState title="Nothing said yet" glyph={glyphs.MessageCircle}>
        Ask about your rank, a college, a document or a deadline.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing said yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    messageCount: 0,
    status: 'Loading messages…',
    children: (
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
    // It grows with its text, and then scrolls.
    await expect(box.offsetHeight).toBeGreaterThan(60);
    await expect(box.scrollHeight).toBeGreaterThan(box.offsetHeight);
    await staysWithin(canvasElement);
  },
};
