import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { WithState } from '../../testing/WithState.tsx';
import { longPerson } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { ConversationList } from './ConversationList.tsx';

const meta = {
  title: 'Patterns/ConversationList',
  component: ConversationList,
  args: {
    label: 'Conversations',
    conversations: [
      { id: 1, name: 'Ananya Sharma', lastUpdated: 'Today, 10:43', unread: 2 },
      { id: 2, name: 'Vikram Reddy', lastUpdated: 'Today, 09:12' },
      { id: 3, name: 'Meera Iyer', lastUpdated: 'Yesterday, 18:30', unread: 14 },
      { id: 4, name: 'Mohammed Ashraf', lastUpdated: '18 November 2025' },
    ],
    selected: 2,
    onSelect: fn(),
    empty: (
      <EmptyState title="No conversations yet" icon={icons.MessageCircle}>
        They appear as soon as a student writes.
      </EmptyState>
    ),
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: {
    guidance: {
      do: ['Put the latest first.', 'Open one beside it where there is room.'],
      dont: ['Do not move an entry while somebody reaches for it.'],
    },
  },
} satisfies Meta<typeof ConversationList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  render: (args) => (
    <WithState initial={args.selected}>
      {(selected, setValue) => (
        <ConversationList {...args} selected={selected} onSelect={({ id }) => setValue(id)} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('button', { name: /Meera Iyer.*14 unread/ });
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: /Vikram/ })).not.toHaveAttribute(
      'aria-current',
    );
  },
};

export const NoneOpen: Story = {
  args: { selected: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

export const Empty: Story = {
  args: { conversations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No conversations yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = {
  args: { conversations: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Conversations' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongNames: Story = {
  args: {
    conversations: [
      { id: 1, name: longPerson, lastUpdated: 'Today, 10:43', unread: 128 },
      { id: 2, name: 'अनन्या शर्मा', lastUpdated: 'Yesterday, 18:30' },
    ],
    selected: 1,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longPerson)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const WithWork: Story = {
  args: {
    conversations: [
      {
        id: 1,
        name: 'Ananya Sharma',
        lastUpdated: 'Today, 10:43',
        preview: 'When does round 2 choice filling start?',
        note: 'Waiting since 10:43 · Taken by Priya Nair',
        unread: 2,
      },
      { id: 2, name: 'Vikram Reddy', lastUpdated: 'Today, 09:12', preview: 'Working now 👍' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Taken by Priya/)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};
