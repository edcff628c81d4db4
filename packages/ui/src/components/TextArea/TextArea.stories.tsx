import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Message', value: '', onChange: fn() },
  parameters: {
    guidance: {
      do: ['Use it where an answer may need more than a line.'],
      dont: ['Do not make people count: say in the hint how much room there is.'],
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, hint: 'Up to 1,000 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeRequired();
  },
};

export const Growing: Story = {
  render: (args) => (
    <WithState initial="">
      {(value, setValue) => (
        <TextArea {...args} value={value} onChange={(change) => setValue(change.value)} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Message');
    const { offsetHeight: before } = area;
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(area.offsetHeight).toBeGreaterThan(before);
  },
};

export const WithError: Story = {
  args: { error: 'Write at least a sentence' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { value: 'Sent on 12 August', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeDisabled();
  },
};
