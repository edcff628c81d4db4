import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Admin chat',
  component: AppAt,
  args: { path: paths.adminChat },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Playing = Parameters<Play>[0];

const firstEntry = async ({ canvas }: Pick<Playing, 'canvas'>): Promise<HTMLElement> => {
  const list = within(await canvas.findByRole('list', { name: 'Conversations' }));
  return (await list.findAllByRole('button'))[0]!;
};

export const Success: Story = {
  tags: ['ADC-01', 'ADC-02', 'ADC-03', 'ADC-17', 'SHL-23'],
  parameters: { shows: { machine: 'conversations', state: 'shown' } },
  play: async ({ canvas }) => {
    const entry = await firstEntry({ canvas });
    await expect(entry).toHaveAccessibleName(/^[A-Z][\p{L} ]+ ?\d\d\/\d\d\/\d\d, \d+:\d\d [ap]m/u);
    await expect(canvas.queryByRole('log', { name: /\S/ })).toBeNull();
  },
};

export const Open: Story = {
  tags: ['ADC-04', 'ADC-05', 'ADC-12', 'ADC-13', 'ADC-14', 'ADC-16', 'ADC-18', 'ADC-20', 'SHL-05'],
  play: async ({ canvas, userEvent }) => {
    const entry = await firstEntry({ canvas });
    const student = entry.querySelector('span + span > span')!.textContent;
    await userEvent.click(entry);
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      `Chat with ${student}`,
    );
    const log = within(canvas.getByRole('log', { name: /\S/ }));
    await expect((await log.findAllByRole('group'))[0]).toHaveAccessibleName(
      /^\d\d [A-Z][a-z]+ \d{4}$/,
    );
    const box = canvas.getByPlaceholderText('Type a reply...');
    await canvas.findByText('Connected');
    await userEvent.type(box, 'Round 2 opens on Monday.{Enter}');
    await expect(await log.findByText('Round 2 opens on Monday.')).toBeVisible();
    await waitFor(() => expect(log.queryByText('Sending')).toBeNull());
    await expect(log.queryByText('Not delivered')).toBeNull();
  },
};

export const UnknownConversation: Story = {
  args: { path: `${paths.adminChat}?conversation=4711` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This conversation does not exist')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    scenario: 'findConversations.never',
    shows: { machine: 'conversations', state: 'loading' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Conversations' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  args: { path: `${paths.adminChat}?show=mine` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conversation found')).toBeVisible();
  },
};

export const WithoutPages: Story = {
  tags: ['BEY-CNV-12'],
  parameters: { scenario: 'findConversations.404' },
  play: async ({ canvas }) => {
    await firstEntry({ canvas });
    await expect(canvas.queryByLabelText('Search')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    scenario: 'findConversations.500',
    shows: { machine: 'conversations', state: 'failed' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the conversations.')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['again', 'CHT-08', 'ADC-21'],
  parameters: { scenario: 'chat.offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstEntry({ canvas }));
    await waitFor(() =>
      expect(canvas.getByText('Not connected. Trying again…')).toBeInTheDocument(),
    );
    const box = canvas.getByPlaceholderText('Type a reply...');
    await userEvent.type(box, 'Round 2 opens on Monday.{Enter}');
    await expect(box).toHaveValue('Round 2 opens on Monday.');
  },
};

/** Expects a text about the open conversation, with the list still in place. */
const saysOfTheOpenOne =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await firstEntry({ canvas }));
    await waitFor(() => expect(canvas.getByText(text)).toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^Chat with /);
    // On a phone the list is hidden behind the conversation, without its rows.
    const list = canvas.getByRole('list', { name: 'Conversations', hidden: true });
    await expect(list).toBeInTheDocument();
  };

export const LoadingConversation: Story = {
  parameters: { scenario: 'listMessages.never' },
  play: saysOfTheOpenOne('Loading messages…'),
};

export const EmptyConversation: Story = {
  parameters: { scenario: 'listMessages.empty' },
  play: saysOfTheOpenOne('No messages yet'),
};

export const FailedConversation: Story = {
  tags: ['again'],
  parameters: { scenario: 'listMessages.500' },
  play: saysOfTheOpenOne('We could not load the messages. Trying again…'),
};

export const ListOffline: Story = {
  parameters: { scenario: 'findConversations.network-error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the conversations.')).toBeVisible();
    await expect(canvas.getByText('We try again in a few seconds.')).toBeVisible();
  },
};

/** Opens the first conversation and, on phones, what can be done with it. */
export const Figures: Story = {
  tags: ['BEY-CNV-10'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    await firstEntry({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Figures' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('Open conversations')).toBeVisible();
    await expect(dialog.getByRole('table')).toHaveTextContent(/\d\d:00/);
  },
};

export const Alerts: Story = {
  tags: ['BEY-CNV-13'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    await firstEntry({ canvas });
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Chat/));
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await userEvent.click(
      await page.findByRole('menuitem', { name: 'Hide the count in the title' }),
    );
    await waitFor(() => expect(document.title).toMatch(/^Chat/));
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await userEvent.click(
      await page.findByRole('menuitem', { name: 'Show the count in the title' }),
    );
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Chat/));
  },
};
