import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Please mend two fields',
    attempt: 1,
    problems: [
      { fieldId: 'summary-email', message: 'Invalid email address' },
      { fieldId: 'summary-phone', message: 'Phone number must be 10 digits' },
    ],
  },
  parameters: {
    guidance: {
      do: ['Say at each entry how to put it right.', 'Keep the order of the form.'],
      dont: ['Do not use it alone: each field shows its own error as well.'],
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LeadsToFields: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField
        id="summary-email"
        label="Email"
        value="ananya@"
        error="Invalid email address"
        onChange={() => {}}
      />
      <TextField
        id="summary-phone"
        label="Phone"
        value="98765"
        error="Phone number must be 10 digits"
        onChange={() => {}}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Please mend two fields').closest('[role="alert"]'),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Phone number must be 10 digits' }));
    await expect(canvas.getByLabelText(/Phone/)).toHaveFocus();
  },
};

export const NothingWrong: Story = {
  tags: ['!autodocs'],
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
