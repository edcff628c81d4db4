const dayLength = 24 * 60 * 60 * 1000;
const indianOffset = 5.5 * 60 * 60 * 1000;

/** The day in India, which has one time zone and no summer time, as a number that counts up. */
export const dayOf = (time: number): number => Math.floor((time + indianOffset) / dayLength);

/** When a day in India begins. */
export const startOf = (day: number): number => day * dayLength - indianOffset;

/** A day as 2026-12-15. */
export const nameOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);
