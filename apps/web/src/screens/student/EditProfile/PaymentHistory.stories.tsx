import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { payElsewhere } from '../../../testing/orders.ts';

const meta = {
  title: 'Screens/Payment history',
  component: AppAt,
  args: { path: paths.editProfile },
  parameters: { layout: 'fullscreen', role: 'free' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const receiptOf = async ({ canvas, userEvent }: Context) => {
  const summary = await canvas.findByText('ADVANCE plan', { selector: 'summary *' });
  await userEvent.click(summary);
  return within(summary.closest('details')!);
};

export const Success: Story = {
  tags: ['BEY-PAY-07'],
  beforeEach: () => payElsewhere('success'),
  play: async (context) => {
    const receipt = await receiptOf(context);
    for (const [label, amount] of [
      ['GST (18%)', '₹900'],
      ['Total', '₹5,900'],
      ['Paid with', 'PayU'],
    ] as const)
      await expect(receipt.getByText(label).parentElement).toHaveTextContent(amount);
    await expect(receipt.getByText('₹5,000')).toBeVisible();
    await expect(receipt.getByText(/^sw\w+$/)).toBeVisible();
    await expect(receipt.getByText(/^4039\d+$/)).toBeVisible();
  },
};

export const Printed: Story = {
  tags: ['BEY-PAY-07'],
  beforeEach: () => payElsewhere('success'),
  play: async (context) => {
    const receipt = await receiptOf(context);
    let printed = '';
    const press = spyOn(globalThis, 'print').mockImplementation(() => {
      const shown = [...document.body.children].filter(
        (child) => child instanceof HTMLElement && !child.hidden,
      );
      printed = shown.map(({ textContent }) => textContent).join('');
      dispatchEvent(new Event('afterprint'));
    });
    const button = receipt.getByRole('button', { name: 'Print receipt' });
    await context.userEvent.click(button);
    await expect(press).toHaveBeenCalledOnce();
    await expect(printed).toMatch(/^Seatwise.*₹5,900/);
    await expect(button).toBeVisible();
    await expect(button).toHaveFocus();
    press.mockRestore();
  },
};

export const Pending: Story = {
  beforeEach: () => payElsewhere('pending'),
  play: async (context) => {
    const receipt = await receiptOf(context);
    await expect(receipt.getByText('Not confirmed yet')).toBeVisible();
    await expect(receipt.queryByRole('button', { name: 'Print receipt' })).toBeNull();
  },
};

export const Unpaid: Story = {
  beforeEach: () => payElsewhere('failure'),
  play: async (context) => {
    await expect((await receiptOf(context)).getByText('Failed')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['BEY-PAY-07'],
  parameters: { scenario: 'listOrders.empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      paths.plans,
    );
  },
};

export const Loading: Story = {
  parameters: {
    scenario: 'listOrders.never',
    shows: { machine: 'orders', state: 'loading' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your payments…')).toBeInTheDocument());
  },
};

export const Failed: Story = {
  tags: ['again', 'BEY-PAY-07'],
  parameters: {
    scenario: 'listOrders.500',
    shows: { machine: 'orders', state: 'failed' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load your payments.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
