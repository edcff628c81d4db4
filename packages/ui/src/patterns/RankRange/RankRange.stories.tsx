import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { RankRange } from './RankRange.tsx';

const meta = {
  title: 'Patterns/RankRange',
  component: RankRange,
  args: { min: 8214, max: 15_960, rank: 12_345 },
  parameters: {
    guidance: {
      do: [
        'Give it the same width in every row of a list, so that drawings compare.',
        'Leave the rank out when it is not known.',
      ],
      dont: ['Do not stack ranges without `alongside`: each would have a scale of its own.'],
    },
  },
} satisfies Meta<typeof RankRange>;
export default meta;

type Story = StoryObj<typeof meta>;

const middle = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** A list with only closing ranks: the bar shrinks to a mark. */
export const ClosingRankOnly: Story = {
  args: { min: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed at 15,960')).toBeVisible();
    await expect(canvas.queryByText(/Admitted/)).toBeNull();
  },
};

export const Within: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Admitted 8,214 – 15,960')).toBeVisible();
    await expect(canvas.getByText('Your rank 12,345')).toBeVisible();
    const bar = canvasElement.querySelector('rect')!.getBoundingClientRect();
    const drop = middle(canvasElement.querySelector('path')!);
    await expect(drop).toBeGreaterThan(bar.left);
    await expect(drop).toBeLessThan(bar.right);
  },
};

export const BetterAndWorse: Story = {
  render: ({ min, max }) => (
    <Stack>
      <RankRange min={min} max={max} rank={1204} />
      <RankRange min={min} max={max} rank={48_300} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [better, worse] = [...canvasElement.querySelectorAll('svg > svg > path')].map(middle);
    const [first, second] = [...canvasElement.querySelectorAll('rect')].map(middle);
    // Better ranks are at the inline start.
    const towardsEnd = document.documentElement.dir === 'rtl' ? -1 : 1;
    await expect((first! - better!) * towardsEnd).toBeGreaterThan(0);
    await expect((worse! - second!) * towardsEnd).toBeGreaterThan(0);
  },
};

export const WithoutRank: Story = {
  args: { rank: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Your rank/)).toBeNull();
    await expect(canvasElement.querySelector('path')).toBeNull();
  },
};

export const OneSeat: Story = {
  args: { min: 97, max: 97, rank: 101 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Admitted 97')).toBeVisible();
    await expect(
      canvasElement.querySelector('rect')!.getBoundingClientRect().width,
    ).toBeGreaterThan(0);
  },
};

export const OnOneScale: Story = {
  render: ({ rank }) => (
    <Stack>
      <RankRange min={8214} max={15_960} rank={rank} alongside={[700]} />
      <RankRange min={700} max={9120} rank={rank} alongside={[15_960]} />
    </Stack>
  ),
  tags: ['BEY-PRD-20'],
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('svg > svg > path')].map(middle);
    await expect(Math.abs(first! - second!)).toBeLessThan(1);
    await expect(canvas.getAllByText('20,000')).toHaveLength(2);
  },
};

export const FirstAndLastOfAll: Story = {
  args: { min: 1, max: 2_409_876, rank: 1_999_999 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Admitted 1 – 24,09,876')).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};
