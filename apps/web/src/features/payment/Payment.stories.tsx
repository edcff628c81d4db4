import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { buyAdvance, checkoutSheet } from '../../testing/checkout.ts';

const meta = {
  title: 'Screens/Payment',
  component: AppAt,
  args: { path: paths.plans },
  parameters: { layout: 'fullscreen', role: 'free' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  tags: ['again', 'CRD-07', 'CRD-16', 'PLN-35', 'PLN-36'],
  play: async (context) => {
    const { canvas } = context;
    await buyAdvance(context);
    await (await checkoutSheet()).press('Pay ₹5,900.00');
    const said = within(await canvas.findByRole('alertdialog', { name: 'Payment' }));
    await expect(
      said.getByText(/^Payment successful and verified! Payment ID: pay_\w+$/),
    ).toBeVisible();
  },
};

export const Away: Story = {
  tags: ['again', 'CRD-07'],
  parameters: { shows: { machine: 'payment', state: 'checkout' } },
  play: async (context) => {
    await buyAdvance(context);
    await checkoutSheet();
    // While the provider's dialog is open, the app's own is closed.
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
    await expect(document.querySelectorAll('.razorpay-container')).toHaveLength(1);
  },
};

export const Unverified: Story = {
  tags: ['again', 'CRD-17', 'CRD-19', 'PLN-35'],
  parameters: { scenario: 'payment.unverified' },
  play: async (context) => {
    await buyAdvance(context);
    await (await checkoutSheet()).press('Pay ₹5,900.00');
    await expect(await context.canvas.findByRole('alertdialog')).toHaveTextContent(
      'Payment verification failed. Please contact support.',
    );
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Unsettled: Story = {
  tags: ['again', 'CRD-18'],
  parameters: { scenario: 'payment.unreachable' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await buyAdvance(context);
    await (await checkoutSheet()).press('Pay ₹5,900.00');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Payment succeeded but could not be verified on the server. Please contact support.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible();
  },
};
