import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const meta = {
  title: 'Patterns/PriceBreakdown',
  component: PriceBreakdown,
  args: {
    lines: [
      { label: 'ADVANCE plan', amount: '₹9,999.00' },
      { label: 'GST (18%)', amount: '₹1,799.82' },
    ],
    total: { label: 'Total', amount: '₹11,798.82' },
  },
  parameters: {
    guidance: {
      do: ['Give every amount the same number of decimals.', 'Show tax as a line of its own.'],
      dont: ['Do not compute here: amounts come from whoever charges them.'],
    },
  },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTax: Story = {
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('definition').map((amount) => {
      const { left, right } = amount.getBoundingClientRect();
      return Math.round(document.documentElement.dir === 'rtl' ? left : right);
    });
    // Amounts are end-aligned in a column.
    await expect(ends).toHaveLength(3);
    await expect(new Set(ends).size).toBe(1);
  },
};

export const TotalAlone: Story = {
  args: { lines: [], total: { label: 'Total', amount: '₹0.00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(1);
  },
};

export const LongLabels: Story = {
  args: {
    lines: [
      {
        label: 'PREMIUM plan with choice filling for MCC, Himachal Pradesh and Andhra Pradesh',
        amount: '₹1,24,999.00',
      },
      { label: 'Goods and services tax, integrated (18%)', amount: '₹22,499.82' },
    ],
    total: { label: 'Total, charged once', amount: '₹1,47,498.82' },
  },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};
