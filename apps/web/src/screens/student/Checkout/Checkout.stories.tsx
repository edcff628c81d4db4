import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { checkoutSheet } from '../../../testing/checkout.ts';

const meta = {
  title: 'Screens/Checkout',
  component: AppAt,
  args: { path: paths.checkout, state: { plan: 'ADVANCE' } },
  parameters: { layout: 'fullscreen', role: 'free' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pay = async ({ canvas, userEvent }: Context): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay with Razorpay' }));
};

export const Summary: Story = {
  tags: ['SHL-15', 'SHL-16'],
  parameters: { shows: { machine: 'payment', state: 'ready.idle' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ADVANCE plan')).toBeVisible();
    await expect(canvas.getByText('₹5,900')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay with PayU' })).toBeVisible();
  },
};

export const Success: Story = {
  tags: ['CRD-16', 'PLN-36', 'BEY-PAY-14'],
  parameters: { shows: { machine: 'payment', state: 'ready.verified' } },
  play: async (context) => {
    const { canvas } = context;
    await pay(context);
    await (await checkoutSheet()).press('Pay ₹5,900.00');
    await waitFor(() =>
      expect(canvas.getByText(/^Payment successful and verified!/)).toBeVisible(),
    );
    await expect(await canvas.findByText('Your plan is ADVANCE now.')).toBeVisible();
    for (const [name, path] of [
      ['See my colleges', paths.prediction],
      ['Talk to a counsellor', paths.openChat],
      ['Go to My Dashboard', paths.home],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
  },
};

export const PaidOffline: Story = {
  tags: ['BEY-PAY-15'],
  parameters: { scenario: 'myDetails.network-error' },
  play: async (context) => {
    const { canvas } = context;
    await pay(context);
    await (await checkoutSheet()).press('Pay ₹5,900.00');
    await expect(
      await canvas.findByText(
        'We have no connection. Your plan changes here when you are online again.',
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText(/^Payment successful and verified!/)).toBeVisible(),
    );
    await expect(canvas.queryByText('Your plan is FREE now.')).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plan chosen yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      paths.plans,
    );
  },
};

export const Visitor: Story = {
  parameters: { role: '' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Please login to complete your purchase')).toBeVisible(),
    );
  },
};

export const Loading: Story = {
  tags: ['SPP-13'],
  args: { path: `${paths.checkout}?paymentId=sw1`, state: null },
  parameters: {
    scenario: 'orderStatus.never',
    shows: { machine: 'payment', state: 'verifying' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Checking your payment with the server…',
    );
  },
};

export const SomebodyElsesPayment: Story = {
  args: { path: `${paths.checkout}?paymentId=sw1`, state: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plan chosen yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { path: `${paths.checkout}?paymentId=sw1`, state: null },
  parameters: { scenario: 'orderStatus.500' },
  play: async ({ canvas, userEvent }) => {
    const text =
      'We do not know yet whether your money arrived. Do not pay again now. Check the payment first.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  },
};

export const Offline: Story = {
  parameters: { scenario: 'createCardOrder.network-error' },
  play: async (context) => {
    await pay(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Could not start payment. Please try again.',
    );
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Pay with Razorpay' })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
  },
};
