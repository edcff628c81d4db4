import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { AccuracyChart, type AccuracyLevel } from './AccuracyChart.tsx';

const level = (
  name: string,
  [from, to]: readonly [number, number],
  [lowest, reached, highest]: readonly [number, number, number],
  measured: number,
): AccuracyLevel => ({
  name,
  from,
  to,
  measured,
  chance: (from + to) / 2,
  reached,
  lowest,
  highest,
});

const levels: readonly AccuracyLevel[] = [
  level('Very Likely', [0.85, 1], [0.993, 0.9961, 0.999], 26_802),
  level('Likely', [0.6, 0.85], [0.712, 0.864, 0.96], 44_661),
  level('Possible', [0.3, 0.6], [0.197, 0.55, 0.754], 53_592),
  level('Unlikely', [0, 0.3], [0.013, 0.184, 0.312], 1_053_596),
];

const meta = {
  title: 'Patterns/AccuracyChart',
  component: AccuracyChart,
  args: { caption: 'NEET UG, 2022 to 2024', levels },
  parameters: {
    guidance: {
      do: [
        'Say beside it what was measured, and whether the figures rest on sample data.',
        'Give the lowest and the highest year: the seats of one year move together.',
      ],
      dont: [
        'Do not leave out the table: the drawing is to compare, not to read off.',
        'Do not mix predictions of several exams or sources in one figure.',
      ],
    },
  },
} satisfies Meta<typeof AccuracyChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const middle = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

export const ByLevel: Story = {
  tags: ['BEY-BCK-06'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('The figures as a table'));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^NEET UG, 2022 to 2024\. For each/);
    const table = within(canvas.getByRole('table', { name: 'NEET UG, 2022 to 2024' }));
    // The share is not rounded to 100 %, because some predictions did not come true.
    await expect(table.getByRole('row', { name: 'Very Likely 93% 99% 26,802' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Possible 45% 55% 20–75% 53,592' })).toBeVisible();
    const drawing = canvas.getByRole('img');
    const boxes = [...drawing.querySelectorAll('rect')].map((box) => box.getBoundingClientRect());
    const dots = [...drawing.querySelectorAll('circle')].map(middle);
    // The best dot is in the upper part of its box, the second above its box.
    await expect(dots[0]).toBeGreaterThan(boxes[0]!.top - 1);
    await expect(dots[1]).toBeLessThan(boxes[1]!.top);
    await expect(dots[2]).toBeGreaterThan(boxes[2]!.top);
    await expect(dots[2]).toBeLessThan(boxes[2]!.bottom);
    await expectNoOverflow(canvasElement);
  },
};

export const OneYear: Story = {
  args: {
    caption: 'NEET PG, 2024',
    levels: [level('Likely', [0.6, 0.85], [0.71, 0.71, 0.71], 120)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The figures as a table'));
    await expect(canvas.getByRole('row', { name: 'Likely 73% 71% 120' })).toBeVisible();
  },
};

export const NothingMeasured: Story = {
  args: {
    caption: 'NEET MDS, 2024',
    levels: levels.map(({ name, from, to }) => ({
      name,
      from,
      to,
      measured: 0,
      chance: null,
      reached: null,
      lowest: null,
      highest: null,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The figures as a table'));
    await expect(canvas.getByRole('row', { name: 'Likely None None 0' })).toBeVisible();
    await expect(canvas.getByRole('img').querySelector('circle')).toBeNull();
  },
};
