import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Full name', value: '', onChange: fn() },
  parameters: {
    guidance: {
      do: [
        'Ask for one thing in a few words.',
        'Say in the hint what is expected, before anything is typed.',
        'Say in the error how to put it right.',
      ],
      dont: ['Do not use the placeholder as a label.', 'Do not ask twice for the same thing.'],
      pictures: [
        {
          right: {
            shows: (
              <TextField
                label="Mobile number"
                hint="10 digits, without +91"
                value=""
                onChange={() => {}}
              />
            ),
            says: 'The label stays, and the hint says what fits.',
          },
          wrong: {
            shows: (
              <TextField
                label="Mobile number"
                hidesLabel
                placeholder="Mobile number"
                value=""
                onChange={() => {}}
              />
            ),
            says: 'The placeholder is gone with the first digit.',
          },
        },
        {
          right: {
            shows: (
              <TextField
                label="PIN code"
                value="4110"
                error="Enter 6 digits. You have 4."
                onChange={() => {}}
              />
            ),
            says: 'The error says how to put it right.',
          },
          wrong: {
            shows: (
              <TextField label="PIN code" value="4110" error="Invalid input" onChange={() => {}} />
            ),
            says: '«Invalid» blames, and helps nobody.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, autoComplete: 'name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toBeRequired();
  },
};

export const Typed: Story = {
  render: (args) => (
    <WithState initial="">
      {(value, setValue) => (
        <TextField {...args} value={value} onChange={(change) => setValue(change.value)} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ananya Sharma');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ananya Sharma');
  },
};

export const WithHint: Story = {
  args: { label: 'Roll number', hint: 'As on your scorecard', inputMode: 'numeric' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Roll number')).toHaveAccessibleDescription(
      'As on your scorecard',
    );
  },
};

export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    value: 'ananya@',
    error: 'Enter an address with something after the @',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByText(/Enter an address/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { label: 'AIR rank', value: '12,345', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('AIR rank')).toHaveAttribute('readonly');
    await expect(canvas.queryByText('optional')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { value: 'Ananya Sharma', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toBeDisabled();
  },
};

export const DateOfAnEvent: Story = {
  name: 'Date picker of the browser',
  args: { label: 'From', type: 'date', value: '2026-08-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-08-12');
  },
};
