import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: 'Seatwise@123', required: true, onChange: fn() },
  parameters: {
    guidance: {
      do: ['Show the rules of a new password before anything is typed.'],
      dont: ['Do not ask to type a password twice without need.', 'Do not forbid pasting.'],
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

const rulesOf = (value: string) => [
  { label: 'At least 8 characters', met: value.length >= 8 },
  { label: 'A capital letter', met: /[A-Z]/.test(value) },
  { label: 'A digit', met: /\d/.test(value) },
];

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  // A page of documentation plays a story only in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const NewWithRules: Story = {
  args: { autoComplete: 'new-password' },
  render: (args) => (
    <WithState initial="">
      {(value, setValue) => (
        <PasswordField
          {...args}
          value={value}
          rules={rulesOf(value)}
          onChange={(change) => setValue(change.value)}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Seat');
    const [long, capital] = canvas.getAllByRole('listitem');
    await expect(long).toHaveAttribute('data-met', 'false');
    await expect(capital).toHaveAttribute('data-met', 'true');
  },
};

export const WithError: Story = {
  args: { value: '', error: 'Password is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};
