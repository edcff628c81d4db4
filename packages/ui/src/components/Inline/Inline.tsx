import type { ReactNode } from 'react';
import { gaps, type Gap } from '../../css/gap.css.ts';
import { dottedRow, inline } from './Inline.css.ts';

export interface InlineProps {
  /** The content of the row. */
  readonly children: ReactNode;
  /** The gap between children and between wrapped rows. @default 'sm' */
  readonly gap?: Gap;
  /** The alignment of the children across the row. @default 'center' */
  readonly align?: 'start' | 'center' | 'baseline' | 'end';
  /** The distribution of the children along the row. @default 'start' */
  readonly justify?: 'start' | 'center' | 'between' | 'end';
  /** Whether the row wraps. @default true */
  readonly wrap?: boolean;
  /** Whether dots instead of gaps separate the children, for facts of one line. @default false */
  readonly dotted?: boolean;
  /** The element to render. @default 'div' */
  readonly as?: 'div' | 'ul' | 'span';
}

/** A horizontal layout that wraps. */
export const Inline = ({
  children,
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  dotted = false,
  as: Element = 'div',
}: InlineProps) => (
  <Element className={dotted ? dottedRow : `${inline({ align, justify, wrap })} ${gaps[gap]}`}>
    {children}
  </Element>
);
