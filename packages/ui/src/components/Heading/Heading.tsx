import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** The words. */
  readonly children: ReactNode;
  /** Its place in the outline of the page. */
  readonly level: 1 | 2 | 3;
  /** How large it looks; independent of its place. @default 'display' for level 1, else 'title' */
  readonly size?: 'display' | 'title';
}

export const Heading = ({
  children,
  level,
  size = level === 1 ? 'display' : 'title',
}: HeadingProps) => {
  const Element = `h${level}` as const;
  return <Element className={heading({ size })}>{children}</Element>;
};
