import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  /** What belongs together. */
  readonly children: ReactNode;
}

export const Card = ({ children }: CardProps) => <div className={card}>{children}</div>;
