/** Text of the map of ranks above the results. */
import { plural } from '@seatwise/flows/shared';

export const content = {
  caption: 'Seats by the rank at which they may close',
  hollow: 'Hollow: over your budget, or the fee is not known.',
  undrawn: (count: number) =>
    `Not drawn: ${plural(count, { one: '# seat', other: '# seats' })} without a chance or a closing rank.`,
  show: 'Map',
  hide: 'Hide map',
  clear: (from: string, to: string) => `Clear ranks ${from} to ${to}`,
} as const;
