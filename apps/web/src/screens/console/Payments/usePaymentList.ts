import type { InputOf } from '@seatwise/api-client';
import { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { useSettled } from '../../../hooks/useSettled.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
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
export const usePaymentList = ({ typed, state, provider, sorting, page }: PaymentsQuery) => {
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
