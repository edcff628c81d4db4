/** The part of the page's state that the URL holds. */
export interface EventsQuery {
  readonly typed: string;
  readonly direction: 'ascending' | 'descending';
  /** The first page is 1. */
  readonly page: number;
}

export const readQuery = (params: URLSearchParams): EventsQuery => ({
  typed: params.get('q') ?? '',
  direction: params.get('order') === 'ascending' ? 'ascending' : 'descending',
  page: Number(params.get('page')) || 1,
});

export const writeQuery = ({ typed, direction, page }: EventsQuery): URLSearchParams => {
  const params = new URLSearchParams();
  if (typed) params.set('q', typed);
  if (direction === 'ascending') params.set('order', direction);
  if (page !== 1) params.set('page', String(page));
  return params;
};
