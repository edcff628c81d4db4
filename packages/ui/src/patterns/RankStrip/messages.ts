import { plural } from '../../internal/plural.ts';

interface Seats {
  readonly count: number;
  /** The tiers with their counts, such as '9 Likely, 15 Possible'. */
  readonly tiers: string;
}

/** The built-in messages of RankStrip. */
export const rankStripMessages = {
  /** The own rank, over its line. */
  you: ({ rank }: { readonly rank: string }) => `You ${rank}`,
  /** The sides of the own rank. */
  missed: 'Missed',
  reached: 'Within reach',
  /** Instead of dots. */
  none: 'No seat here has a closing rank to expect.',
  /** How many seats of a tier. */
  tier: ({ tier, count }: { readonly tier: string; readonly count: string }) => `${count} ${tier}`,
  /** The only seat of a bin. */
  seat: ({ name, tier }: { readonly name: string; readonly tier: string }) => `${name}, ${tier}`,
  seats: ({ count, tiers }: Seats) =>
    count === 0 ? 'no seats' : `${plural(count, { one: '# seat', other: '# seats' })} (${tiers})`,
  /** A part of the scale, and what is in it. */
  bin: ({
    from,
    to,
    seats,
  }: {
    readonly from: string;
    readonly to: string;
    readonly seats: string;
  }) => `Ranks ${from} to ${to}: ${seats}`,
  /** What the drawing shows, for screen readers. */
  summary: ({ seats, rank }: { readonly seats: string; readonly rank: string }) =>
    `${seats} by the rank at which they may close, and your rank ${rank}. The list has each of them.`,
};
