import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'How we help you succeed' },
  parameters: {
    guidance: {
      do: ['Choose the level by the outline of the page, the size by its look.'],
      dont: ['Do not skip a level to get another size.'],
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Find your medical seat
      </Heading>
      <Heading level={2}>How we help you succeed</Heading>
      <Heading level={3}>Live seat matrix</Heading>
      <Heading level={4}>State quota</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3, 4])
      await expect(canvas.getByRole('heading', { level })).toBeVisible();
  },
};

export const SmallerThanItsLevel: Story = {
  args: { level: 1, size: 'title', id: 'title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('id', 'title');
  },
};

export const TakesTheFocus: Story = {
  args: { level: 1, ref: (heading) => heading?.focus() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvas.getByRole('heading')).toHaveAttribute('tabindex', '-1');
  },
};
