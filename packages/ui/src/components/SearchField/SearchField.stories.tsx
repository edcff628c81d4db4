import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search users',
    placeholder: 'Username, phone or roll number',
    value: '',
    onChange: fn(),
  },
  parameters: {
    guidance: {
      do: ['Say in the placeholder what can be found.', 'Give the number of hits as status.'],
      dont: ['Do not add a button that searches: it narrows while one types.'],
    },
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <SearchField {...args} value={value} onChange={(change) => setValue(change.value)} />
      )}
    </WithState>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    await userEvent.type(field, 'ananya');
    await expect(field).toHaveValue('ananya');
  },
};

export const WithText: Story = {
  args: { value: 'SW000001', status: '1 user' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 user');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search users' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
  },
};
