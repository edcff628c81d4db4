import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { StackedBars } from './StackedBars.tsx';

const meta = {
  title: 'Patterns/StackedBars',
  component: StackedBars,
  args: {
    caption: 'Predictions by day and plan',
    unit: 'Day',
    series: ['Free', 'Basic', 'Premium'],
    bars: [
      { label: '19 Nov', values: [310, 42, 8] },
      { label: '20 Nov', values: [0, 0, 0] },
      { label: '21 Nov', values: [280, 57, 1_663] },
    ],
  },
  parameters: {
    guidance: {
      do: ['Show what adds up to a total: sales by plan, messages by kind.'],
      dont: ['Do not show more than four series: more colours are hard to distinguish.'],
    },
  },
} satisfies Meta<typeof StackedBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSeries: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAccessibleName(/^Predictions by day and plan/);
    await expect(canvas.getByText('Highest: 2,000, 21 Nov')).toBeVisible();
    const scale = [...image.previousElementSibling!.children];
    await expect(scale.map(({ textContent }) => textContent)).toEqual(['2,000', '0']);
    const total = canvas.getAllByText('Total')[0]!.parentElement!;
    await expect(total).toHaveTextContent('Total2,360');
    // The parts of a bar are stacked, and the highest bar fills the drawing.
    const [first, second] = [...canvasElement.querySelectorAll('rect')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(Math.abs(first!.top - second!.bottom)).toBeLessThan(1);
    const highest = [...canvasElement.querySelectorAll('rect')].at(-1)!.getBoundingClientRect();
    await expect(Math.abs(highest.top - image.getBoundingClientRect().top)).toBeLessThan(1);
    await userEvent.click(canvas.getByText('Show as a table'));
    const table = within(canvas.getByRole('table', { name: 'Predictions by day and plan' }));
    await expect(table.getByRole('row', { name: '21 Nov 280 57 1,663 2,000' })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** The code to copy: a page knows no source of a function. */
const inRupees = `import { StackedBars } from '@seatwise/ui';

<StackedBars
  caption="Sales by day and plan"
  unit="Day"
  series={['Basic', 'Premium']}
  bars={[{ label: '19 Nov', values: [49900, 149900] }]}
  format={(paise) => \`₹\${(paise / 100).toFixed(2)}\`}
/>`;

export const InRupees: Story = {
  parameters: { docs: { source: { code: inRupees } } },
  args: { format: (paise) => `₹${(paise / 100).toFixed(2)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Highest: ₹20.00, 21 Nov')).toBeVisible();
  },
};

export const WithoutValues: Story = {
  args: { bars: [{ label: '19 Nov', values: [0, 0, 0] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('rect')).toBeNull();
    await expect(canvas.queryByText(/Highest/)).toBeNull();
  },
};
