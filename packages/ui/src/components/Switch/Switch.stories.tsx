import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Responsible filters', on: false, onChange: fn() },
  parameters: {
    guidance: {
      do: ['Name what is on when it is on.'],
      dont: ['Do not use it inside a form that is sent: that is a Checkbox.'],
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  render: (args) => (
    <WithState initial={args.on}>
      {(on, setValue) => <Switch {...args} on={on} onChange={(change) => setValue(change.on)} />}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Responsible filters' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

export const On: Story = {
  args: { on: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith({ on: false });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: { label: 'Show dependent quotas only for the exam and the state that were chosen above' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
