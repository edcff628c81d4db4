import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Login failed. Try again.' },
  parameters: {
    guidance: {
      do: ['Say what happened and what to do about it.', 'Put it where the eye is.'],
      dont: ['Do not use it for what belongs to one field: that is the field’s error.'],
      pictures: [
        {
          right: {
            shows: (
              <Notice tone="critical">The file is larger than 10 MB. Choose a smaller one.</Notice>
            ),
            says: 'It says what happened, then what to do.',
          },
          wrong: {
            shows: <Notice tone="critical">Error 413: upload failed</Notice>,
            says: 'A code tells people nothing they can do.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

const messages = {
  info: 'Round 2 of AIQ counselling opens on 2 September.',
  positive: 'Email verified successfully. Logging you in...',
  caution: 'You have 1 of 2 attempts left.',
  critical: 'Network error. Check connection.',
} as const;

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice {...args} key={tone} tone={tone}>
          {messages[tone]}
        </Notice>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.critical);
    await expect(canvas.getAllByRole('status')).toHaveLength(noticeTones.length - 1);
  },
};

export const WithTitle: Story = {
  args: {
    tone: 'caution',
    title: 'Your session ends soon',
    children: 'Sign in again to keep what you have typed.',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your session ends soon')).toBeVisible());
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn(), tone: 'positive', children: 'Password reset successful!' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const PartOfThePage: Story = {
  args: {
    announced: false,
    tone: 'caution',
    title: 'Sample figures',
    children: 'What is marked “Sample” is made up to try Seatwise out.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    onDismiss: fn(),
    children:
      'The list of colleges for the state quota of Andaman and Nicobar Islands could not be read: https://example.test/a-very-long-address-without-any-place-to-break/round-3-provisional-result.pdf',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
