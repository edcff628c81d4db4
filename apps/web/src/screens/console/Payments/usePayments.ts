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

/** How long typing rests before the server is asked. Milliseconds. */
const restingTime = 150;

/** How long an answer may take before skeletons show instead of the last one. Milliseconds. */
const patience = 400;

type OrdersWanted = InputOf<(typeof adminPayments)['listPayments']>;

/** What the server is asked for: an empty filter is none. */
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

/** The page of the payments that a query asks for, and all that fit it. */
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

/** The payments that a query asks for, the open one, and what staff can do about them. */
export const usePayments = (query: PaymentsQuery) => {
  const calls = useServices().api.area(adminPayments);
  const list = usePaymentList(query);
  const totals = useQuery(adminPayments, 'paymentTotals');
  const [open, setOpen] = useState<Payment>();
  const [pending, setPending] = useState<'reconcile' | 'refund'>();
  const { mutate, result, dismissResult } = useMutation(() => {
    list.refetch();
    totals.refetch();
  });

  const run = async <Answer>(
    kind: 'reconcile' | 'refund',
    ...change: Parameters<typeof mutate<Answer>>
  ): Promise<void> => {
    setPending(kind);
    await mutate(...change);
    setPending(undefined);
  };

  /** Shows an order as it is now, if it is still open; a filter may have taken it off the page. */
  const refreshOpen = async (id: string): Promise<void> => {
    const rows = await calls.listPayments({ search: id });
    const now = rows.find((row) => row.id === id);
    setOpen((before) => (before?.id === id ? (now ?? before) : before));
  };

  return {
    list,
    totals,
    open,
    setOpen,
    pending,
    result,
    dismissResult,
    /** Asks the providers about one order, or about all. */
    reconcile: (id?: string) =>
      run(
        'reconcile',
        async () => {
          const answer = await calls.reconcilePayments({ id });
          if (id !== undefined) await refreshOpen(id);
          return answer;
        },
        content.notAsked,
        ({ paid, unreachable }) => content.asked(paid, unreachable),
      ),
    markRefunded: (id: string, paymentId: string | null, note: string) =>
      run(
        'refund',
        async () => setOpen(await calls.markRefunded({ id, paymentId, note })),
        content.refund.notMarked,
      ),
  };
};

export type PaymentActions = ReturnType<typeof usePayments>;
export type PaymentTotals = PaymentActions['totals'];
