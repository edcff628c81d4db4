import type { OrderRecord } from '@seatwise/flows/payment';
import { rupees } from '@seatwise/flows/plans';
import { Button, Inline, Notice, Stack } from '@seatwise/ui';
import { useEffect, useRef } from 'react';
import { history, openPayment, providerNames } from '../../content/payments.ts';
import type { Purchase } from './usePurchase.ts';

const planOf = ({ plan }: OrderRecord): string => plan ?? history.unknownPlan;

/** What the server knows of a payment that is not settled, or has arrived without this page's doing. */
export const OpenPayment = ({ payment }: { readonly payment: Purchase }) => {
  const { orders, unsettled, arrived } = payment;
  const { notice } = orders.state.context;
  /** The server has just refused something because of it, in its own words. */
  const isTold = payment.state.context.notice !== null;
  const isCancelling = orders.state.matches('cancelling');
  const place = useRef<HTMLDivElement>(null);
  const isBusy = orders.state.hasTag('busy');
  const hasCancelled = useRef(false);

  useEffect(() => {
    if (isBusy || !hasCancelled.current) return;
    hasCancelled.current = false;
    // The button that was pressed is gone with its payment.
    if (document.activeElement === document.body) place.current?.focus();
  }, [isBusy]);

  if (!unsettled && !arrived && !notice) return null;
  return (
    <Stack gap="sm">
      <div ref={place} tabIndex={-1}>
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
          {unsettled && !isTold && (
            <Notice tone={unsettled.state === 'open' ? 'caution' : 'info'}>
              {(unsettled.state === 'open' ? openPayment.open : openPayment.onItsWay)(
                rupees(unsettled.totalPaise),
                planOf(unsettled),
                providerNames[unsettled.provider],
              )}
            </Notice>
          )}
        </Stack>
      </div>
      {unsettled && (
        <Inline>
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
