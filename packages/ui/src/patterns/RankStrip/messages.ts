import { plural } from '../../internal/plural.ts';

interface Seats {
  readonly count: number;
  /** The tiers with their counts, such as '9 Likely, 15 Possible'. */
  readonly tiers: string;
}

/** The built-in messages of RankStrip. */
export const rankStripMessages = {
  /** The label over the line of the student's rank. */
  you: ({ rank }: { readonly rank: string }) => `You ${rank}`,
  /** The words on either side of the student's rank. */
  missed: 'Missed',
  reached: 'Within reach',
  /** Shown instead of dots. */
  none: 'No seat here has a closing rank to expect.',
  /** The number of seats in a tier. */
  tier: ({ tier, count }: { readonly tier: string; readonly count: string }) => `${count} ${tier}`,
  /** The only seat of a bin. */
  seat: ({ name, tier }: { readonly name: string; readonly tier: string }) => `${name}, ${tier}`,
  seats: ({ count, tiers }: Seats) =>
    count === 0 ? 'no seats' : `${plural(count, { one: '# seat', other: '# seats' })} (${tiers})`,
  /** A part of the scale, and the seats in it. */
  bin: ({
    from,
    to,
    seats,
  }: {
    readonly from: string;
    readonly to: string;
    readonly seats: string;
  }) => `Ranks ${from} to ${to}: ${seats}`,
  /** The content of the drawing in words, for screen readers. */
  summary: ({ seats, rank }: { readonly seats: string; readonly rank: string }) =>
    `${seats} by the rank at which they may close, and your rank ${rank}. The list has each of them.`,
};
