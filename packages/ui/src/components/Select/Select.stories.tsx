import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Category',
    value: 'General',
    options: ['General', 'OBC', 'SC', 'ST', 'EWS'].map((value) => ({ value, label: value })),
    onChange: fn(),
  },
  parameters: {
    guidance: {
      do: ['Use it for three to about fifteen choices.'],
      dont: [
        'Do not use it for yes or no: that is a Checkbox.',
        'Do not use it for several choices: that is a MultiSelectFilter.',
      ],
      pictures: [
        {
          right: {
            shows: (
              <Checkbox
                label="I have a disability certificate"
                checked={false}
                onChange={() => {}}
              />
            ),
            says: 'A tick answers yes or no with one press.',
          },
          wrong: {
            shows: (
              <Select
                label="Disability certificate"
                value="No"
                options={['Yes', 'No'].map((value) => ({ value, label: value }))}
                onChange={() => {}}
              />
            ),
            says: 'Two choices hide behind a press.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'Dropdown with a choice',
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'OBC');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'OBC' });
  },
};

export const NoneChosen: Story = {
  args: { value: '', placeholder: 'Select Category' },
  render: (args) => (
    <WithState initial="">
      {(value, setValue) => (
        <Select {...args} value={value} onChange={(change) => setValue(change.value)} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Category');
    await expect(select).toHaveDisplayValue('Select Category');
    await userEvent.selectOptions(select, 'EWS');
    await expect(select).toHaveDisplayValue('EWS');
  },
};

export const WithError: Story = {
  args: { value: '', placeholder: 'Select Category', required: true, error: 'Choose a category' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Category')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Category')).toBeDisabled();
  },
};

export const LongOptions: Story = {
  args: {
    options: [
      {
        value: 'General',
        label: 'Internal — Puducherry UT domicile, open to all who studied there for five years',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
