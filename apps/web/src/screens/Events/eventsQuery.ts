import { exams, type Exam } from '@seatwise/flows/alerts';

/** The part of the page's state that the URL holds. */
export interface EventsQuery {
  readonly typed: string;
  /** The exam whose documents show; undefined for all. */
  readonly exam: Exam | undefined;
  readonly direction: 'ascending' | 'descending';
  /** The first page is 1. */
  readonly page: number;
}

export const readQuery = (params: URLSearchParams): EventsQuery => ({
  typed: params.get('q') ?? '',
  exam: exams.find((exam) => exam === params.get('exam')),
  direction: params.get('order') === 'ascending' ? 'ascending' : 'descending',
  page: Number(params.get('page')) || 1,
});

export const writeQuery = ({ typed, exam, direction, page }: EventsQuery): URLSearchParams => {
  const params = new URLSearchParams();
  if (typed) params.set('q', typed);
  if (exam) params.set('exam', exam);
  if (direction === 'ascending') params.set('order', direction);
  if (page !== 1) params.set('page', String(page));
  return params;
};
