import type { RowOf } from '@seatwise/api-client';
import type { files } from '@seatwise/api-client/contract/files';
import { day } from '@seatwise/api-client/contract/constants/time';
import { longDate, timeOf } from '../shared/dates.ts';

/** An alert: a document that staff published. */
export type AlertFile = RowOf<(typeof files)['listFiles']>;

/** A file name as a title: without extension, its underscores and hyphens as spaces. */
export const cleanedName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join(' ') || fileName;

/** Whether it was uploaded within so many days, to the millisecond. */
export const isNew = ({ uploadedAt }: AlertFile, days: number, now: number): boolean => {
  const time = timeOf(uploadedAt);
  return time !== undefined && now - time <= days * day;
};

export const newCount = (alerts: readonly AlertFile[], days: number, now: number): number =>
  alerts.filter((alert) => isNew(alert, days, now)).length;

/** DD Month YYYY, in UTC. */
export const uploadDate = ({ uploadedAt }: AlertFile): string => longDate(timeOf(uploadedAt));

/** How far away the day of the upload is, counted in days of UTC. */
export const relativeDay = ({ uploadedAt }: AlertFile, now: number): string => {
  const time = timeOf(uploadedAt);
  if (time === undefined) return '';
  const days = Math.floor(time / day) - Math.floor(now / day);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
};
