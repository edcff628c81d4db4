import type { TierName } from './tierVariants.ts';

/** The built-in messages of TierBadge: the names of the tiers. */
export const tierBadgeMessages: Readonly<Record<TierName, string>> = {
  'Very Likely': 'Very Likely',
  Likely: 'Likely',
  Possible: 'Possible',
  Unlikely: 'Unlikely',
};
