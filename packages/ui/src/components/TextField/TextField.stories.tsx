import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email / Roll Number', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Email / Roll Number');
    await step('It MUST be a native input whose label names it.', () =>
      expect(input.tagName).toBe('INPUT'),
    );
    await step('It MUST report each change and show only the value it is given.', async () => {
      await userEvent.type(input, 'S');
      await expect(args.onChange).toHaveBeenCalledWith({ value: 'S' });
      await expect(input).toHaveValue('');
    });
  },
};

export const Filled: Story = {
  args: { value: 'SW000001' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email / Roll Number')).toHaveValue('SW000001');
  },
};

export const Invalid: Story = {
  args: { label: 'Email Address', value: 'ananya@', error: 'Enter a valid email address.' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Email Address');
    await step(
      'It MUST mark itself invalid and be described by its error while there is one.',
      async () => {
        await expect(input).toBeInvalid();
        await expect(input).toHaveAccessibleDescription('Enter a valid email address.');
      },
    );
  },
};
