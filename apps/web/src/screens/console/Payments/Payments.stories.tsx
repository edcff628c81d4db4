import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { ServicesProvider } from '../../../services/services.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { emptyStory, failedStory, loadingStory, rowsOf } from '../../../testing/lists.ts';
import { storyServices } from '../../../testing/storyServices.ts';
import { expectText } from '../../../testing/visible.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { Payment } from './payment.ts';

const meta = {
  title: 'Screens/Payments',
  component: AppAt,
  args: { path: paths.adminPayments },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Success: Story = {
  tags: ['BEY-ADP-01', 'BEY-ADP-04'],
  play: async ({ canvas, userEvent }) => {
    await expectText({ canvas }, /^\d+ payments$/);
    // The same sum as on the console's home.
    await expectText({ canvas }, '₹12,430.12');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Failed');
    await expectText({ canvas }, /^9 of \d+ payments$/);
    for (const row of rowsOf(canvas)) await expect(row).toMatch(/BASIC.*₹2\.36.*Failed/);
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Not confirmed yet');
    await expectText({ canvas }, /^4 of \d+ payments$/);
  },
};

/** Opens the first order of the list. */
const openFirst = async (
  canvas: ReturnType<typeof within>,
  user: Pick<typeof userEvent, 'click'>,
): Promise<HTMLElement> => {
  await waitFor(() => expect(rowsOf(canvas).length).toBeGreaterThan(0));
  const name = within(canvas.getByRole('main'))
    .getAllByRole('button')
    .find((button) => button.closest('[data-row]'));
  await user.click(name!);
  return screen.findByRole('dialog');
};

export const Order: Story = {
  tags: ['again', 'BEY-ADP-01', 'BEY-ADP-02', 'BEY-ADP-09', 'BEY-ADP-10'],
  args: { path: `${paths.adminPayments}?state=on-its-way` },
  play: async ({ canvas, userEvent }) => {
    await expectText({ canvas }, /^4 of \d+ payments$/);
    const dialog = within(await openFirst(canvas, userEvent));
    await waitFor(() => expect(dialog.getByRole('list')).toHaveTextContent(/Ordered.*On its way/));
    await userEvent.click(dialog.getByRole('button', { name: 'Check this payment' }));
    await waitFor(() => expect(dialog.getByText(/^The provider has no payment/)).toBeVisible());
  },
};

export const RefundOnRequest: Story = {
  tags: ['again', 'BEY-ADP-08', 'BEY-ADP-11', 'BEY-ADP-12', 'BEY-ADP-13'],
  args: { path: `${paths.adminPayments}?state=paid` },
  play: async ({ canvas, userEvent }) => {
    await expectText({ canvas }, /of \d+ payments$/);
    const dialog = within(await openFirst(canvas, userEvent));
    await userEvent.click(dialog.getByText('Refund this payment'));
    const amount = dialog.getByLabelText('Amount (₹)');
    await userEvent.clear(amount);
    await userEvent.type(amount, '99999999');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(dialog.getAllByText('Enter a reason.')).toHaveLength(2));
    await expect(dialog.getAllByText(/^Enter an amount up to ₹/)).toHaveLength(2);
    await userEvent.clear(amount);
    await userEvent.type(amount, '₹ 1.50');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The course was cancelled');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Refund ₹1.50?' });
    await expect(asked).toHaveAccessibleDescription(
      /^Order \S+: ₹1.50 is then due to \S.*\. No money moves yet\. You send it at (Razorpay|PayU),/,
    );
  },
};

export const NothingByDay: Story = {
  tags: ['again', 'BEY-ADP-06'],
  ...emptyStory('paymentTotals.empty', 'Nothing was paid in these days.'),
};

export const ByDayFailed: Story = {
  tags: ['again'],
  parameters: { scenario: 'paymentTotals.500' },
  play: async ({ canvas }) => {
    await expectText({ canvas }, 'We could not load the totals by day.');
    await expect(canvas.getByRole('button', { name: 'Load the totals again' })).toBeVisible();
    await expectText({ canvas }, /^\d+ payments$/);
  },
};

const refundDue: Payment = {
  id: 'order_N3ha1',
  provider: 'razorpay',
  plan: 'BASIC',
  state: 'refund-due',
  userId: 12,
  userName: 'Neha Gupta',
  userEmail: 'neha@seatwise.test',
  totalPaise: 236,
  createdAt: '2026-11-20T08:00:00.000Z',
  paidAt: '2026-11-20T08:02:00.000Z',
  paymentId: 'pay_1',
  refunds: [
    {
      paymentId: 'pay_2',
      amountPaise: 236,
      reason: 'paid twice',
      notedAt: '2026-11-20T08:05:00.000Z',
    },
  ],
  steps: [
    { at: '2026-11-20T08:00:00.000Z', step: 'created' },
    { at: '2026-11-20T08:02:00.000Z', step: 'paid', detail: 'pay_1' },
    { at: '2026-11-20T08:05:00.000Z', step: 'refund due', detail: 'paid twice' },
  ],
};

const answered = () => Promise.resolve(true);
const given: Parameters<typeof PaymentDialog>[0]['actions'] = {
  markRefunded: answered,
  withdrawRefund: answered,
  ask: answered,
  requestRefund: answered,
  close: answered,
  saveGstin: answered,
  pending: undefined,
  result: undefined,
};

export const RefundDue: Story = {
  tags: ['again', 'BEY-ADP-03', 'BEY-ADP-12'],
  render: () => (
    <ServicesProvider value={storyServices()}>
      <PaymentDialog payment={refundDue} actions={given} onClose={() => {}} />
    </ServicesProvider>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(
        dialog.getByText(
          'It was paid twice. Send ₹2.36 back at Razorpay, then mark it here. We move no money.',
        ),
      ).toBeVisible(),
    );
    // The second payment exists, whatever staff decide.
    await expect(dialog.queryByRole('button', { name: 'Withdraw the refund' })).toBeNull();
    await userEvent.type(dialog.getByLabelText(/How you refunded it/), 'UTR 42');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Mark ₹2.36 as refunded?' });
    await expect(asked).toHaveAccessibleDescription(
      'Order order_N3ha1: ₹2.36 has gone back to Neha Gupta. You cannot undo this.',
    );
  },
};

export const Empty: Story = {
  tags: ['again'],
  args: { path: `${paths.adminPayments}?q=nobody+of+this+name` },
  play: async ({ canvas }) => {
    await expectText({ canvas }, 'No payment matches.');
    await expectText({ canvas }, /^0 of \d+ payments$/);
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Loading: Story = loadingStory('findPayments', 'Loading the payments…');

export const Failed: Story = failedStory('findPayments.500', {
  failed: 'We could not load the payments.',
  notLoaded: 'Payments show here once they are loaded',
});
