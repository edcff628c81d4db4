import type { OrderRecord } from '@seatwise/flows/payment';
import { rupees } from '@seatwise/flows/plans';
import { Button, Inline, Notice, Stack } from '@seatwise/ui';
import { useEffect, useRef } from 'react';
import { history, openPayment, providerNames, unknownProvider } from '../../content/payments.ts';
import type { Purchase } from './usePurchase.ts';

const planOf = ({ plan }: OrderRecord): string => plan ?? history.unknownPlan;

interface ContinuePaymentProps {
  readonly payment: Purchase;
  readonly isCancelling: boolean;
}

/** Opens the checkout of an unpaid order again. */
const ContinuePayment = ({ payment, isCancelling }: ContinuePaymentProps) => {
  const { plan, provider, state } = payment.unsettled ?? {};
  if (state !== 'open' || !plan || !provider) return null;
  return (
    <Button
      size="compact"
      disabled={isCancelling || !payment.canPay}
      keepsFocus
      onPress={() => payment.pay(provider === 'payu' ? 'payu' : 'card', plan)}
    >
      {openPayment.resume}
    </Button>
  );
};

/** An unsettled payment, or one that was settled outside this page. */
export const OpenPayment = ({ payment }: { readonly payment: Purchase }) => {
  const { orders, unsettled, arrived } = payment;
  const { notice } = orders.state.context;
  /** Whether the server has rejected a payment because of this one, which its notice says. */
  const hasServerNotice = payment.state.context.notice !== null;
  const isCancelling = orders.state.matches('cancelling');
  const container = useRef<HTMLDivElement>(null);
  const isBusy = orders.state.hasTag('busy');
  const hasCancelled = useRef(false);

  useEffect(() => {
    if (isBusy || !hasCancelled.current) return;
    hasCancelled.current = false;
    // The pressed button was unmounted with its payment.
    if (document.activeElement === document.body) container.current?.focus();
  }, [isBusy]);

  if (!unsettled && !arrived && !notice) return null;
  return (
    <Stack gap="sm">
      <div ref={container} tabIndex={-1}>
        <Stack gap="sm">
          {notice && (
            <Notice tone={notice.tone} onDismiss={() => orders.send({ type: 'notice.dismissed' })}>
              {notice.text}
            </Notice>
          )}
          {arrived && (
            <Notice tone="positive">
              {openPayment.arrived(rupees(arrived.totalPaise), planOf(arrived))}
            </Notice>
          )}
          {unsettled && !hasServerNotice && (
            <Notice tone={unsettled.state === 'open' ? 'caution' : 'info'}>
              {(unsettled.state === 'open' ? openPayment.open : openPayment.onItsWay)(
                rupees(unsettled.totalPaise),
                planOf(unsettled),
                unsettled.provider ? providerNames[unsettled.provider] : unknownProvider,
              )}
            </Notice>
          )}
        </Stack>
      </div>
      {unsettled && (
        <Inline>
          <ContinuePayment payment={payment} isCancelling={isCancelling} />
          <Button
            tone="secondary"
            size="compact"
            loading={orders.state.matches('loading')}
            disabled={isCancelling}
            keepsFocus
            onPress={() => orders.send({ type: 'orders.requested' })}
          >
            {openPayment.check}
          </Button>
          {unsettled.canCancel && (
            <Button
              tone="secondary"
              size="compact"
              loading={isCancelling}
              keepsFocus
              onPress={() => {
                hasCancelled.current = true;
                payment.send({ type: 'notice.dismissed' });
                orders.send({ type: 'cancel.requested', id: unsettled.id });
              }}
            >
              {openPayment.cancel}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
};
