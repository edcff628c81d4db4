import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { PaymentChoiceProps } from './PaymentChoice.tsx';

const onPay = vi.fn<(chosen: { id: string }) => void>();
const card = page.getByRole('button', { name: 'Pay with Razorpay' });
const second = page.getByRole('button', { name: 'Pay with PayU' });
const methods = [
  { id: 'razorpay', label: 'Pay with Razorpay' },
  { id: 'payu', label: 'Pay with PayU' },
];

const show = (props: Partial<PaymentChoiceProps> = {}): void =>
  mount(
    <PaymentChoice methods={methods} note="Taxes included" busy={null} onPay={onPay} {...props} />,
  );

beforeEach(() => {
  onPay.mockReset();
});

describe('PaymentChoice', () => {
  it('Each method MUST be a button with its own label, in the given order, the first one primary.', async () => {
    show();
    const buttons = page.getByRole('button').elements();
    expect(buttons.map((button) => button.textContent)).toEqual(methods.map(({ label }) => label));
    const fills = buttons.map((button) => getComputedStyle(button).backgroundColor);
    expect(fills[0]).not.toBe(fills[1]);
    await expect.element(page.getByText('Taxes included')).toBeVisible();
  });

  it('A press on a method MUST call onPay with its id.', async () => {
    show();
    await second.click();
    await card.click();
    expect(onPay.mock.calls).toEqual([[{ id: 'payu' }], [{ id: 'razorpay' }]]);
  });

  it('While a payment is in progress its button MUST be marked as busy, and no other press MUST call onPay.', async () => {
    show({ busy: 'payu' });
    await expect.element(second).toHaveAttribute('aria-busy', 'true');
    await expect.element(card).not.toHaveAttribute('aria-busy');
    await card.click({ force: true });
    await second.click({ force: true });
    expect(onPay).not.toHaveBeenCalled();
  });

  it('While disabled, no press MUST call onPay.', async () => {
    show({ disabled: true });
    await card.click({ force: true });
    await second.click({ force: true });
    expect(onPay).not.toHaveBeenCalled();
  });

  it('Its buttons MUST be focusable by keyboard also while they are disabled, and keep the focus.', async () => {
    mount(
      <WithState<string | null> initial={null}>
        {(busy, setValue) => (
          <PaymentChoice
            methods={methods}
            note="Taxes included"
            busy={busy}
            onPay={({ id }) => setValue(id)}
          />
        )}
      </WithState>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(card).toHaveAttribute('aria-busy', 'true');
    await expect.element(card).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(second).toHaveFocus();
  });

  it('Keyboard: Tab — moves through the methods', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(second).toHaveFocus();
  });

  it('Keyboard: Enter, Space — pays by the focused method', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.keyboard(' ');
    expect(onPay.mock.calls).toEqual([[{ id: 'razorpay' }], [{ id: 'razorpay' }]]);
  });
});
