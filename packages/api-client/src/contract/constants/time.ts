/** Durations, in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** India has one time zone, and no daylight saving time. */
export const indianOffset = 5.5 * hour;

/** The day in India as a consecutive number. */
export const indianDay = (time: number): number => Math.floor((time + indianOffset) / day);

/** When a day with this number begins. */
export const startOfDay = (indian: number): number => indian * day - indianOffset;

/** A day with this number as an ISO date. */
export const isoDayOf = (indian: number): string => iso(indian * day).slice(0, 10);

/** The year in India. */
export const indianYear = (time: number): number => new Date(time + indianOffset).getUTCFullYear();

/** The year in which India's financial year began, on 1 April. */
export const financialYear = (time: number): number =>
  indianYear(time) - (new Date(time + indianOffset).getUTCMonth() < 3 ? 1 : 0);

/** A moment in the format of answers; null stays null. */
export const iso = <T extends number | null>(time: T) =>
  (time === null ? null : new Date(time).toISOString()) as T extends null ? null : string;
