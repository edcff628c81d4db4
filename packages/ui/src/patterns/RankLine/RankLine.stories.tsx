import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { RankLine } from './RankLine.tsx';

const meta = {
  title: 'Patterns/RankLine',
  tags: ['new'],
  component: RankLine,
  args: {
    closings: [
      { rank: 26_231, year: 2025 },
      { rank: 24_805, year: 2024 },
      { rank: 21_100, year: 2023 },
    ],
    rank: 18_000,
    end: 36_000,
  },
  parameters: {
    guidance: {
      do: [
        'Give all rows of a list the same end, so that they compare.',
        'Say beside it by how many ranks the own one is enough or short.',
      ],
      dont: ['Do not use it for one seat with room: RankHistory and RankRange have labels.'],
    },
  },
} satisfies Meta<typeof RankLine>;
export default meta;

type Story = StoryObj<typeof meta>;

const ownRank = (root: Element): DOMRect =>
  root.querySelector('svg > svg:last-of-type > rect')!.getBoundingClientRect();

/** The student's rank is within the bar. */
export const Reached: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Your rank 18,000\. Closed at 26,231 in 2025, /)).toBeVisible();
    const bar = canvasElement.querySelector('rect')!.getBoundingClientRect();
    await expect(ownRank(canvasElement).right).toBeLessThan(bar.right);
    await expectNoOverflow(canvasElement);
  },
};

/** The student's rank is after the end of the bar. */
export const Missed: Story = {
  args: { rank: 61_250, end: 122_500 },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('rect')!.getBoundingClientRect();
    const isAfter = ownRank(canvasElement).left > bar.right;
    await expect(isAfter).toBe(document.documentElement.dir !== 'rtl');
  },
};

/** The seat closes after the end of the scale. */
export const FarWithin: Story = {
  name: 'Far within',
  args: { rank: 900, end: 1800 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(1);
  },
};

/** A backend that knows only one closing rank for all years. */
export const OneClosingRank: Story = {
  name: 'One closing rank',
  args: { closings: [{ rank: 15_960 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your rank 18,000. Closed at 15,960.')).toBeVisible();
  },
};

export const NoClosingRank: Story = {
  name: 'No closing rank',
  args: { closings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your rank 18,000.')).toBeVisible();
  },
};

/** The rows of a list, in which the student's rank is one mark through all of them. */
export const Rows: Story = {
  tags: ['BEY-PRD-31'],
  render: ({ rank, end }) => (
    <Stack gap="none">
      {[26_231, 9120, 18_500, 412_000].map((closing) => (
        <RankLine
          key={closing}
          closings={[
            { rank: closing, year: 2025 },
            { rank: Math.round(closing * 0.94), year: 2024 },
          ]}
          rank={rank}
          end={end}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('svg[aria-hidden]')];
    await expect(new Set(rows.map((row) => Math.round(ownRank(row).left))).size).toBe(1);
    await expect(rows.map((row) => row.querySelectorAll('path').length)).toEqual([0, 0, 0, 1]);
  },
};
