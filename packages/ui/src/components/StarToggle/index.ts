export { StarToggle } from './StarToggle.tsx';
export type { StarToggleProps } from './StarToggle.tsx';
