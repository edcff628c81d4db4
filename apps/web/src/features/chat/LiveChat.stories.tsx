import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ChatHarness } from '../../testing/ChatHarness.tsx';

const meta = {
  title: 'Screens/Live chat',
  component: ChatHarness,
  args: { line: 'live', history: 4, as: 'admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatHarness>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const status = (canvas: Canvas) => canvas.getByRole('status');
const bubbles = (canvas: Canvas) =>
  canvas.getByRole('log', { name: /\S/ }).querySelectorAll('[data-from]');

export const Success: Story = {
  tags: ['ADC-04', 'ADC-05', 'ADC-06', 'ADC-07', 'ADC-08', 'ADC-10', 'ADC-11', 'ADC-12', 'ADC-13'],
  parameters: { shows: { machine: 'chat', state: 'connection.online.live' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Chat with Ananya Sharma');
    await expect(await canvas.findByText('Connected')).toBeVisible();
    const day = within(await canvas.findByRole('group', { name: '01 January 2026' }));
    await expect(day.getAllByText('Ananya Sharma')).toHaveLength(2);
    await expect(day.getAllByText('You')).toHaveLength(2);
    await expect(day.getAllByText(/^ · \d+:\d\d [ap]m$/, { normalizer: String })).toHaveLength(4);
    await expect(
      [...bubbles(canvas)].map((bubble) => (bubble as HTMLElement).dataset['from']),
    ).toEqual(['other', 'own', 'own', 'other']);
    await expect(canvas.getByPlaceholderText('Type a reply...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(status(canvas)).toHaveTextContent('');
  },
};

export const Connecting: Story = {
  args: { line: 'silent' },
  parameters: { shows: { machine: 'chat', state: 'connection.online.starting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible();
    await expect(status(canvas)).toHaveTextContent('Connecting…');
  },
};

export const Offline: Story = {
  tags: ['CHT-08', 'CHT-15', 'GAP-118'],
  args: { line: 'cut', as: 'student' },
  parameters: { shows: { machine: 'chat', state: 'connection.backoff' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Not connected. Trying again…'));
    await expect(canvas.getByText('Offline')).toBeVisible();
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'Are you there?{Enter}');
    await expect(box).toHaveValue('Are you there?');
    await expect(canvas.queryByText('Are you there?', { selector: '[data-from] *' })).toBeNull();
  },
};

export const Refused: Story = {
  args: { line: 'refused', as: 'student' },
  parameters: { shows: { machine: 'chat', state: 'connection.unauthorized' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Please log in again.'));
    await expect(canvas.getByText('Offline')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { history: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { history: 'never' },
  parameters: { shows: { machine: 'chat', state: 'history.loading' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Loading messages…'));
  },
};

export const Failed: Story = {
  args: { history: 'fails' },
  parameters: { shows: { machine: 'chat', state: 'history.failed' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(status(canvas)).toHaveTextContent('We could not load the messages. Trying again…'),
    );
  },
};

export const Undelivered: Story = {
  tags: ['again', 'CHT-09', 'ADC-14', 'ADC-22'],
  parameters: { shows: { machine: 'chat', state: 'outbox.waiting' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Connected');
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, '   {Enter}');
    await expect(bubbles(canvas)).toHaveLength(4);
    await userEvent.clear(box);
    await userEvent.type(box, 'Round 2 opens on Monday.{Enter}');
    await expect(box).toHaveValue('');
    await expect(await canvas.findByText('Sending')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ten seconds pass' }));
    await expect(await canvas.findByText('Not delivered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Sending')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ten seconds pass' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(bubbles(canvas)).toHaveLength(4);
  },
};

export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Connected');
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(box);
    await userEvent.paste('न'.repeat(4001));
    await userEvent.keyboard('{Enter}');
    await expect(status(canvas)).toHaveTextContent('This message is too long. Send it in parts.');
    await expect(canvas.getByText('4,001 of 4,000 characters')).toBeVisible();
    await expect(box).toHaveValue('न'.repeat(4001));
    await userEvent.clear(box);
  },
};

const showEarlier = async (
  canvas: Canvas,
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
): Promise<void> => {
  await expect(await canvas.findByText(/^120\. /)).toBeVisible();
  await userEvent.click(canvas.getByRole('log', { name: /\S/ }));
  await userEvent.keyboard('{Home}');
  await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier messages' }));
};

export const EarlierLoading: Story = {
  args: { history: 120, earlier: 'never' },
  parameters: { shows: { machine: 'chat', state: 'earlier.loading' } },
  play: async ({ canvas, userEvent }) => {
    await showEarlier(canvas, userEvent);
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Loading earlier messages…'));
  },
};

export const EarlierFailed: Story = {
  tags: ['again'],
  args: { history: 120, earlier: 'fails' },
  parameters: { shows: { machine: 'chat', state: 'earlier.failed' } },
  play: async ({ canvas, userEvent }) => {
    await showEarlier(canvas, userEvent);
    await waitFor(() =>
      expect(status(canvas)).toHaveTextContent(
        'We could not load the earlier messages. Please try again.',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Show earlier messages' })).toBeEnabled();
  },
};
