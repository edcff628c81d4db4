import { timeOf } from '../shared/dates.ts';
import { includesText } from '../shared/searching.ts';
import { sortedBy, type Direction } from '../shared/sorting.ts';
import { cleanedName, type AlertFile } from './alertFile.ts';

/** Newest first, unless the person turned it round. */
export const defaultDirection: Direction = 'descending';

export const sortedByUpload = (
  alerts: readonly AlertFile[],
  direction: Direction = defaultDirection,
): readonly AlertFile[] => sortedBy(alerts, ({ uploadedAt }) => timeOf(uploadedAt), direction);

/** Alerts whose name holds the typed text, as it is written or as it is shown. */
export const foundAlerts = (alerts: readonly AlertFile[], typed: string): readonly AlertFile[] =>
  alerts.filter(
    ({ fileName }) => includesText(fileName, typed) || includesText(cleanedName(fileName), typed),
  );
