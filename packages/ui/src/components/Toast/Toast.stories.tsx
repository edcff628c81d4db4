import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Toast, type ToastMessage } from './Toast.tsx';

/** The code that Storybook offers to copy. */
const code = `import { Button, Toast, type ToastMessage } from '@seatwise/ui';
import { useState } from 'react';

export const SaveList = () => {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  return (
    <>
      <Button onPress={() => setMessages([{ id: 'saved', message: 'List saved.' }])}>Save</Button>
      <Toast
        messages={messages}
        onDismiss={(gone) => setMessages(messages.filter(({ id }) => id !== gone.id))}
      />
    </>
  );
};`;

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: { messages: [], onDismiss: () => {} },
  parameters: {
    docs: { source: { code }, story: { inline: false, height: '16rem' } },
    guidance: {
      do: ['Say what happened in one short sentence.'],
      dont: [
        'Do not use it for what the person must act on: that is a Notice or an AlertDialog.',
        'Do not let it leave by itself: people read at their own pace.',
      ],
      pictures: [
        {
          right: {
            shows: (
              <Notice tone="positive" onDismiss={() => {}}>
                List saved.
              </Notice>
            ),
            says: 'It reports what is done, in a few words.',
          },
          wrong: {
            shows: (
              <Notice tone="critical" onDismiss={() => {}}>
                Payment failed. Enter your card again before Monday, or you lose the seat.
              </Notice>
            ),
            says: 'What people must act on is gone with one press.',
          },
        },
      ],
    },
  },
  render: ({ messages }) => (
    <WithState initial={messages}>
      {(present, setValue) => (
        <Toast
          messages={present}
          onDismiss={(gone) => setValue(present.filter(({ id }) => id !== gone.id))}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

const uploaded: ToastMessage = { id: 'uploaded', message: 'Alert uploaded successfully!' };

export const One: Story = {
  name: 'One snackbar',
  args: { messages: [uploaded] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Alert uploaded successfully!')).toBeVisible());
  },
};

/** Dismissed at once, so that a sheet of states has nothing to show. */
export const Dismissed: Story = {
  tags: ['!autodocs'],
  args: { messages: [uploaded] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('Alert uploaded successfully!')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByText('Alert uploaded successfully!')).toBeNull();
  },
};

export const Several: Story = {
  args: {
    messages: [
      uploaded,
      { id: 'failed', message: 'File deletion failed', tone: 'critical' },
      {
        id: 'long',
        tone: 'info',
        message:
          'Provisional result of round 3 for the state quota of Andaman and Nicobar Islands was published.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const None: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
