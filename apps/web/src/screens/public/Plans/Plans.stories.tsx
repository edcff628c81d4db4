import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { buyAdvance } from '../../../testing/checkout.ts';

const meta = {
  title: 'Screens/Plans',
  component: AppAt,
  args: { path: paths.plans },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const cardOf = async ({ canvas }: Parameters<Play>[0], name: string) =>
  within(await canvas.findByRole('article', { name }));

export const Success: Story = {
  tags: ['PLN-01', 'PLN-02', 'PLN-03', 'PLN-06', 'PLN-07', 'PLN-08', 'PLN-09', 'PLN-10', 'PLN-11'],
  parameters: { role: 'basic' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Our Services & Fee Structure',
    );
    await expect(canvas.getByText('Expert Guidance for MBBS & MD/MS Counselling')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    for (const [name, price, action] of [
      ['BASIC', '₹2', 'Active Plan'],
      ['ADVANCE', '₹5,000', 'Purchase'],
      ['PREMIUM', '₹10,000', 'Purchase'],
    ] as const) {
      const card = await cardOf(context, name);
      await expect(card.getByText(price)).toBeVisible();
      await expect(card.getByText(/^\+GST, ₹[\d,.]+ in all$/)).toBeVisible();
      await expect(card.getAllByRole('listitem')).toHaveLength(6);
      await expect(card.getByRole('button', { name: action })).toBeVisible();
    }
    const basic = await cardOf(context, 'BASIC');
    await expect(basic.getAllByText('(included)', { exact: false })).toHaveLength(4);
    await expect(basic.getAllByText('(not included)', { exact: false })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Skip' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
      'href',
      '/terms#refunds',
    );
    await expect(canvas.getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
      'href',
      '/terms#refunds',
    );
  },
};

export const OnTheFreePlan: Story = {
  tags: ['PLN-12', 'PLN-13', 'PLN-33'],
  parameters: { role: 'free' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Skip' })).toHaveAttribute(
      'href',
      paths.home,
    );
    await expect(canvas.getAllByRole('button', { name: 'Purchase' })).toHaveLength(3);
    // A login on the free plan leads here (SES-13), so the way to continue comes before the prices.
    await expect(
      canvas
        .getByRole('link', { name: 'Skip' })
        .compareDocumentPosition(canvas.getByRole('region', { name: 'Plans' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
};

export const Empty: Story = {
  tags: ['again'],
  parameters: { role: 'free' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Purchase' })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Active Plan' })).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(sessionStorage.getItem('selectedPlan')).toBeNull();
  },
};

export const Visitor: Story = {
  tags: ['PLN-24', 'PLN-25', 'CRD-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const advance = await cardOf(context, 'ADVANCE');
    await expect(canvas.queryByRole('link', { name: 'Skip' })).toBeNull();
    await userEvent.click(advance.getByRole('button', { name: 'Purchase' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Complete Your Purchase' }));
    await waitFor(() =>
      expect(dialog.getByText('Please login to complete your purchase')).toBeVisible(),
    );
    await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', paths.login);
    for (const name of ['Pay with Razorpay', 'Pay with PayU'])
      await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Purchase: Story = {
  tags: [
    'PLN-14',
    'PLN-15',
    'PLN-16',
    'PLN-17',
    'PLN-18',
    'PLN-19',
    'PLN-20',
    'PLN-21',
    'PLN-22',
    'PLN-23',
    'PLN-30',
  ],
  parameters: { role: 'free' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // A press anywhere on the card chooses the plan.
    const premium = await canvas.findByRole('article', { name: 'PREMIUM' });
    premium.scrollIntoView({ block: 'center' });
    const { left, top } = premium.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 20, Math.max(top + 20, 80)) ?? premium);
    const name = 'Complete Your Purchase';
    await waitFor(() => expect(canvas.getByRole('dialog', { name })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click((await cardOf(context, 'BASIC')).getByRole('button'));
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.getByText('BASIC')).toBeVisible();
    for (const [label, amount] of [
      ['BASIC plan', '₹2'],
      ['GST (18%)', '₹0.36'],
      ['Total', '₹2.36'],
    ] as const)
      await expect(dialog.getByText(label).parentElement).toHaveTextContent(amount);
    await expect(
      dialog.getByText('You pay ₹2.36, GST included. Razorpay or PayU charges it.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Pay with Razorpay' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Pay with PayU' })).toBeEnabled();
  },
};

export const Closing: Story = {
  tags: ['PLN-26', 'PLN-27', 'PLN-34'],
  parameters: { role: 'free' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const purchase = (await cardOf(context, 'ADVANCE')).getByRole('button', { name: 'Purchase' });
    await userEvent.click(purchase);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(sessionStorage.getItem('selectedPlan')).toBe('ADVANCE');
    await userEvent.click(purchase);
    await userEvent.click(canvas.getByRole('dialog'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(sessionStorage.getItem('selectedPlan')).toBe('ADVANCE');
  },
};

export const PlanThatOneHas: Story = {
  tags: ['again', 'BEY-PAY-12'],
  parameters: { role: 'advance' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const basic = await cardOf(context, 'BASIC');
    await expect(basic.queryByRole('button', { name: 'Purchase' })).toBeNull();
    await expect(basic.getByRole('button', { name: 'Already included' })).toBeInTheDocument();
    await userEvent.click(
      (await cardOf(context, 'ADVANCE')).getByRole('button', { name: 'Active Plan' }),
    );
    const dialog = within(canvas.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/This is your active plan/)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: /^Pay with/ })).toBeNull();
  },
};

export const Upgrading: Story = {
  tags: ['BEY-PAY-10'],
  parameters: { role: 'advance' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      (await cardOf(context, 'PREMIUM')).getByRole('button', { name: 'Purchase' }),
    );
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() =>
      expect(
        dialog.getByText('You pay the full ₹11,800. Your ₹5,900 for ADVANCE is not deducted.'),
      ).toBeVisible(),
    );
    await expect(dialog.queryByText(/has arrived/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Pay with Razorpay' })).toBeEnabled();
  },
};

export const Loading: Story = {
  tags: ['again', 'CRD-02'],
  parameters: {
    role: 'free',
    scenario: 'createCardOrder.never',
    shows: { machine: 'payment', state: 'creatingOrder' },
  },
  play: async (context) => {
    await buyAdvance(context);
    await expect(context.canvas.getByRole('button', { name: 'Pay with Razorpay' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(context.canvas.getByRole('button', { name: 'Pay with PayU' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  tags: ['again', 'CRD-09'],
  parameters: { role: 'free', scenario: 'createCardOrder.500' },
  play: async (context) => {
    await buyAdvance(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Could not start payment. Please try again.',
    );
  },
};
