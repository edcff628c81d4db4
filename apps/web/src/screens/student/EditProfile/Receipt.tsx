import type { OrderRecord } from '@seatwise/flows/payment';
import { rupees } from '@seatwise/flows/plans';
import { Button, Notice, PriceBreakdown, Stack, Text } from '@seatwise/ui';
import { useRef } from 'react';
import { Facts } from '../../../components/Facts.tsx';
import { history, providerNames } from '../../../content/payments.ts';
import { site } from '../../../content/site.ts';
import { useIndianTime } from '../../../features/counselling-dates/useIndianTime.ts';
import { onPaper, onScreen } from './PaymentHistory.css.ts';

/** Prints a copy of one element, with the rest of the page hidden. */
const printAlone = (element: HTMLElement): void => {
  const sheet = element.cloneNode(true);
  const page = [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hidden,
  );
  const { activeElement } = document;
  const restore = (): void => {
    sheet.parentNode?.removeChild(sheet);
    for (const child of page) child.hidden = false;
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
  addEventListener('afterprint', restore, { once: true });
  for (const child of page) child.hidden = true;
  document.body.append(sheet);
  print();
};

/** The receipt of an order. */
export const Receipt = ({ order }: { readonly order: OrderRecord }) => {
  const sheet = useRef<HTMLDivElement>(null);
  const { terms } = history;
  const time = useIndianTime();
  const timeOf = (value: string | null | undefined): string | null =>
    value ? time.format(new Date(value)) : null;
  const refund = order.refundedAt || order.state === 'refunded' ? 'refunded' : 'refund';
  const plan = order.plan ?? history.unknownPlan;
  const rows = [
    [terms.order, order.id],
    [terms.provider, order.provider && providerNames[order.provider]],
    [terms.payment, order.paymentId],
    [terms.created, timeOf(order.createdAt)],
    [terms.paid, timeOf(order.paidAt)],
    [terms.refunded, timeOf(order.refundedAt)],
    [terms.gstin, order.gstin],
  ] as const;
  return (
    <div ref={sheet}>
      <Stack>
        <div className={onPaper}>
          <Text weight="semibold">{site.name}</Text>
        </div>
        <PriceBreakdown
          lines={[
            { label: history.base(plan), amount: rupees(order.basePaise) },
            { label: history.gst(order.gstPercent), amount: rupees(order.gstPaise) },
          ]}
          total={{ label: history.total, amount: rupees(order.totalPaise) }}
        />
        {(order.refundPaise ?? 0) > 0 && (
          <Notice>
            {order.creditNote
              ? history.noted[refund](rupees(order.refundPaise), order.creditNote)
              : history[refund](rupees(order.refundPaise))}
          </Notice>
        )}
        <Facts rows={rows.filter(([, value]) => value)} />
        {order.state === 'paid' && (
          <div className={onScreen}>
            <Button
              tone="secondary"
              size="compact"
              onPress={() => sheet.current && printAlone(sheet.current)}
            >
              {history.print}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
};
