import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of the loading content: a line of text, a short one, a card, a round image. @default 'line' */
  readonly shape?: 'line' | 'short' | 'block' | 'round';
}

/** A placeholder for loading content; the region around it must set `aria-busy`. */
export const Skeleton = ({ shape = 'line' }: SkeletonProps) => (
  <span className={skeleton({ shape })} aria-hidden="true" />
);
