import type { DataTableState } from '@seatwise/ui';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';

const sortableColumns = ['at', 'actor', 'kind', 'subject'] as const;

/** The part of the list's state that the URL holds. */
export interface AuditQuery {
  readonly typed: string;
  /** The id of an operation; empty for all. */
  readonly operation: string;
  /** The id of who changed something; empty for all. */
  readonly actor: string;
  /** ISO dates such as 2026-11-20, or empty. */
  readonly from: string;
  readonly to: string;
  /** The id of the user whose changes are shown; empty for all. */
  readonly user: string;
  readonly sorting: DataTableState['sorting'];
}

export const readQuery = (params: URLSearchParams): AuditQuery => ({
  typed: params.get('q') ?? '',
  operation: params.get('kind') ?? '',
  actor: params.get('by') ?? '',
  from: params.get('from') ?? '',
  to: params.get('to') ?? '',
  user: /^\d+$/.exec(params.get('user') ?? '')?.[0] ?? '',
  sorting: readSorting(params, sortableColumns),
});

export const writeQuery = ({
  typed,
  operation,
  actor,
  from,
  to,
  user,
  sorting,
}: AuditQuery): URLSearchParams => {
  const params = new URLSearchParams();
  if (typed) params.set('q', typed);
  if (operation) params.set('kind', operation);
  if (actor) params.set('by', actor);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (user) params.set('user', user);
  writeSorting(params, sorting);
  return params;
};
