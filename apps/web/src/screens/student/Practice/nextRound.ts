import { rounds, type Round } from '@seatwise/flows/practice';

/** The round that is played after so many outcomes. */
export const nextRoundOf = ({ outcomes }: { readonly outcomes: readonly unknown[] }): Round =>
  rounds[outcomes.length] ?? 'stray';
