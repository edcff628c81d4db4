export { TierBadge } from './TierBadge.tsx';
export type { TierBadgeProps } from './TierBadge.tsx';
export { tierNames } from './tierVariants.ts';
export type { TierName } from './tierVariants.ts';
