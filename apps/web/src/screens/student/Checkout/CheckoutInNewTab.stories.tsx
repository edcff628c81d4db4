import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { hostedPage } from '../../../testing/checkout.ts';

let page: ReturnType<typeof hostedPage>;

const meta = {
  title: 'Screens/Checkout in another tab',
  component: AppAt,
  args: {
    path: paths.checkout,
    state: { plan: 'ADVANCE' },
    settings: { VITE_PAYMENT_IN_NEW_TAB: 'true' },
  },
  parameters: { layout: 'fullscreen', role: 'free' },
  beforeEach: () => {
    page = hostedPage();
    return page.restore;
  },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent }: Context): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay with PayU' }));
  await canvas.findByRole('button', { name: 'Check again' });
};

const check = async ({ canvas, userEvent }: Context): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Check again' }));

export const Open: Story = {
  tags: ['again', 'SPP-07', 'SPP-09'],
  parameters: { shows: { machine: 'payment', state: 'unsettled' } },
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await expect(page.form()).toMatchObject({
      method: 'post',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Finish the payment in the tab that has opened, then check it here.',
    );
    for (const name of ['Pay with Razorpay', 'Pay with PayU'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const StillPending: Story = {
  tags: ['again'],
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await page.end('pending');
    await check(context);
    await waitFor(() =>
      expect(
        canvas.getByText(
          'The payment is not confirmed yet. Do not pay again. Please check again in a while.',
        ),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const NotPaid: Story = {
  tags: ['again'],
  parameters: { shows: { machine: 'payment', state: 'ready.unverified' } },
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await page.end('failure');
    await check(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The payment was not completed. You can try again.',
    );
    await expect(canvas.getByRole('button', { name: 'Pay with PayU' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const LeftWithoutPaying: Story = {
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await check(context);
    await expect(canvas.getByRole('button', { name: 'Pay with PayU' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay with Razorpay' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
