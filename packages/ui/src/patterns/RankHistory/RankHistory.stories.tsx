import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Provenance } from '../../components/Provenance/Provenance.tsx';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { RankHistory } from './RankHistory.tsx';

const source = <Provenance source="imported" />;

const meta = {
  title: 'Patterns/RankHistory',
  component: RankHistory,
  args: {
    caption: 'MBBS, All India, Open seat (OP)',
    rank: 9_450,
    years: [
      { label: '2021', min: 5_120, max: 7_923, admits: 8, source },
      { label: '2022', min: 6_004, max: 9_225, admits: 8, source },
      { label: '2023', min: 6_300, max: 10_265, admits: 9, source },
      { label: '2024', min: 6_214, max: 9_979, admits: null, source },
    ],
  },
  parameters: {
    guidance: {
      do: [
        'Show one seat at a time: a programme, a quota and a category.',
        'Draw the student’s own rank where it is known.',
      ],
      dont: ['Do not leave out the table: the drawing is to compare, not to read off.'],
    },
  },
} satisfies Meta<typeof RankHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

const middle = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

export const WithOwnRank: Story = {
  tags: ['BEY-COL-03'],
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAccessibleName(/^MBBS, All India.*Your rank 9,450$/);
    const table = within(canvas.getByRole('table', { name: 'MBBS, All India, Open seat (OP)' }));
    await expect(
      table.getByRole('row', { name: /^2022 Source: Published 6,004 9,225 8/ }),
    ).toBeVisible();
    await expect(
      table.getByRole('row', { name: /^2024 Source: Published 6,214 9,979 Not known/ }),
    ).toBeVisible();
    // The own rank is above the closing rank of a year that would have admitted it, and below a harder year's.
    const own = middle([...canvasElement.querySelectorAll('line')].at(-1)!);
    const [hardest, , easiest] = [...canvasElement.querySelectorAll('circle')].map(middle);
    await expect(own).toBeGreaterThan(hardest!);
    await expect(own).toBeLessThan(easiest!);
    await expectNoOverflow(canvasElement);
  },
};

export const WithoutRank: Story = {
  args: { rank: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Your rank/)).toBeNull();
    // Only the lines of the scale.
    await expect(canvasElement.querySelectorAll('line')).toHaveLength(3);
  },
};

export const OneYearOneSeat: Story = {
  args: { years: [{ label: '2024', min: 97, max: 97, admits: 1 }], rank: 101 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Sample')).toBeNull();
    await expect(
      canvasElement.querySelector('circle')!.getBoundingClientRect().height,
    ).toBeGreaterThan(0);
  },
};

export const FarBehind: Story = {
  args: { rank: 2_409_876 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your rank 24,09,876')).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** Six years with four rounds each: a line for each main round, while the stray round is only in the table. */
export const ManyRounds: Story = {
  args: {
    years: Array.from({ length: 24 }, (_, index) => ({
      label: `${2019 + Math.floor(index / 4)}, Round ${(index % 4) + 1}`,
      year: String(2019 + Math.floor(index / 4)),
      line: index % 4 === 3 ? null : `Round ${(index % 4) + 1}`,
      min: 1200 + 40 * index,
      max: 9000 + 400 * (index % 4) + 90 * index,
    })),
  },
  play: async ({ canvasElement }) => {
    const placesOf = (text: RegExp): DOMRect[] =>
      [...canvasElement.querySelectorAll('svg text')]
        .filter(({ textContent }) => text.test(textContent))
        .map((found) => found.getBoundingClientRect());
    await expect(canvasElement.querySelectorAll('[role=img] path')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(18);
    const marks = placesOf(/^20\d\d$/);
    await expect(marks).toHaveLength(6);
    const [third, second, first] = placesOf(/^Round/).toSorted((a, b) => b.top - a.top);
    await expect(third!.top).toBeGreaterThanOrEqual(second!.bottom - 4);
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom - 4);
    for (const [index, { left }] of marks.slice(1).entries())
      await expect(left).toBeGreaterThan(marks[index]!.right);
  },
};

/** The width that a phone of 320 pixels leaves beside a scroll bar. */
export const OnANarrowPhone: Story = {
  tags: ['BEY-COL-03'],
  args: { rank: 2_409_876 },
  decorators: [
    (RenderedStory) => (
      <div style={{ inlineSize: '17.5rem' }}>
        <RenderedStory />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expectNoOverflow(canvas.getByRole('table').parentElement!);
  },
};
