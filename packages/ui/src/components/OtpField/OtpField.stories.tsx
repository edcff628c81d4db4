import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { OtpField } from './OtpField.tsx';

const meta = {
  title: 'Components/OtpField',
  component: OtpField,
  args: { label: 'Enter OTP', value: '', required: true, onChange: fn() },
  parameters: {
    guidance: {
      do: ['Say where the code went and how long it holds.'],
      dont: ['Do not split it into boxes: that breaks pasting.'],
    },
  },
} satisfies Meta<typeof OtpField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'Sent to ananya@example.com; it holds for 10 minutes.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Enter OTP')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
  },
};

export const Typed: Story = {
  render: (args) => (
    <WithState initial="">
      {(value, setValue) => (
        <OtpField {...args} value={value} onChange={(change) => setValue(change.value)} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Enter OTP'), '48 21 93');
    await expect(canvas.getByLabelText('Enter OTP')).toHaveValue('482193');
  },
};

export const WithError: Story = {
  args: { value: '12', error: 'Enter the OTP sent to your email.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Enter OTP')).toBeInvalid();
  },
};
