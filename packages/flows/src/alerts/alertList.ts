import { timeOf } from '../shared/dates.ts';
import type { AlertFile } from './alertFile.ts';

/** The newest first, and those whose date cannot be read before them. */
export const newestFirst = (alerts: readonly AlertFile[]): readonly AlertFile[] => {
  const time = new Map(alerts.map((alert) => [alert, timeOf(alert.uploadedAt) ?? Infinity]));
  return alerts.toSorted((one, other) => {
    const [a, b] = [time.get(one)!, time.get(other)!];
    return a === b ? 0 : b - a;
  });
};
