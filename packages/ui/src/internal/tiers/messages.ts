import type { TierName } from './tierVariants.ts';

/** The built-in messages of TierBadge: what each tier is called. */
export const tierBadgeMessages: Readonly<Record<TierName, string>> = {
  'Very Likely': 'Very Likely',
  Likely: 'Likely',
  Possible: 'Possible',
  Unlikely: 'Unlikely',
};
