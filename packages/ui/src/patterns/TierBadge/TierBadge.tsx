import { disc, tier as tierStyle } from './TierBadge.css.ts';
import { piePath, tierVariants, type TierName } from './tierVariants.ts';

export interface TierBadgeProps {
  /** The chance. */
  readonly tier: TierName;
}

/** A chance by word, colour and shape: a disc that is the fuller the better it stands. */
export const TierBadge = ({ tier }: TierBadgeProps) => {
  const { tone, share } = tierVariants[tier];
  return (
    <span className={tierStyle({ tone })} data-tier={tier}>
      <svg className={disc} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d={piePath(share)} fill="currentColor" />
      </svg>
      {tier}
    </span>
  );
};
