/** Lengths of time, in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** India has one time zone, and no summer time. */
export const indianOffset = 5.5 * hour;

/** The day in India, as a number that counts up. */
export const indianDay = (time: number): number => Math.floor((time + indianOffset) / day);

/** When such a day begins. */
export const startOfDay = (indian: number): number => indian * day - indianOffset;

/** Such a day as a date. */
export const isoDayOf = (indian: number): string => iso(indian * day).slice(0, 10);

/** The year in India. */
export const indianYear = (time: number): number => new Date(time + indianOffset).getUTCFullYear();

/** The year in which India's financial year began, on 1 April. */
export const financialYear = (time: number): number =>
  indianYear(time) - (new Date(time + indianOffset).getUTCMonth() < 3 ? 1 : 0);

/** A moment as answers carry it; null stays null. */
export const iso = <T extends number | null>(time: T) =>
  (time === null ? null : new Date(time).toISOString()) as T extends null ? null : string;
