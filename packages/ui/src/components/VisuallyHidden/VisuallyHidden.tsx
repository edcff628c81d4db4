import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The text for screen readers. */
  readonly children: ReactNode;
  /** The element to render. @default 'span' */
  readonly as?: 'span' | 'div' | 'caption' | 'h2';
  /** The DOM id. */
  readonly id?: string;
}

/** Text that only screen readers perceive. */
export const VisuallyHidden = ({ children, as: Element = 'span', id }: VisuallyHiddenProps) => (
  <Element className={hidden} id={id}>
    {children}
  </Element>
);
