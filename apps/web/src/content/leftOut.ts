import { plural } from '@seatwise/flows/shared';

/** Says that entries of a list were left out because they could not be read. */
export const leftOut = (count: number): string =>
  plural(count, {
    one: 'We could not read # entry. The others are shown.',
    other: 'We could not read # entries. The others are shown.',
  });
