import { files } from '@seatwise/api-client/contract/files';
import { eventsPageSize } from '@seatwise/flows/alerts';
import { pageOf } from '@seatwise/ui/table';
import { useMemo } from 'react';
import { alertsOf } from '../../../features/alerts/alerts.ts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { takeEmbedded } from '../../../services/embedded.ts';
import type { Services } from '../../../services/services.ts';
import { createAlertTable, eventsQuery } from './alertTable.ts';

/** Reads the documents that came with the page; the first paint waits for this. */
export const prepare = async (services: Services): Promise<void> => {
  const list = await takeEmbedded(files.listFiles, services);
  if (list) alertsOf(services).open(list);
};

/** The published documents that match the query in the URL, one page at a time. */
export const useEvents = () => {
  const alerts = useAlerts();
  const [query, update] = useUrlQuery(eventsQuery);
  const { typed, exam, direction } = query;
  const find = useMemo(() => createAlertTable(alerts.files), [alerts.files]);
  const found = useMemo(() => find({ typed, exam, direction }), [find, typed, exam, direction]);
  const { page, pages, from, to } = pageOf(found.size, query.page, eventsPageSize);
  const shown = useMemo(
    () =>
      Array.from(
        { length: to - from },
        (_, index) => alerts.files[found.sourceIndex(from + index)]!,
      ),
    [alerts.files, found, from, to],
  );
  return {
    alerts,
    query,
    update,
    size: found.size,
    shown,
    page,
    pages,
    /** Clamps the page to the results of the search. */
    searchFor: (text: string): void => {
      const { size } = find({ typed: text, exam, direction });
      update({ typed: text, page: pageOf(size, page, eventsPageSize).page }, 'replace');
    },
  };
};
