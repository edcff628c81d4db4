import { cleanedName, timeOf, type AlertFile } from '@seatwise/flows/alerts';
import { createTable, type View } from '@seatwise/ui/table';
import type { EventsQuery } from './eventsQuery.ts';

interface AlertRow {
  readonly uploadedAt: number | null;
  /** All that a search looks into. */
  readonly text: string;
}

/** Alerts whose name holds the typed text, as it is written or as it is shown, by their age. */
export type FindAlerts = (query: Omit<EventsQuery, 'page'>) => View<AlertRow>;

/** The alerts as a table that answers quickly however many there are. */
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
