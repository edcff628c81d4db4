const dayLength = 24 * 60 * 60 * 1000;
const indianOffset = 5.5 * 60 * 60 * 1000;

/** The day in India, which has one time zone and no summer time, as a number that counts up. */
export const indianDay = (time: number): number => Math.floor((time + indianOffset) / dayLength);

/** When such a day begins. */
export const startOfDay = (day: number): number => day * dayLength - indianOffset;

/** Such a day as a date. */
export const isoDayOf = (day: number): string =>
  new Date(day * dayLength).toISOString().slice(0, 10);
