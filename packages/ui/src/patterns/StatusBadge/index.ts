export { StatusBadge } from './StatusBadge.tsx';
export type { StatusBadgeProps } from './StatusBadge.tsx';
export type { StatusBadgeMessages } from './messages.ts';
