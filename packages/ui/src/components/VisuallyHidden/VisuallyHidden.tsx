import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Words for those who listen. */
  readonly children: ReactNode;
  /** The element it is. @default 'span' */
  readonly as?: 'span' | 'div' | 'caption' | 'h2';
  /** A name for others to refer to. */
  readonly id?: string;
}

/** Words that are read out and not seen. */
export const VisuallyHidden = ({ children, as: Element = 'span', id }: VisuallyHiddenProps) => (
  <Element className={hidden} id={id}>
    {children}
  </Element>
);
