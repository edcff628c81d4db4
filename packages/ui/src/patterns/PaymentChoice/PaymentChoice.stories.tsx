import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as icons from '../../components/Icon/icons.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { PaymentChoice } from './PaymentChoice.tsx';

const meta = {
  title: 'Patterns/PaymentChoice',
  component: PaymentChoice,
  args: {
    methods: [
      { id: 'razorpay', label: 'Pay ₹11,798.82 with Razorpay', icon: icons.CreditCard },
      { id: 'payu', label: 'Pay with PayU' },
    ],
    note: 'The amount is charged by the provider, taxes included.',
    busy: null,
    onPay: fn(),
  },
  parameters: {
    guidance: {
      do: ['Put the usual way first.', 'Say on the button what is paid.'],
      dont: ['Do not leave it without a PriceBreakdown above.'],
    },
  },
} satisfies Meta<typeof PaymentChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with PayU' }));
    await expect(args.onPay).toHaveBeenCalledWith({ id: 'payu' });
  },
};

export const UnderWay: Story = {
  args: { busy: 'razorpay' },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await expect(second).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(second!);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true, note: 'Please login to complete your purchase' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongWords: Story = {
  args: {
    methods: [
      {
        id: 'razorpay',
        label: 'Pay ₹1,47,498.82 by card, net banking or UPI with Razorpay',
        icon: icons.CreditCard,
      },
      { id: 'payu', label: 'Pay ₹1,47,498.82 by card, net banking, UPI or wallet with PayU' },
    ],
    note: 'The amount is charged by the provider, taxes included. It appears on your statement as SEATWISE COUNSELLING.',
  },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};
