import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Patterns/StatCard',
  component: StatCard,
  args: { label: 'All India Rank', value: '12,345' },
  parameters: {
    guidance: {
      do: [
        'Write the figure as it is read: «₹12,430», «1,247».',
        'Say in words when there is none.',
      ],
      dont: ['Do not put two figures on one card.'],
    },
  },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Figure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All India Rank')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('12,345')).fontVariantNumeric).toBe(
      'tabular-nums',
    );
  },
};

export const WithHintAndAction: Story = {
  args: {
    hint: 'NEET UG 2025, General',
    action: (
      <Link href="#rank-predictor" variant="button">
        Estimate
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEET UG 2025, General')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Estimate' })).toBeVisible();
  },
};

export const NotKnown: Story = {
  args: { value: 'Not provided', hint: 'Add your rank to estimate your chances.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not provided')).toBeVisible();
  },
};

export const SideBySide: Story = {
  render: () => (
    <Grid columns={3}>
      <StatCard label="Active users" value="307" hint="12 signed up this week" />
      <StatCard label="Pending payments" value="₹12,430" />
      <StatCard label="Storage used" value="82%" hint="41 GB of 50 GB" />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tops = ['Active users', 'Pending payments', 'Storage used'].map((label) =>
      canvas.getByText(label).parentElement!.getBoundingClientRect(),
    );
    // Cards in a row have the same height.
    const inARow = tops.filter(({ top }) => top === tops[0]!.top);
    await expect(new Set(inARow.map(({ height }) => height)).size).toBe(1);
    await expectNoOverflow(canvasElement);
  },
};

export const LongFigure: Story = {
  args: { label: 'Fees received in the counselling year', value: '₹1,23,45,67,890.00' },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};
