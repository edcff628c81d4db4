import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { SeatLadder } from './SeatLadder.tsx';

const years = (...ranks: readonly [number, ...number[]]) => {
  const [newest, ...others] = ranks.map((rank, index) => ({ rank, year: 2025 - index }));
  return [newest!, ...others] as const;
};

const meta = {
  title: 'Patterns/SeatLadder',
  tags: ['new'],
  component: SeatLadder,
  args: {
    caption: 'MBBS seats',
    rank: 12_450,
    seats: [
      { id: 'op', name: 'All India · Open seat (OP)', closings: years(8_420, 7_960, 8_812) },
      { id: 'ew', name: 'All India · Economically weaker (EW)', closings: years(10_118, 9_540) },
      {
        id: 'obc',
        name: 'All India · Other backward class (OBC)',
        closings: years(15_902, 14_300),
      },
      { id: 'sc', name: 'All India · Scheduled caste (SC)', closings: years(61_240, 58_031) },
    ],
  },
  parameters: {
    guidance: {
      do: [
        'Order the seats by where they closed, the hardest first.',
        'Leave out the seats that the student cannot take.',
      ],
      dont: ['Do not use it for one seat: RankHistory shows its years.'],
    },
  },
} satisfies Meta<typeof SeatLadder>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Some rungs end before the student's rank, others reach beyond it. */
export const WithRank: Story = {
  name: 'With a rank',
  tags: ['BEY-COL-07'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You 12,450')).toBeVisible();
    await expect(canvas.getByText('4,030 short')).toBeVisible();
    await expect(canvas.getByText('3,452 to spare')).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** The visitor has not given a rank. */
export const WithoutRank: Story = {
  name: 'Without a rank',
  args: { rank: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^You /)).toBeNull();
    await expect(canvas.getByText('Closed at 8,420 in 2025')).toBeVisible();
  },
};

/** All seats closed far before the student's rank. */
export const FarBehind: Story = {
  name: 'Far behind',
  args: { rank: 1_204_876 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You 12,04,876')).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** All seats closed after the end of the scale. */
export const FarWithin: Story = {
  name: 'Far within',
  args: { rank: 61 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/ to spare$/)).toHaveLength(4);
    await expectNoOverflow(canvasElement);
  },
};
