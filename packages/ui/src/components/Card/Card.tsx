import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  /** The content. */
  readonly children: ReactNode;
  /** The element to render; use `article` for self-contained content. @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** The padding. @default 'roomy' */
  readonly padding?: 'none' | 'compact' | 'roomy';
  /** Whether the card has a shadow. @default false */
  readonly raised?: boolean;
  /** The id of the heading that names the card. */
  readonly labelledBy?: string;
}

/** A surface that groups related content. */
export const Card = ({
  children,
  as: Element = 'div',
  padding = 'roomy',
  raised = false,
  labelledBy,
}: CardProps) => (
  <Element className={card({ padding, raised })} aria-labelledby={labelledBy}>
    {children}
  </Element>
);
