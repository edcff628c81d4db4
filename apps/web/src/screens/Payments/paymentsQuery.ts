import type { DataTableState } from '@seatwise/ui';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';

const sortableColumns = ['createdAt', 'user', 'plan', 'amount', 'state', 'provider'] as const;

/** The part of the list's state that the URL holds; empty filters show all. */
export interface PaymentsQuery {
  readonly typed: string;
  readonly state: string;
  readonly provider: string;
  readonly sorting: DataTableState['sorting'];
}

export const readQuery = (params: URLSearchParams): PaymentsQuery => ({
  typed: params.get('q') ?? '',
  state: params.get('state') ?? '',
  provider: params.get('provider') ?? '',
  sorting: readSorting(params, sortableColumns),
});

export const writeQuery = ({ typed, state, provider, sorting }: PaymentsQuery): URLSearchParams => {
  const params = new URLSearchParams();
  if (typed) params.set('q', typed);
  if (state) params.set('state', state);
  if (provider) params.set('provider', provider);
  writeSorting(params, sorting);
  return params;
};
