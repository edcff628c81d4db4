export { PlanCard } from './PlanCard.tsx';
export type { PlanCardProps } from './PlanCard.tsx';
export type { PlanCardMessages } from './messages.ts';
