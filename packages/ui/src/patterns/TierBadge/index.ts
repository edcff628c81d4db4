export { TierBadge } from './TierBadge.tsx';
export type { TierBadgeProps } from './TierBadge.tsx';
export { tierNames } from './tierLook.ts';
export type { TierName } from './tierLook.ts';
