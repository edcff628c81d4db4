import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guidance: {
      do: ['Keep the shape and the place of what will come.', 'Mark the region around it as busy.'],
      dont: ['Do not show it for less than a moment that one notices.'],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="round" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="block" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]')];
    await expect(shapes).toHaveLength(4);
    for (const { offsetHeight } of shapes) await expect(offsetHeight).toBeGreaterThan(8);
  },
};
