import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { hostedPage } from '../../testing/checkout.ts';
import { payElsewhere } from '../../testing/orders.ts';

const meta = {
  title: 'Screens/Payment begun elsewhere',
  component: AppAt,
  args: { path: paths.plans },
  parameters: { layout: 'fullscreen', role: 'free' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const isOpen = /^You started a payment of ₹5,900 for ADVANCE with PayU/;

const isOnItsWay = /not confirmed.*yet\. Do not pay again/;

/** Waits for a notice, which fades in. */
const seen = async (place: Pick<Context['canvas'], 'findByText'>, text: string | RegExp) => {
  const notice = await place.findByText(text);
  await waitFor(() => expect(notice).toBeVisible());
};

const choose = async ({ canvas, userEvent }: Context, plan: string) => {
  const card = within(await canvas.findByRole('article', { name: plan }));
  await userEvent.click(card.getByRole('button'));
  return within(await canvas.findByRole('dialog', { name: 'Complete Your Purchase' }));
};

export const Success: Story = {
  tags: ['BEY-PAY-01'],
  parameters: { shows: { machine: 'orders', state: 'listed.settled' } },
  beforeEach: () => payElsewhere('success'),
  play: async ({ canvas }) => {
    await seen(canvas, 'Your payment of ₹5,900 for ADVANCE has arrived.');
    const advance = within(canvas.getByRole('article', { name: 'ADVANCE' }));
    await expect(await advance.findByRole('button', { name: 'Active Plan' })).toBeVisible();
  },
};

export const Open: Story = {
  tags: ['BEY-PAY-05'],
  parameters: { shows: { machine: 'orders', state: 'listed.unsettled' } },
  beforeEach: () => payElsewhere(),
  play: async ({ canvas }) => {
    await seen(canvas, isOpen);
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel that payment' })).toBeVisible();
  },
};

export const Continued: Story = {
  tags: ['BEY-PAY-11'],
  beforeEach: () => payElsewhere(),
  play: async ({ canvas, userEvent }) => {
    const page = hostedPage();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue payment' }));
    await waitFor(() => expect(page.form()).toBeDefined());
    await expect(new FormData(page.form()).get('productinfo')).toMatch(/ADVANCE/);
    page.restore();
  },
};

/** The server refuses a tab that does not know of a purchase elsewhere; the tab then offers no payment. */
export const RefusedAsHeld: Story = {
  tags: ['BEY-PAY-12'],
  play: async (context) => {
    const dialog = await choose(context, 'ADVANCE');
    await payElsewhere('success');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Pay with Razorpay' }));
    await seen(dialog, /Nothing (more )?was charged/);
    await waitFor(() =>
      expect(dialog.queryByRole('button', { name: 'Pay with Razorpay' })).toBeNull(),
    );
    await expect(dialog.queryByText(/This is your active plan|has arrived\.$/)).toBeNull();
  },
};

export const OnItsWay: Story = {
  tags: ['again', 'BEY-PAY-04'],
  beforeEach: () => payElsewhere('pending'),
  play: async (context) => {
    const { canvas } = context;
    await seen(canvas, isOnItsWay);
    await expect(canvas.queryByRole('button', { name: 'Cancel that payment' })).toBeNull();
    const dialog = await choose(context, 'PREMIUM');
    for (const name of ['Pay with Razorpay', 'Pay with PayU'])
      await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await seen(dialog, isOnItsWay);
  },
};

export const Refused: Story = {
  tags: ['again', 'BEY-PAY-04'],
  beforeEach: () => payElsewhere(),
  play: async (context) => {
    await context.canvas.findByText(isOpen);
    const dialog = await choose(context, 'ADVANCE');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Pay with Razorpay' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'A payment of ₹5,900 for ADVANCE is still open with PayU.',
    );
    await expect(dialog.getByRole('button', { name: 'Cancel that payment' })).toBeVisible();
  },
};

export const Cancelling: Story = {
  tags: ['again'],
  parameters: {
    scenario: 'cancelOrder.never',
    shows: { machine: 'orders', state: 'cancelling' },
  },
  beforeEach: () => payElsewhere(),
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel that payment' });
    await userEvent.click(cancel);
    await waitFor(() => expect(cancel).toHaveAttribute('aria-busy', 'true'));
  },
};

export const NotOffered: Story = {
  tags: ['again', 'BEY-PAY-07'],
  parameters: {
    scenario: 'listOrders.404',
    shows: { machine: 'orders', state: 'unavailable' },
  },
  beforeEach: () => payElsewhere(),
  play: async (context) => {
    const dialog = await choose(context, 'ADVANCE');
    await expect(dialog.getByRole('button', { name: 'Pay with PayU' })).toBeEnabled();
    await expect(context.canvas.queryByText(isOpen)).toBeNull();
  },
};
