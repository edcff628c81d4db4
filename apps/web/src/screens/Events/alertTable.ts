import { cleanedName, timeOf, type AlertFile } from '@seatwise/flows/alerts';
import { createTable, type View } from '@seatwise/ui/table';
import type { EventsQuery } from './eventsQuery.ts';

interface AlertRow {
  readonly uploadedAt: number | null;
  /** The text that a search matches. */
  readonly text: string;
}

/** Finds alerts by their original or cleaned name, sorted by date. */
export type FindAlerts = (query: Omit<EventsQuery, 'page'>) => View<AlertRow>;

/** A columnar table of the alerts, which keeps searching and sorting fast. */
export const createAlertTable = (alerts: readonly AlertFile[]): FindAlerts => {
  const table = createTable<AlertRow>({ uploadedAt: 'number', text: 'text' });
  table.append(
    alerts.map(({ fileName, uploadedAt }) => ({
      uploadedAt: timeOf(uploadedAt) ?? null,
      text: `${fileName}\n${cleanedName(fileName)}`,
    })),
  );
  return ({ typed, direction }) =>
    table.view({
      filters: { text: { contains: typed } },
      sort: { column: 'uploadedAt', direction, nulls: 'first' },
    });
};
