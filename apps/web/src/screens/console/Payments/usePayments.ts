import type { InputOf } from '@seatwise/api-client';
import { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { useState } from 'react';
import { content } from '../../../content/adminPayments.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useSettled } from '../../../hooks/useSettled.ts';
import { useServices } from '../../../services/services.ts';
import type { Payment } from './payment.ts';
import type { PaymentsQuery } from './paymentList.tsx';

/** How many payments a page has. */
const pageSize = 50;

/** The pause in typing before a search is sent. Milliseconds. */
const restingTime = 150;

/** How long the last response stays before skeletons replace it. Milliseconds. */
const patience = 400;

type OrdersWanted = InputOf<(typeof adminPayments)['listPayments']>;

/** The query for the server, without empty filters. */
const ordersWanted = ({
  typed,
  state,
  provider,
  sorting: [sort],
}: Omit<PaymentsQuery, 'page'>): OrdersWanted => ({
  search: typed.trim() || undefined,
  state: (state || undefined) as OrdersWanted['state'],
  provider: (provider || undefined) as OrdersWanted['provider'],
  ...(sort && {
    sort: sort.id as OrdersWanted['sort'],
    order: sort.desc ? ('descending' as const) : ('ascending' as const),
  }),
});

const none: readonly Payment[] = [];

/** A page of the payments that match a query, and a call that loads all of them. */
const usePaymentList = ({ typed, state, provider, sorting, page }: PaymentsQuery) => {
  const { api } = useServices();
  const settled = useSettled(typed, restingTime);
  const { data, status, isStale, refetch } = useQuery(adminPayments, 'findPayments', {
    ...ordersWanted({ typed: settled, state, provider, sorting }),
    page,
    size: pageSize,
  });
  const isLate = useSettled(isStale, patience) && isStale;
  const isShown = status === 'ready' && !isLate;
  return {
    payments: isShown && data ? data.payments : none,
    counts: { found: data?.found ?? 0, all: data?.all ?? 0 },
    totals: data?.totals,
    status: status === 'ready' && isLate ? ('loading' as const) : status,
    size: pageSize,
    refetch,
    loadAll: (signal: AbortSignal) =>
      api
        .area(adminPayments)
        .listPayments(ordersWanted({ typed, state, provider, sorting }), { signal }),
  };
};

/** A staff action on an order, or on all orders. */
type Work = keyof typeof adminPayments;

/** Runs the actions of staff, and shows each result only with the order that it is about. */
const usePaymentWork = (refetch: () => void) => {
  const [open, setOpen] = useState<Payment>();
  const [work, setWork] = useState<{ readonly kind: Work; readonly id: string | undefined }>();
  const { mutate, isBusy, result, dismissResult } = useMutation(refetch);
  // The result for an order that is no longer open must not show on another one.
  const isShown = work?.id === open?.id;

  const run = <Answer>(
    kind: Work,
    id: string | undefined,
    ...change: Parameters<typeof mutate<Answer>>
  ): Promise<boolean> => {
    setWork({ kind, id });
    return mutate(...change);
  };

  return {
    run,
    /** Changes an order, and updates the dialog if the order is still open in it. */
    change: (
      kind: Work,
      id: string,
      call: () => Promise<Payment>,
      { failed, done }: { failed: string; done?: string | ((payment: Payment) => string) },
    ) =>
      run(
        kind,
        id,
        async () => {
          const payment = await call();
          setOpen((before) => (before?.id === id ? payment : before));
          return payment;
        },
        failed,
        done,
      ),
    shown: {
      open,
      setOpen: (payment: Payment | undefined): void => {
        dismissResult();
        setOpen(payment);
      },
      pending: isBusy && isShown ? work?.kind : undefined,
      result: isShown ? result : undefined,
      dismissResult,
    },
  };
};

/** The payments that match a query, the open order, and the actions of staff. */
export const usePayments = (query: PaymentsQuery) => {
  const calls = useServices().api.area(adminPayments);
  const list = usePaymentList(query);
  const totals = useQuery(adminPayments, 'paymentTotals');
  const { run, change, shown } = usePaymentWork(() => {
    list.refetch();
    totals.refetch();
  });

  return {
    list,
    totals,
    ...shown,
    /** Asks the providers about all orders. */
    reconcile: () =>
      run(
        'reconcilePayments',
        undefined,
        () => calls.reconcilePayments({}),
        content.notAsked,
        ({ paid, unreachable }) => content.asked(paid, unreachable),
      ),
    ask: (id: string) => {
      let says = '';
      return change(
        'askProvider',
        id,
        async () => {
          const answer = await calls.askProvider({ id });
          says = answer.says;
          return answer.payment;
        },
        { failed: content.notAsked, done: () => content.answers[says] ?? says },
      );
    },
    close: (id: string, reason: string) =>
      change('closePayment', id, () => calls.closePayment({ id, reason }), content.closure),
    requestRefund: (id: string, amountPaise: number, reason: string) =>
      change('requestRefund', id, () => calls.requestRefund({ id, amountPaise, reason }), {
        failed: content.refundRequest.failed,
        done: ({ refunds }) => content.refundRequest.done(refunds.at(-1)?.creditNote ?? ''),
      }),
    saveGstin: (id: string, gstin: string | null) =>
      change('saveGstin', id, () => calls.saveGstin({ id, gstin }), content.gstin),
    withdrawRefund: (id: string, { creditNote }: Payment['refunds'][number]) =>
      change(
        'withdrawRefund',
        id,
        () => calls.withdrawRefund({ id, creditNote: creditNote ?? '' }),
        content.refund.withdrawal,
      ),
    markRefunded: (
      id: string,
      { paymentId, creditNote }: Payment['refunds'][number],
      note: string,
    ) =>
      change(
        'markRefunded',
        id,
        () =>
          calls.markRefunded({
            id,
            paymentId: paymentId ?? null,
            note,
            creditNote: creditNote ?? undefined,
          }),
        { failed: content.refund.notMarked },
      ),
  };
};
export type PaymentActions = ReturnType<typeof usePayments>;
/** The actions that the dialog of an order needs. */
export type OrderActions = Omit<
  PaymentActions,
  'list' | 'totals' | 'open' | 'setOpen' | 'dismissResult' | 'reconcile'
>;
export type PaymentTotals = PaymentActions['totals'];
