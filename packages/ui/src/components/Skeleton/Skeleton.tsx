import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will come: a line of text, a short one, a card, a round picture. @default 'line' */
  readonly shape?: 'line' | 'short' | 'block' | 'round';
}

/** Keeps the place of what is on its way. The region around it says that it is busy. */
export const Skeleton = ({ shape = 'line' }: SkeletonProps) => (
  <span className={skeleton({ shape })} aria-hidden="true" />
);
