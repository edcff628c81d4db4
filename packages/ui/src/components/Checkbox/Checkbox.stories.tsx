import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', checked: false, onChange: fn() },
  parameters: {
    guidance: {
      do: ['Word it so that a tick means yes.', 'Use it inside a form that is sent.'],
      dont: ['Do not use it for something that holds at once: that is a Switch.'],
      pictures: [
        {
          right: {
            shows: <Checkbox label="Mail me when a date changes" checked onChange={() => {}} />,
            says: 'A tick means yes.',
          },
          wrong: {
            shows: <Checkbox label="Do not mail me" checked onChange={() => {}} />,
            says: 'A tick means no: people read it twice.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  render: (args) => (
    <WithState initial={args.checked}>
      {(checked, setValue) => (
        <Checkbox {...args} checked={checked} onChange={(change) => setValue(change.checked)} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = {
  args: { checked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith({ checked: false });
  },
};

export const WithError: Story = {
  args: {
    label: 'I agree to the terms and the privacy policy',
    error: 'Agree to the terms to go on',
    required: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Agree to the terms to go on');
  },
};

export const Disabled: Story = {
  args: { checked: true, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    label:
      'I have read that cut-offs of earlier years are evidence and no promise, and that the seats of this year are decided by the counselling authority alone',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
