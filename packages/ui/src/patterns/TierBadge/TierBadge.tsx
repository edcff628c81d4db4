import { useMessages } from '../../internal/useMessages.ts';
import { tierBadgeMessages } from '../../internal/tiers/messages.ts';
import { disc, tier as tierStyle } from './TierBadge.css.ts';
import { piePath, tierVariants, type TierName } from '../../internal/tiers/tierVariants.ts';

export interface TierBadgeProps {
  /** The tier of the chance. */
  readonly tier: TierName;
}

/** A badge for a chance by text, colour and shape: a better chance has a fuller disc. */
export const TierBadge = ({ tier }: TierBadgeProps) => {
  const messages = useMessages('TierBadge', tierBadgeMessages);
  const { tone, share } = tierVariants[tier];
  return (
    <span className={tierStyle({ tone })} data-tier={tier}>
      <svg className={disc} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d={piePath(share)} fill="currentColor" />
      </svg>
      {messages[tier]}
    </span>
  );
};
