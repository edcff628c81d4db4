import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  /** What belongs together. */
  readonly children: ReactNode;
  /** The element it is; an `article` makes sense alone. @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Space inside. @default 'roomy' */
  readonly padding?: 'none' | 'compact' | 'roomy';
  /** Whether it lifts off the page. @default false */
  readonly raised?: boolean;
  /** The id of the heading that names it. */
  readonly labelledBy?: string;
}

/** A sheet for things that belong together. */
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
