import type { ReactNode } from 'react';
import { gaps, type Gap } from '../../css/gap.css.ts';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** The cells. */
  readonly children: ReactNode;
  /** The number of columns on wide screens (phones have one, tablets two at most), or 'fill' for as many as fit. @default 'fill' */
  readonly columns?: 2 | 3 | 4 | 'fill';
  /** The gap between cells. @default 'md' */
  readonly gap?: Gap;
  /** The element to render; lists take `li` children. @default 'div' */
  readonly as?: 'div' | 'ul';
}

/** Cells of equal width. */
export const Grid = ({
  children,
  columns = 'fill',
  gap = 'md',
  as: Element = 'div',
}: GridProps) => <Element className={`${grid({ columns })} ${gaps[gap]}`}>{children}</Element>;
