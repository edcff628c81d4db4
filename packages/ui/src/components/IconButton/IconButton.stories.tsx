import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import * as icons from '../Icon/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Download NEET UG Round 2', icon: icons.Download, onPress: fn() },
  parameters: {
    guidance: {
      do: ['Name what it acts on: «Download NEET UG Round 2».'],
      dont: ['Do not use it where the picture needs explaining: use a Button with words.'],
      pictures: [
        {
          right: {
            shows: (
              <Button icon={icons.ListChecks} tone="secondary">
                Compare seats
              </Button>
            ),
            says: 'Words, where the picture needs explaining.',
          },
          wrong: {
            shows: <IconButton icon={icons.ListChecks} label="Compare seats" />,
            says: 'The list could be a menu, a task or a filter.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} label="Medium" />
      <IconButton {...args} label="Compact" size="compact" />
      <IconButton {...args} label="Small" size="small" />
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Medium', 'Compact', 'Small'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
