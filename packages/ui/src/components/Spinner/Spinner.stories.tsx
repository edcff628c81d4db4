import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading the seat matrix' },
  parameters: {
    guidance: {
      do: ['Say what is under way.', 'Show a ProgressBar when you know how far it is.'],
      dont: ['Do not cover a whole page with it: keep the place with a Skeleton.'],
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the seat matrix');
  },
};

export const BesideWords: Story = {
  render: () => (
    <Inline gap="xs">
      <Spinner size="small" />
      <Text as="span">Predicting...</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvasElement }) => {
    const [icon] = canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]');
    // With reduced motion the spinner does not spin.
    const moving = icon!.getAnimations().filter(({ effect }) => {
      const { duration } = effect!.getComputedTiming();
      return Number(duration) > 0;
    });
    await expect(moving.length === 0).toBe(matchMedia('(prefers-reduced-motion: reduce)').matches);
  },
};
