import type { RowOf } from '@seatwise/api-client';
import type { files } from '@seatwise/api-client/contract/files';
import { day } from '@seatwise/api-client/contract/constants/time';
import { longDate, timeOf } from '../shared/dates.ts';
import { fileNameOf } from '../shared/fileText.ts';
import { daysAway } from '../shared/sentences.ts';

/** An alert: a document that staff published. */
export type AlertFile = RowOf<(typeof files)['listFiles']>;

/** A file name as a title: without its extension, with spaces for underscores and hyphens. */
export const cleanedName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join(' ') || fileName;

/** Whether the name of a document says that it replaces an earlier one. */
export const isRevised = (file: AlertFile): boolean => /revised/i.test(fileNameOf(file));

/** Whether the file was uploaded within this many days, to the millisecond. */
export const isNew = ({ uploadedAt }: AlertFile, days: number, now: number): boolean => {
  const time = timeOf(uploadedAt);
  return time !== undefined && now - time <= days * day;
};

export const newCount = (alerts: readonly AlertFile[], days: number, now: number): number =>
  alerts.filter((alert) => isNew(alert, days, now)).length;

/** DD Month YYYY, in UTC. */
export const uploadDate = ({ uploadedAt }: AlertFile): string => longDate(timeOf(uploadedAt));

/** A time such as 17:00 as people in India say it: 5 pm. */
export const clockTime = (time: string): string => {
  const [hours, minutes] = time.split(':') as [string, string];
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === '00' ? '' : `:${minutes}`} ${Number(hours) < 12 ? 'am' : 'pm'}`;
};

/** How far away the upload day is, in UTC as the date beside it. */
export const relativeDay = ({ uploadedAt }: AlertFile, now: number): string => {
  const time = timeOf(uploadedAt);
  if (time === undefined) return '';
  return daysAway(Math.floor(time / day) - Math.floor(now / day));
};

/** The newest first, but alerts with an unreadable date before all others. */
export const newestFirst = (alerts: readonly AlertFile[]): readonly AlertFile[] => {
  const time = new Map(alerts.map((alert) => [alert, timeOf(alert.uploadedAt) ?? Infinity]));
  return alerts.toSorted((one, other) => {
    const [a, b] = [time.get(one)!, time.get(other)!];
    return a === b ? 0 : b - a;
  });
};

/** The Events page shows this many alerts at a time. */
export const eventsPageSize = 10;

/** How many alerts each page shows before «show all». */
export const shownAtFirst = { landing: 5, dashboard: 5, prediction: 4 } as const;

/** For how many days an alert counts as new. */
export const newForDays = { landing: 30, events: 14, dashboard: 14, prediction: 14 } as const;

/** The context in which an alert's link is resolved. */
export interface OpenContext {
  /** The address of the page. */
  readonly page: string;
  /** Other hosts that may hold documents, only over https. */
  readonly hosts: readonly string[];
  /** The address of this alert's download call. */
  readonly download: string;
}

const trusted = (
  address: string | null | undefined,
  { page, hosts }: OpenContext,
): string | undefined => {
  if (!address || !URL.canParse(address, page)) return undefined;
  const url = new URL(address, page);
  const isOurs = url.origin === new URL(page).origin;
  const isKnown = url.protocol === 'https:' && hosts.includes(url.host);
  const namesSomebody = url.username !== '' || url.password !== '';
  return (isOurs || isKnown) && !namesSomebody ? url.href : undefined;
};

/**
 * The address that the new tab opens: the `viewUrl`, else the `fileUrl`, else the download. A
 * malformed address, or one on an untrusted host, counts as missing.
 */
export const addressToOpen = (alert: AlertFile, surroundings: OpenContext): string =>
  trusted(alert.viewUrl, surroundings) ??
  trusted(alert.fileUrl, surroundings) ??
  surroundings.download;
