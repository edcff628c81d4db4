export { ProfileCard } from './ProfileCard.tsx';
export type { ProfileCardProps } from './ProfileCard.tsx';
