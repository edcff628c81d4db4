import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Choose a file or drop it here',
    hint: 'PDF, DOC, DOCX, JPG or PNG, up to 50 MB',
    accept: '.pdf,.doc,.docx,.jpg,.jpeg,.png',
    onFile: fn(),
  },
  parameters: {
    guidance: {
      do: ['Say which files and how large before one is picked.'],
      dont: ['Do not send a file before the person says so.'],
    },
  },
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['%PDF-1.7'], 'round-2-schedule.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Choose a file or drop it here'), file);
    await expect(args.onFile).toHaveBeenCalledWith({ file });
  },
};

export const WithError: Story = {
  args: { error: 'File size must be less than 50MB' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose a file or drop it here');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/File size must be less than 50MB/);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose a file or drop it here')).toBeDisabled();
  },
};
