import {
  cleanedName,
  concerns,
  exams,
  fileNameOf,
  timeOf,
  type AlertFile,
} from '@seatwise/flows/alerts';
import { createTable, type View } from '@seatwise/ui/table';
import { option, pageNumber, text, urlQuery, type QueryOf } from '../../../lib/urlParameters.ts';

/** The part of the page's state in the URL; an exam filters the documents. */
export const eventsQuery = urlQuery({
  typed: text('q'),
  exam: option(exams, undefined),
  direction: option(['descending', 'ascending'] as const, 'descending', 'order'),
  page: pageNumber,
});
type EventsQuery = QueryOf<typeof eventsQuery>;

interface AlertRow {
  readonly uploadedAt: number | null;
  /** The text that a search matches. */
  readonly text: string;
}

/** Finds alerts by the words of their name and by exam, sorted by date. */
export type FindAlerts = (
  query: Omit<EventsQuery, 'page'>,
) => Pick<View<AlertRow>, 'size' | 'sourceIndex'>;

/** The uploaded name without the extension, which the list does not show. */
const withoutExtension = (fileName: string): string => fileName.replace(/\.[a-z\d]{1,5}$/i, '');

const indicesOf = ({ size, sourceIndex }: Pick<View<AlertRow>, 'size' | 'sourceIndex'>): number[] =>
  Array.from({ length: size }, (_, index) => sourceIndex(index));

/** A columnar table of the alerts, which keeps searching and sorting fast. */
export const createAlertTable = (alerts: readonly AlertFile[]): FindAlerts => {
  const table = createTable<AlertRow>({ uploadedAt: 'number', text: 'text' });
  table.append(
    alerts.map((alert) => ({
      uploadedAt: timeOf(alert.uploadedAt) ?? null,
      text: `${withoutExtension(fileNameOf(alert))}\n${cleanedName(fileNameOf(alert))}`,
    })),
  );
  return ({ typed, direction, exam }) => {
    const [first = '', ...others] = typed.split(/\s+/).filter(Boolean);
    const view = table.view({
      filters: { text: { contains: first } },
      sort: { column: 'uploadedAt', direction, nulls: 'first' },
    });
    if (others.length === 0 && exam === undefined) return view;
    const matches = others.map(
      (word) => new Set(indicesOf(table.view({ filters: { text: { contains: word } } }))),
    );
    const found = indicesOf(view).filter(
      (index) =>
        matches.every((match) => match.has(index)) &&
        (exam === undefined || concerns(alerts[index]!, exam)),
    );
    return { size: found.length, sourceIndex: (index) => found[index]! };
  };
};
