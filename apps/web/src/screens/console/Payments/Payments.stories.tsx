import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within, type userEvent } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { ServicesProvider } from '../../../services/services.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import {
  emptyStory,
  failedStory,
  fileSavedBy,
  loadingStory,
  rowsOf,
} from '../../../testing/lists.ts';
import { storyServices } from '../../../testing/storyServices.ts';
import { expectText } from '../../../testing/visible.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { Payment } from './payment.ts';
import type { PaymentActions } from './usePayments.ts';

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

/** Confirms the question about a refund. */
const confirm = async (user: Pick<typeof userEvent, 'click'>, name: string): Promise<void> => {
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name }));
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
    // The result for one order does not show on the next one.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText(/^The provider has no payment/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Paid');
    await waitFor(() => expect(rowsOf(canvas)[0]).toMatch(/Paid/));
    const paid = within(await openFirst(canvas, userEvent));
    await expect(paid.queryByText(/^The provider has no payment/)).toBeNull();
    await expect(paid.queryByRole('button', { name: 'Check this payment' })).toBeNull();
  },
};

export const Closed: Story = {
  tags: ['again', 'BEY-ADP-09', 'BEY-ALR-15'],
  args: { path: `${paths.adminPayments}?state=on-its-way` },
  play: async ({ canvas, userEvent }) => {
    await expectText({ canvas }, /^4 of \d+ payments$/);
    const left = within(await openFirst(canvas, userEvent));
    await userEvent.click(left.getByText('Close this order'));
    await userEvent.type(left.getByLabelText('Reason'), 'Last season');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = within(await openFirst(canvas, userEvent));
    await userEvent.click(dialog.getByText('Close this order'));
    await expect(dialog.getByLabelText('Reason')).toHaveValue('Last season');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the order' }));
    await waitFor(() => expect(dialog.getByText('The order is closed.')).toBeVisible());
    await expect(dialog.getByRole('list')).toHaveTextContent('Closed: Last season');
    await userEvent.keyboard('{Escape}');
    await expectText({ canvas }, /^3 of \d+ payments$/);
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
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.queryByText(/^Credit note/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await confirm(userEvent, 'Refund');
    await waitFor(() => expect(dialog.getByText(/^Credit note CN.* is issued/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the refund' }));
    await confirm(userEvent, 'Withdraw');
    await waitFor(() => expect(dialog.getByText('The refund is withdrawn.')).toBeVisible());
    await userEvent.clear(dialog.getByLabelText('Amount (₹)'));
    await userEvent.type(dialog.getByLabelText('Amount (₹)'), '1.50');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The course was cancelled');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await confirm(userEvent, 'Refund');
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as refunded' }));
    await confirm(userEvent, 'Mark as refunded');
    await waitFor(() => expect(dialog.getByText(/ refunded ₹1.50\.$/)).toBeVisible());
    // The plan stays unless staff change it.
    await expect(dialog.getByRole('link', { name: 'Change the plan under Users' })).toHaveAttribute(
      'href',
      expect.stringMatching(/admin\/users\?q=\S+%40/),
    );
    await userEvent.click(dialog.getByText('GSTIN on the invoice'));
    await userEvent.type(dialog.getByLabelText('GSTIN'), '27aapfu0939f1zw');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the GSTIN' }));
    await waitFor(() =>
      expect(dialog.getAllByText('This is not a GSTIN. Check each character.')).toHaveLength(2),
    );
    await userEvent.clear(dialog.getByLabelText('GSTIN'));
    await userEvent.type(dialog.getByLabelText('GSTIN'), '27aapfu0939f1zv');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the GSTIN' }));
    await waitFor(() => expect(dialog.getByText('The invoice is updated.')).toBeVisible());
  },
};

export const ByDay: Story = {
  tags: ['again', 'BEY-ADP-06'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Paid in the last 90 days/ });
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Last 365 days');
    await userEvent.click(canvas.getByText('Show as a table'));
    const table = within(canvas.getByRole('table', { name: 'Paid in the last 365 days' }));
    await expect(table.getAllByRole('row')).toHaveLength(366);
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'BASIC',
      'ADVANCE',
      'PREMIUM',
      'Total',
    ]);
    // All paid orders of the seed are from the last year, so the total equals that of the card above.
    const shown = (label: string) => canvas.getAllByText(label)[0]!.parentElement!.textContent;
    const sum = /₹[\d,.]+/.exec(shown('Total'))![0];
    await expect(shown('Paid')).toContain(sum);
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

export const Downloaded: Story = {
  tags: ['again', 'BEY-ADP-05'],
  args: { path: `${paths.adminPayments}?state=failed&sort=createdAt&order=ascending` },
  play: async ({ canvas, userEvent }) => {
    await expectText({ canvas }, /^9 of \d+ payments$/);
    const { name, text } = await fileSavedBy(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download CSV' })),
    );
    await expect(name).toBe('payments.csv');
    const [heads, ...lines] = text.trim().split('\r\n');
    await expect(heads).toMatch(/Order,Ordered,Paid,Student ID,Student,Email,Plan,Amount \(₹\)/);
    await expect(lines).toHaveLength(9);
    for (const line of lines) await expect(line).toMatch(/,BASIC,2\.36,Failed,0,/);
    const times = lines.map((line) => line.split(',')[1]!);
    await expect(times).toEqual(times.toSorted());
    await expect(canvas.getByRole('button', { name: 'Download Excel' })).toBeEnabled();
  },
};

export const FileNotLoaded: Story = {
  tags: ['again', 'BEY-ADP-05'],
  parameters: { scenario: 'listPayments.500' },
  play: async ({ canvas, userEvent }) => {
    await expectText({ canvas }, /^\d+ payments$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expectText({ canvas }, 'We could not make the file. Try again.');
  },
};

export const NotWritten: Story = {
  tags: ['again', 'BEY-ADP-05'],
  play: async ({ canvas, userEvent }) => {
    await expectText({ canvas }, /^\d+ payments$/);
    const create = spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no memory');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expectText({ canvas }, 'We could not make the file. Try again.');
    create.mockRestore();
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

const markRefunded = fn<PaymentActions['markRefunded']>(() => Promise.resolve(true));
const ask = fn<PaymentActions['ask']>(() => Promise.resolve(true));
const withdrawRefund = fn<PaymentActions['withdrawRefund']>(() => Promise.resolve(true));
const requestRefund = fn<PaymentActions['requestRefund']>(() => Promise.resolve(true));
const close = fn<PaymentActions['close']>(() => Promise.resolve(true));
const saveGstin = fn<PaymentActions['saveGstin']>(() => Promise.resolve(true));
const given = { markRefunded, withdrawRefund, ask, requestRefund, close, saveGstin };

export const RefundDue: Story = {
  tags: ['again', 'BEY-ADP-03', 'BEY-ADP-12'],
  render: () => (
    <ServicesProvider value={storyServices()}>
      <PaymentDialog
        payment={refundDue}
        actions={{ ...given, pending: undefined, result: undefined }}
        onClose={() => {}}
      />
    </ServicesProvider>
  ),
  play: async ({ userEvent }) => {
    markRefunded.mockClear();
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
    await expect(markRefunded).not.toHaveBeenCalled();
    await confirm(userEvent, 'Mark as refunded');
    await expect(markRefunded).toHaveBeenCalledWith('order_N3ha1', refundDue.refunds[0], 'UTR 42');
  },
};

export const NotAsked: Story = {
  tags: ['again', 'BEY-ADP-02'],
  parameters: { scenario: 'reconcilePayments.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check pending payments' }));
    await expectText(
      { canvas },
      'We could not check the payments. Check your connection and try again.',
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

export const Pages: Story = {
  tags: ['again', 'BEY-ADP-07'],
  args: { path: `${paths.adminPayments}?sort=createdAt&order=ascending` },
  play: async ({ canvas, userEvent }) => {
    await expectText({ canvas }, /^\d+ payments$/);
    const [first] = rowsOf(canvas);
    const pages = within(canvas.getByRole('navigation', { name: /Payments/ }));
    await userEvent.click(pages.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(rowsOf(canvas)[0]).not.toBe(first));
    // A new search returns to the first page.
    await userEvent.type(canvas.getByLabelText('Search the payments'), 'a');
    await waitFor(() => expect(pages.getByRole('button', { name: 'Prev' })).toBeDisabled());
  },
};

export const Loading: Story = loadingStory('findPayments', 'Loading the payments…');

export const Failed: Story = failedStory('findPayments.500', {
  failed: 'We could not load the payments.',
  notLoaded: 'Payments show here once they are loaded',
});
