import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { longCollege } from '../../testing/longNames.ts';
import { stripSeats } from '../../testing/stripSeats.ts';
import { RankStrip } from './RankStrip.tsx';

const rank = 45_210;
const few = stripSeats(40, rank);

const meta = {
  title: 'Patterns/RankStrip',
  tags: ['new'],
  component: RankStrip,
  args: {
    caption: 'Seats by their closing rank',
    seats: few,
    rank,
    range: undefined,
    onRangeChange: fn(),
  },
  parameters: {
    wide: true,
    guidance: {
      do: [
        'Filter the list beside it by the chosen ranks: the list is its twin for those who do not see it.',
        'Leave out the seats that the student cannot take.',
      ],
      dont: ['Do not use it for the years of one seat: RankHistory shows them.'],
    },
  },
} satisfies Meta<typeof RankStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone: Story['decorators'] = (Strip) => (
  <div style={{ width: '20.5rem', maxWidth: '100%' }}>
    <Strip />
  </div>
);

export const FortySeats: Story = {
  name: 'Forty seats',
  tags: ['BEY-PRD-39'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByText('You 45,210')).toBeVisible();
    const bins = canvas.getAllByRole('button');
    await expect(bins.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.click(bins.at(-1)!);
    await expect(args.onRangeChange).toHaveBeenCalledWith(
      expect.objectContaining({ to: few.at(-1)!.rank }),
    );
    await expectNoOverflow(canvasElement);
  },
};

/** The seats are still loading. */
export const Loading: Story = {
  args: { seats: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(canvasElement.querySelector('path')).toBeNull();
  },
};

export const OneSeat: Story = {
  name: 'One seat',
  args: { seats: [{ name: longCollege, rank: 52_000, tier: 'Likely', isWithinBudget: true }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /Himachal, Likely$/ }));
    await expect(canvas.getByText(/^Ranks .*Himachal, Likely$/)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const NoSeats: Story = {
  name: 'No seats',
  args: { seats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No seat here has a closing rank to expect.')).toBeVisible();
  },
};

export const ThousandSeats: Story = {
  name: 'A thousand seats',
  args: { seats: stripSeats(1000, rank) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^1,000 seats \(.*Unlikely\) by the rank/)).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('path').length).toBe(4);
  },
};

export const RangeChosen: Story = {
  name: 'Range chosen',
  args: { range: { from: 33_000, to: 88_999 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ranks 33,000 to 88,999: \d+ seats /)).toBeVisible();
  },
};

/** The dots of seats over the budget are hollow. */
export const OverBudget: Story = {
  name: 'Over the budget',
  args: { seats: stripSeats(300, rank, 100_000), note: 'Hollow: over your budget.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('path[data-hollow]')).toBeVisible();
    await expect(canvas.getByText('Hollow: over your budget.')).toBeVisible();
  },
};

/** The student's rank is among the best, so that no seat is missed. */
export const NothingMissed: Story = {
  name: 'Nothing missed',
  args: { rank: 30, seats: stripSeats(200, 30) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Missed')).toBeNull();
    await expect(canvas.getByText('Within reach')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  decorators: onAPhone,
  args: { seats: stripSeats(1000, rank) },
  play: async ({ canvas, canvasElement }) => {
    for (const bin of canvas.getAllByRole('button'))
      await expect(bin.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expectNoOverflow(canvasElement);
  },
};

/** Hindi has long words. */
export const Hindi: Story = {
  name: 'Long words of Hindi',
  decorators: onAPhone,
  args: {
    caption: 'क्लोजिंग रैंक के हिसाब से सीटें',
    seats: [
      {
        name: 'अटल बिहारी वाजपेयी आयुर्विज्ञान संस्थान एवं डॉ. राम मनोहर लोहिया चिकित्सालय',
        rank: 52_000,
        tier: 'Likely',
        isWithinBudget: true,
      },
    ],
    note: 'खोखली: आपके बजट से ऊपर। 37 सीटों की क्लोजिंग रैंक का अनुमान नहीं है।',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /लोहिया/ }));
    await expect(canvas.getByText(/^Ranks .*लोहिया/)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};
