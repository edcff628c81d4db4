import type { InputOf } from '@seatwise/api-client';
import { paymentSorts, type adminPayments } from '@seatwise/api-client/contract/adminPayments';
import type { DataTableState } from '@seatwise/ui';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';

type OrdersWanted = InputOf<(typeof adminPayments)['listPayments']>;

/** The part of the list's state that the URL holds; empty filters show all. */
export interface PaymentsQuery {
  readonly typed: string;
  readonly state: string;
  readonly provider: string;
  readonly sorting: DataTableState['sorting'];
  /** Counted from 1. */
  readonly page: number;
}

export const readQuery = (params: URLSearchParams): PaymentsQuery => ({
  typed: params.get('q') ?? '',
  state: params.get('state') ?? '',
  provider: params.get('provider') ?? '',
  sorting: readSorting(params, paymentSorts),
  page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
});

export const writeQuery = ({
  typed,
  state,
  provider,
  sorting,
  page,
}: PaymentsQuery): URLSearchParams => {
  const params = new URLSearchParams();
  if (typed) params.set('q', typed);
  if (state) params.set('state', state);
  if (provider) params.set('provider', provider);
  writeSorting(params, sorting);
  if (page > 1) params.set('page', String(page));
  return params;
};

/** What the server is asked for: an empty filter is none. */
export const ordersWanted = ({
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
